// Tests `npm start -- --fork`: from a contract's address on a chain that isn't the local stack's, behind a node as public
// ones are, to a purchase on the fork. operator.test.ts has a start with `--rpc`; what a start refuses, and with what
// message, is shown by start-options.test.ts and foreignChainProbe.test.ts.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Interface, ZeroAddress } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { freePort } from '../../local/process/ports.ts'
import {
  encodeBasic,
  encodeValidate,
  ItemType,
  openOrder,
  type OrderParameters,
  OrderType,
} from '../../local/seed/orders.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import { isSeaportCode, seaportCodeHash } from '../../src/seaport/seaportCode.ts'
import type { Hex } from '../../src/seaport/types.ts'
import { queryIndex } from '../e2e/queries.ts'
import { fetchPageConfig, npmRun, nothingLeft } from './command.ts'
import { type ForeignChain, startForeignChain } from '../support/foreignChain.ts'
import { type PublicRpc, startPublicRpc } from '../support/publicRpc.ts'

/** Transfers in the past of the chain; operator.test.ts has more. */
const EVENTS = 200
const PRICE = 10n ** 18n

/** Only ends what hangs: page and mappings are built by the first start, which takes minutes on a busy machine. */
const START_MS = 900_000

let chain: ForeignChain
let publicRpc: PublicRpc
let stateDirectory: string

beforeAll(async () => {
  chain = await startForeignChain({ events: EVENTS, keepsGoing: true })
  publicRpc = await startPublicRpc({ rpcUrl: chain.rpcUrl, pauseEvery: 50 })
  stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-network-'))
})
afterAll(async () => {
  await publicRpc.stop()
  await chain.stop()
  await rm(stateDirectory, { recursive: true, force: true })
})

const COLLECTIONS = '{ collections(orderBy: tokenCount) { id } }'

/** An order of the first account's item 1 for one coin, open to anyone. */
const listing = (seconds: number): OrderParameters => {
  const [seller] = chain.accounts
  const price = { itemType: ItemType.Native, token: ZeroAddress as Hex, identifierOrCriteria: 0n }
  return openOrder({
    offerer: seller,
    offer: [
      {
        itemType: ItemType.ERC721,
        token: chain.items.address,
        identifierOrCriteria: 1n,
        startAmount: 1n,
        endAmount: 1n,
      },
    ],
    consideration: [{ ...price, startAmount: PRICE, endAmount: PRICE, recipient: seller }],
    orderType: OrderType.FullOpen,
    startTime: seconds,
    endTime: seconds + 30 * 86_400,
    salt: 1n,
  })
}

test(
  'npm start -- --fork serves a wallet with test funds, which buys a listing of the public chain',
  { timeout: START_MS },
  async () => {
    Object.assign(publicRpc.limits, { batchSize: 0 })
    const [seller] = chain.accounts
    const { timestampSeconds } = await readLatestBlock(chain.rpcUrl)
    const order = listing(timestampSeconds)
    const operator = new Interface(['function setApprovalForAll(address operator, bool approved)'])
    await chain.send(seller, { ...chain.items, abi: operator }, 'setApprovalForAll', [SEAPORT, true])
    await chain.transact(seller, SEAPORT, encodeValidate([order]))

    const command = npmRun(
      [
        ...['start', '--', '--fork', publicRpc.url, '--name', 'Harbor', '--collection'],
        [chain.items, chain.editions, chain.bells].map(({ address }) => address).join(','),
        // The editions are older.
        ...['--from-block', String(chain.items.block)],
      ],
      { stateDirectory, port: await freePort() },
    )
    try {
      const stack = await command.ready(START_MS - 300_000)
      expect(await queryIndex(stack, COLLECTIONS)).toMatchObject({
        collections: [{}, {}, { id: chain.items.address }],
      })
      const { network, demoWallet } = await fetchPageConfig(stack.webUrl)
      // No wallet can take the fork for the public chain, and Seaport is the real one on the fork's own chain ID.
      expect(network).toMatchObject({ chainId: 31_337, explorerUrl: null })
      const code = (await callRpc(stack.rpcUrl, 'eth_getCode', [SEAPORT, 'latest'])) as Hex
      expect(isSeaportCode(seaportCodeHash(code, 31_337), 31_337)).toBe(true)
      const buyer = demoWallet?.accounts[0]?.address as Hex
      expect(await callRpc(stack.rpcUrl, 'eth_accounts')).toContain(buyer)
      expect(await callRpc(stack.rpcUrl, 'eth_getBalance', [buyer, 'latest'])).toBe(
        `0x${(10_000n * 10n ** 18n).toString(16)}`,
      )
      expect(await callRpc(stack.rpcUrl, 'eth_getCode', [buyer, 'latest'])).toBe('0x')

      const token = `{ tokens(where: { collection: "${chain.items.address}", tokenId: 1 }) { owner { id } } }`
      const purchase = {
        from: buyer,
        to: SEAPORT,
        data: encodeBasic(order),
        value: `0x${PRICE.toString(16)}`,
      }
      await callRpc(stack.rpcUrl, 'eth_sendTransaction', [purchase])
      await expect
        .poll(() => queryIndex(stack, token), { timeout: 240_000 })
        .toEqual({ tokens: [{ owner: { id: buyer } }] })
      // Nothing happened on the public chain.
      const owner = new Interface(['function ownerOf(uint256) view returns (address)'])
      const call = { to: chain.items.address, data: owner.encodeFunctionData('ownerOf', [1]) }
      const result = (await chain.rpc('eth_call', [call, 'latest'])) as string
      expect(String(owner.decodeFunctionResult('ownerOf', result)[0]).toLowerCase()).toBe(seller)
    } finally {
      command.interrupt()
    }
    expect(await command.ended).toBe(0)
    await nothingLeft(stateDirectory)
  },
)
