// Transactions that are mined and change nothing, on a real chain: what the store says of them, and what the chain says.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readLatestBlock } from '../../local/chain/json-rpc.ts'
import type { Address } from '../../src/domain/address.ts'
import { parseTxHash } from '../../src/domain/hashes.ts'
import type { SendBatch } from '../../src/domain/rpc.ts'
import type { Wei } from '../../src/domain/wei.ts'
import { prepareApproval, prepareRevoke, type Approval } from '../../src/seaport/approvals.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { prepareCancel, prepareCancelAll } from '../../src/seaport/cancel.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import { prepareCover } from '../../src/seaport/offers/cover.ts'
import { prepareWrap, type WrapDirection } from '../../src/seaport/wrapping.ts'
import { currentTranslate } from '../../src/messages/translate.ts'
import { toPrepared } from '../../src/trading/dialog/verdicts.ts'
import type { Prepared, WriteDefinition } from '../../src/transactions/definition.ts'
import { createTransactionLog } from '../../src/transactions/log.ts'
import { isSettled } from '../../src/transactions/machine.ts'
import { createTransactionStore, type TransactionStore } from '../../src/transactions/store.ts'
import { createBrowser } from '../support/fakeTabs.ts'
import { intervals, waitForEntry } from '../support/writes.ts'
import type { Token } from './market/fixture.ts'
import { without } from './market/olderNode.ts'
import { openMarket, type Market } from './market/openMarket.ts'

const OPENSEA_CONDUIT = '0x1e0049783f008a0085193e00003d00cd54003c71' as Address
const ETHER = 10n ** 18n

let market: Market
let store: TransactionStore | undefined

beforeAll(async () => {
  market = await openMarket()
})

afterEach(() => store?.stop())
afterAll(() => market.chain.stop())

/** Runs a write to its end with a wallet that signs everything, and an index that is never behind. */
async function run(account: Address, prepare: () => Promise<Prepared>) {
  const { chain } = market
  const tab = createBrowser().openTab()
  store = createTransactionStore({
    chainId: 31337,
    send: chain.send,
    log: createTransactionLog(tab),
    fetchIndexedBlock: () => readLatestBlock(chain.rpcUrl),
    onIndexed: () => undefined,
    sign: async (_, { to, data, value }) => {
      const sent = { from: account, to, data, value: `0x${value.toString(16)}`, gas: '0x989680' }
      return parseTxHash(String(await chain.rpc('eth_sendTransaction', [sent])))
    },
    intervals,
    nowSeconds: () => Math.floor(Date.now() / 1000),
    locks: tab.locks,
  })
  store.resume()
  const definition: WriteDefinition = {
    key: 'write',
    account,
    describe: { title: 'Write', done: 'It is done.', path: '/' },
    prepare,
  }
  store.start(definition)
  const entry = await waitForEntry(store, (one) => one !== undefined && isSettled(one.state), 'write')
  const state = entry?.state
  const text =
    state?.status === 'contradicted' ? currentTranslate()(state.message) : (state?.status ?? 'missing')
  return text
}

/** Revokes an approval as its dialog does. */
const revoke = (approval: Approval) => {
  const { chain, config, people } = market
  return run(people.seller, async () => {
    const operatorName = approval.operator === SEAPORT ? 'Seaport' : 'OpenSea’s conduit'
    const verdict = await prepareRevoke({
      send: chain.send,
      config,
      owner: people.seller,
      approval,
      operatorName,
    })
    return toPrepared(verdict.status === 'executable' ? { ...verdict, passed: [] } : verdict, 'revoke')
  })
}

