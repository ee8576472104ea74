// Tests that Seaport 1.6 is recognized as on public chains: deployed from the creation code that its address commits to.
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCreate2Address, keccak256 } from 'ethers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callRpc } from '../../local/chain/json-rpc.ts'
import { anvil } from '../../local/process/anvil.ts'
import { findPrograms } from '../../subgraph/manifest/program.ts'
import { startPart, type ManagedProcess } from '../../local/process/managed-process.ts'
import { freePort, LOOPBACK } from '../../local/process/ports.ts'
import { CONDUIT_CONTROLLER, CONDUITS, SEAPORT, ZERO_BYTES32 } from '../../src/seaport/contracts.ts'
import { isSeaportCode, seaportCodeHash } from '../../src/seaport/seaportCode.ts'
import type { Hex } from '../../src/seaport/types.ts'
import {
  CONDUIT_CODE_HASH,
  deployCanonicalSeaport,
  FACTORY,
  SALT,
  seaportCreationCode,
} from '../support/canonicalSeaport.ts'

let directory: string

beforeAll(async () => {
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
    return await deployCanonicalSeaport(url)
  } finally {
    await node.stop()
  }
}

const isKnownCode = (code: Hex, chainId: number) => isSeaportCode(seaportCodeHash(code, chainId), chainId)

test('the address of Seaport commits to this creation code', () => {
  expect(getCreate2Address(FACTORY, SALT, keccak256(seaportCreationCode())).toLowerCase()).toBe(SEAPORT)
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
