// Taking things back on real Seaport: several orders, all of them, and approvals.
import { checksTexts } from '../../src/messages/en/checks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'
import type { Wei } from '../../src/domain/wei.ts'
import {
  prepareApproval,
  prepareRevoke,
  fetchGrantedApprovals,
  type Approval,
} from '../../src/seaport/approvals.ts'
import { prepareBuy } from '../../src/seaport/buy.ts'
import { prepareCancel, prepareCancelAll } from '../../src/seaport/cancel.ts'
import { SEAPORT } from '../../src/seaport/contracts.ts'
import type { ShownOrder } from '../../src/seaport/shownOrder.ts'
import type { MarketConfig, MarketStep } from '../../src/seaport/types.ts'
import { tokenIdFromBigInt } from '../../src/domain/tokenId.ts'
import { startMarketChain, type MarketChain, type Token } from './market/fixture.ts'
import { listFor } from './market/listFor.ts'

const ETHER = 10n ** 18n
const DAY = 86_400

let chain: MarketChain
let objects: Token
let coin: Token
let accounts: { maker: Address; buyer: Address; artist: Address; stranger: Address }
let config: MarketConfig
let nextId = 1n

beforeAll(async () => {
  chain = await startMarketChain()
  const [maker, buyer, artist, stranger] = chain.accounts as [Address, Address, Address, Address]
  accounts = { maker, buyer, artist, stranger }
  objects = await chain.deploy('Objects', [artist, 500])
  coin = await chain.deploy('Coin')
  const currencies = [{ address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }]
  config = { chainId: 31337, currencies, fee: null }
})

afterAll(() => chain.stop())

async function list() {
  const id = nextId++
  await objects.send(accounts.maker, 'mint', [accounts.maker, id])
  const { order } = await listFor(chain, {
    send: chain.send,
    config,
    seller: accounts.maker,
    item: { standard: 'ERC721', token: objects.address, identifier: id },
    quantity: 1n,
    unitPrice: ETHER,
    currency: ZERO_ADDRESS,
    expiresAtSeconds: (await chain.now()) + DAY,
  })
  return { id, order }
}

type Listed = Awaited<ReturnType<typeof list>>

async function buying({ id, order }: Listed, buyer = accounts.buyer) {
  return prepareBuy({
    send: chain.send,
    config,
    order,
    buyer,
    shown: {
      collection: objects.address,
      tokenId: tokenIdFromBigInt(id),
      standard: 'ERC721',
      currency: ZERO_ADDRESS,
      quantity: 1n,
      total: ETHER as Wei,
    },
  })
}

const cancel = (some: readonly Listed[], maker = accounts.maker) =>
  prepareCancel({ send: chain.send, config, orders: some.map(({ order }) => order), maker })

async function sendFirst(
  from: Address,
  outcome:
    | { status: 'executable'; plan: { steps: readonly [MarketStep, ...MarketStep[]] } }
    | { status: 'refused'; code: string },
) {
  if (outcome.status !== 'executable') throw new Error(`refused: ${outcome.code}`)
  const receipt = await chain.transact(from, outcome.plan.steps[0].call)
  expect(receipt.status).toBe('0x1')
}

