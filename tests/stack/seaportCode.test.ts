// Tests that Seaport 1.6 is recognized as on public chains: deployed from the creation code that its address commits to.
//
// `market/seaport-1.6.creation.hex` is that code with its constructor argument: seaport-core 1.6.6 compiled by solc
// 0.8.24 (via IR, 4,294,967,295 optimizer runs, Cancun, no metadata hash). Seaport is MIT, by its contributors:
// https://github.com/ProjectOpenSea/seaport-core. It needs no trust, because its hash determines the address.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { concat, getCreate2Address, keccak256 } from 'ethers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { anvil, findPrograms } from '../../local/process/executable.ts'
import { startPart, type ManagedProcess } from '../../local/process/managed-process.ts'
import { freePort, LOOPBACK } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import { CONDUIT_CONTROLLER, CONDUITS, SEAPORT, ZERO_BYTES32 } from '../../src/market/contracts.ts'
import { isSeaport, seaportCodeHash } from '../../src/market/seaportCode.ts'
import type { Hex } from '../../src/market/types.ts'

/** The factory and the salt of https://etherscan.io/tx/0x926e958d5919f0089f47a353b0a8a211bd858abb20348261d41672d77fa7c6a0 */
const FACTORY = '0x0000000000FFe8B47B3e2130213B802212439497'
const SALT = '0x0000000000000000000000000000000000000000d738b7f0bb99901b1c83f249'

/** Keccak-256 of a conduit's creation code, which Seaport reads from the controller and keeps. */
const CONDUIT_CODE_HASH = '0x023d904f2503c37127200ca07b976c3a53cc562623f67023115bf311f5805059'

/** Creates the calldata's second part with its first 32 bytes as salt. */
const BARE_FACTORY = '0x6020360360206000376000356020360360006000f560005260206000f3'

/** Returns the conduit's code hash and another word for any call. */
const BARE_CONTROLLER = concat(['0x7f', CONDUIT_CODE_HASH, '0x600052600160205260406000f3'])

let creation: string
let directory: string

beforeAll(async () => {
  creation = (await readFile(new URL('./market/seaport-1.6.creation.hex', import.meta.url), 'utf8')).trim()
  directory = await mkdtemp(join(tmpdir(), 'vitrine-seaport-'))
  await mkdir(join(directory, 'logs'))
})

afterAll(() => rm(directory, { recursive: true, force: true }))

interface ChainOptions {
  readonly chainId: number
  readonly hardfork: 'shanghai' | 'cancun' | 'prague'
}

/** Deploys Seaport on a new chain, and returns the code at its address. */
async function deploySeaport({ chainId, hardfork }: ChainOptions): Promise<Hex> {
  const port = await freePort()
  const url = `http://${LOOPBACK}:${port}`
  const node: ManagedProcess = await startPart(
    {
      name: 'Chain (anvil)',
      command: findPrograms([anvil])['anvil'] ?? '',
      args: [
        '--host',
        LOOPBACK,
        '--port',
        `${port}`,
        '--chain-id',
        `${chainId}`,
        '--hardfork',
        hardfork,
        '--quiet',
      ],
      stateDirectory: directory,
      logFile: join(directory, 'logs', `${chainId}-${hardfork}.log`),
      env: { HOME: directory },
      stop: [{ signal: 'SIGKILL', graceMs: 3_000 }],
    },
    async () => (await callRpc(url, 'eth_chainId', [], { timeoutMs: 2_000 })) !== undefined,
    { what: 'the chain to answer', timeoutMs: 30_000, intervalMs: 20 },
  )
  try {
    await callRpc(url, 'anvil_setCode', [FACTORY, BARE_FACTORY])
    await callRpc(url, 'anvil_setCode', [CONDUIT_CONTROLLER, BARE_CONTROLLER])
    const [from] = (await callRpc(url, 'eth_accounts')) as string[]
    const transaction = { from, to: FACTORY, data: concat([SALT, creation]), gas: '0x1c9c380' }
    const hash = await callRpc(url, 'eth_sendTransaction', [transaction])
    await waitFor(async () => (await callRpc(url, 'eth_getTransactionReceipt', [hash])) ?? undefined, {
      what: 'the deployment',
      timeoutMs: 10_000,
      intervalMs: 5,
    })
    return (await callRpc(url, 'eth_getCode', [SEAPORT, 'latest'])) as Hex
  } finally {
    await node.stop()
  }
}

const isKnownCode = (code: Hex, chainId: number) => isSeaport(seaportCodeHash(code, chainId), chainId)

test('the address of Seaport commits to this creation code', () => {
  expect(getCreate2Address(FACTORY, SALT, keccak256(creation)).toLowerCase()).toBe(SEAPORT)
})

test('the address of OpenSea’s conduit commits to the conduit’s code hash', () => {
  const [[zeroKey, direct] = [], [key, conduit] = []] = [...CONDUITS]
  expect([zeroKey, direct]).toEqual([ZERO_BYTES32, SEAPORT])
  if (key === undefined) throw new Error('There is no conduit.')
  expect(getCreate2Address(CONDUIT_CONTROLLER, key, CONDUIT_CODE_HASH).toLowerCase()).toBe(conduit)
})

describe('the deployed code', () => {
  test.each<ChainOptions>([
    { chainId: 1, hardfork: 'cancun' },
    { chainId: 1, hardfork: 'shanghai' },
    { chainId: 8_453, hardfork: 'prague' },
    { chainId: 31_337, hardfork: 'cancun' },
  ])('is recognized on chain $chainId ($hardfork) and on no other', async (options) => {
    const code = await deploySeaport(options)
    expect(isKnownCode(code, options.chainId)).toBe(true)
    expect(isKnownCode(code, options.chainId + 1)).toBe(false)
  })

  test('is not recognized when any of its bytes is replaced', async () => {
    const code = await deploySeaport({ chainId: 1, hardfork: 'cancun' })
    const bytes = Buffer.from(code.slice(2), 'hex')
    // The words that the constructor set are few, so half of the runs change one of them.
    const words = [15_389, 15_427, 1_229, 7_655, 10_007, 10_076, 12_452, 12_545, 12_638]
    const place = fc.oneof(
      fc.integer({ min: 0, max: bytes.length - 1 }),
      fc.tuple(fc.constantFrom(...words), fc.integer({ min: 0, max: 31 })).map(([word, byte]) => word + byte),
    )
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, change) => {
        const other = Buffer.from(bytes)
        other.writeUInt8((other[at] ?? 0) ^ change, at)
        expect(isKnownCode(`0x${other.toString('hex')}`, 1)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test.each(['0x', '0x5f5ffd', ZERO_BYTES32] as const)('is not %s', (code) => {
    expect(isKnownCode(code, 1)).toBe(false)
  })
})