describe('fault: mined transaction without effect', () => {
  describe('an approval that is built into a contract', () => {
    test.each([
      ['for Seaport', SEAPORT, 'Seaport'],
      // As SeaDrop's tokens: https://github.com/Vectorized/solady/issues/489
      ['for OpenSea’s conduit', OPENSEA_CONDUIT, 'OpenSea’s conduit'],
    ])('%s isn’t called revoked', async (_, operator, name) => {
      const { seller } = market.people
      const token = await market.chain.deploy('Prewired', [operator])
      await token.send(seller, 'mint', [seller, 1n])
      const text = await revoke({ kind: 'collection', contract: token.address, operator })
      expect(text).toBe(
        `The transaction was confirmed, but the contract still says that ${name} may transfer your items. ` +
          'Approvals built into this contract can’t be revoked here.',
      )
      expect(await token.read('isApprovedForAll', [seller, operator])).toBe(1n)
    })

    test('an ordinary one is revoked', async () => {
      const { seller } = market.people
      await market.objects.send(seller, 'setApprovalForAll', [SEAPORT, true])
      const approval = { kind: 'collection', contract: market.objects.address, operator: SEAPORT } as const
      expect(await revoke(approval)).toBe('indexed')
      expect(await market.objects.read('isApprovedForAll', [seller, SEAPORT])).toBe(0n)
    })

    test('one that the contract doesn’t keep isn’t called given', async () => {
      const { chain, config, people } = market
      const token = await chain.deploy('Deaf')
      const text = await run(people.seller, async () => {
        const verdict = await prepareApproval({
          send: chain.send,
          config,
          owner: people.seller,
          operator: SEAPORT,
          operatorName: 'Seaport',
          collections: [token.address],
        })
        return toPrepared(verdict.status === 'executable' ? { ...verdict, passed: [] } : verdict, 'approve')
      })
      expect(text).toMatch(/^The transaction was confirmed, but the contract still says that Seaport may not/)
    })
  })

  describe('an allowance that isn’t what was asked for', () => {
    const getCurrency = ({ address }: Token) => ({ address, symbol: 'BND', decimals: 18 })

    test('that is left after a revocation isn’t called revoked', async () => {
      const { seller } = market.people
      const coin = await market.chain.deploy('Bounded', [ETHER, 5n])
      await coin.send(seller, 'approve', [SEAPORT, 100n])
      const text = await revoke({ kind: 'currency', contract: coin.address, operator: SEAPORT })
      expect(text).toMatch(/^The transaction was confirmed, but the contract still lets Seaport spend/)
    })

    test.each([
      [
        'capped',
        'Bounded',
        [4n, 0n],
        /^The transaction was confirmed, but the contract lets Seaport spend less/,
      ],
      ['of 96 bits', 'Narrow', [], /^indexed$/],
      ['without an answer, like Tether’s', 'Stubborn', [], /^indexed$/],
    ] as const)('%s', async (_, name, values, expected) => {
      const { chain, config, people } = market
      const coin = await chain.deploy(name, values)
      await coin.send(people.buyer, 'mint', [people.buyer, ETHER])
      const text = await run(people.buyer, async () => {
        const verdict = await prepareCover({
          send: chain.send,
          config: { ...config, currencies: [...config.currencies, getCurrency(coin)] },
          buyer: people.buyer,
          currency: coin.address,
          needed: 10n as Wei,
          operator: SEAPORT,
          allowed: 10n as Wei,
        })
        return toPrepared(verdict, 'cover')
      })
      expect(text).toMatch(expected)
    })
  })

  describe('wrapping that keeps a part', () => {
    test.each<[string, 'Skimming' | 'Wrapped', WrapDirection, RegExp]>([
      ['a token that keeps a wei', 'Skimming', 'wrap', /^The transaction was confirmed, but your balance/],
      ['one to one', 'Wrapped', 'wrap', /^indexed$/],
      ['back, one to one', 'Wrapped', 'unwrap', /^indexed$/],
    ])('%s', async (_, name, direction, expected) => {
      const { chain, config, people } = market
      const coin = await chain.deploy(name)
      if (direction === 'unwrap') {
        await chain.transact(people.buyer, { to: coin.address, data: '0xd0e30db0', value: ETHER })
      }
      // A node that simulates nothing in turn leaves it to the state afterwards.
      const plain: SendBatch = without(
        ({ method, params }) => method === 'eth_simulateV1' || (method === 'eth_call' && params.length > 2),
        chain.send,
      )
      const text = await run(people.buyer, async () =>
        toPrepared(
          await prepareWrap({
            send: plain,
            config,
            account: people.buyer,
            currency: coin.address,
            direction,
            amount: 1_000n as Wei,
          }),
          'wrap',
        ),
      )
      expect(text).toMatch(expected)
    })
  })

  describe('orders on real Seaport', () => {
    test('a listing is published and canceled, and a counter raised, as the chain says', async () => {
      const { chain, config, people } = market
      const { order } = await market.list()
      const canceled = await run(people.seller, async () => {
        const { outcome } = await prepareCancel({
          send: chain.send,
          config,
          orders: [order],
          maker: people.seller,
        })
        return toPrepared(outcome, 'cancel')
      })
      expect(canceled).toBe('indexed')
      store?.stop()
      const raised = await run(people.seller, async () =>
        toPrepared(
          await prepareCancelAll({ send: chain.send, config, maker: people.seller }),
          'cancelEverything',
        ),
      )
      expect(raised).toBe('indexed')
    })

    test('a token that moves nothing isn’t called bought', async () => {
      const { chain, config, people } = market
      const token = await chain.deploy('Hollow')
      const { order, shown, id } = await market.list({ token })
      const text = await run(people.buyer, async () =>
        toPrepared(await prepareBuy({ send: chain.send, config, order, shown, buyer: people.buyer }), 'buy'),
      )
      expect(text).toBe(
        `The transaction was confirmed, but the contract doesn’t name you as the owner of #${id}.`,
      )
    })
  })
})