describe('canceling', () => {
  test('cancels several orders in one transaction, and leaves out those that are already closed', async () => {
    const [sold, first, second, kept] = [await list(), await list(), await list(), await list()]
    const purchase = await buying(sold)
    if (purchase.status !== 'executable') throw new Error('not bought')
    await chain.transact(accounts.buyer, purchase.plan.steps[0].call)
    const verdict = await cancel([sold, first, second])
    expect(verdict.leftOut.map(({ because }) => because.code)).toEqual(['already-sold'])
    await sendFirst(accounts.maker, verdict.outcome)
    expect(await buying(first)).toMatchObject({ code: 'canceled' })
    expect(await buying(second)).toMatchObject({ code: 'canceled' })
    expect(await buying(kept)).toMatchObject({ status: 'executable' })
    expect((await cancel([sold, first])).outcome).toMatchObject({ code: 'nothing-to-cancel' })
  })

  test("cancels only the maker's own orders", async () => {
    const one = await list()
    const verdict = await cancel([one], accounts.stranger)
    expect(verdict.leftOut.map(({ because }) => because.code)).toEqual(['not-maker'])
    expect(verdict.outcome).toMatchObject({ code: 'not-maker' })
  })

  test('cancels no order while one of them can’t be verified as closed', async () => {
    const [fine, bent] = [await list(), await list()]
    const { orderHash } = fine.order
    const orders = [fine.order, { ...bent.order, salt: '1' }]
    const verdict = await prepareCancel({ send: chain.send, config, orders, maker: accounts.maker })
    expect(verdict.outcome).toMatchObject({ status: 'refused', code: 'hash-mismatch' })
    expect(verdict.leftOut.map((one) => one.orderHash)).not.toContain(orderHash)
  })

  test('stops when a closed order replaces the one that is shown, and continues when the page shows the closed one', async () => {
    const [closed, standing] = [await list(), await list()]
    await sendFirst(accounts.maker, (await cancel([closed])).outcome)
    const toShownOrder = ({ id }: Listed): ShownOrder => ({
      goods: [{ token: objects.address, wanted: { kind: 'token', identifier: id }, quantity: 1n }],
      currency: ZERO_ADDRESS,
      startPrice: ETHER as Wei,
      endPrice: ETHER as Wei,
    })
    const prepare = ({ order }: Listed, shown: ShownOrder) =>
      prepareCancel({ send: chain.send, config, orders: [order], shown: [shown], maker: accounts.maker })
    expect((await prepare(closed, toShownOrder(standing))).outcome).toMatchObject({
      check: 'item',
      code: 'other-item',
      sentence: checksTexts.cancelRefusals['other-item']({ kind: 'listing' }),
    })
    const cheaper = { ...toShownOrder(standing), startPrice: 1n as Wei, endPrice: 1n as Wei }
    expect((await prepare(standing, cheaper)).outcome).toMatchObject({
      check: 'price',
      code: 'price-differs',
    })
    await sendFirst(accounts.maker, (await prepare(standing, toShownOrder(standing))).outcome)
    expect(await buying(standing)).toMatchObject({ code: 'canceled' })
  })

  test('canceling everything voids orders that the index lacks, and no later order', async () => {
    const [first, second] = [await list(), await list()]
    await sendFirst(
      accounts.maker,
      await prepareCancelAll({ send: chain.send, config, maker: accounts.maker }),
    )
    expect(await buying(first)).toMatchObject({ code: 'counter-raised' })
    expect(await buying(second)).toMatchObject({ code: 'counter-raised' })
    expect(await buying(await list())).toMatchObject({ status: 'executable' })
  })
})

describe('approvals', () => {
  test('are read from the chain, and can be revoked while they are in force', async () => {
    const { id } = await list()
    await objects.send(accounts.maker, 'approve', [accounts.stranger, id])
    await objects.send(accounts.maker, 'setApprovalForAll', [SEAPORT, true])
    await coin.send(accounts.maker, 'approve', [SEAPORT, 12n])
    const candidates: Approval[] = [
      { kind: 'collection', contract: objects.address, operator: SEAPORT },
      { kind: 'collection', contract: objects.address, operator: accounts.stranger },
      { kind: 'token', contract: objects.address, operator: accounts.stranger, identifier: id },
      { kind: 'currency', contract: coin.address, operator: SEAPORT },
      { kind: 'currency', contract: coin.address, operator: accounts.stranger },
    ]
    const read = () => fetchGrantedApprovals({ send: chain.send, config, owner: accounts.maker, candidates })
    expect(await read()).toEqual([
      { approval: candidates[0], amount: null, trades: true, isRead: true },
      { approval: candidates[2], amount: null, trades: false, isRead: true },
      { approval: candidates[3], amount: 12n, trades: true, isRead: true },
    ])
    for (const { approval } of await read()) {
      const request = { send: chain.send, config, owner: accounts.maker, approval }
      await sendFirst(accounts.maker, await prepareRevoke(request))
      expect(await prepareRevoke(request)).toMatchObject({ code: 'nothing-to-revoke' })
    }
    expect(await read()).toEqual([])
  })

  test('can be granted again for collections that lack them, and only to contracts that trade here', async () => {
    const listed = await list()
    const { maker: owner, stranger } = accounts
    await objects.send(owner, 'setApprovalForAll', [SEAPORT, false])
    expect(await buying(listed)).toMatchObject({ code: 'approval-revoked' })
    const collections = [objects.address]
    const request = {
      send: chain.send,
      config,
      owner,
      operator: SEAPORT,
      operatorName: 'Seaport',
      collections,
    }
    await sendFirst(owner, await prepareApproval(request))
    expect(await buying(listed)).toMatchObject({ status: 'executable' })
    expect(await prepareApproval(request)).toMatchObject({ status: 'refused', code: 'nothing-to-allow' })
    await expect(prepareApproval({ ...request, operator: stranger })).rejects.toThrow(RangeError)
  })
})
