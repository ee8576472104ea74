// The index is consistent over the whole demo: every count and best price matches the rows that it is derived from.
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { queryIndex } from './queries.ts'

const site = inject('site')
const PAGE = 1_000

/** Fetches all rows of an entity as of one block, page by page in the order of their ids. */
async function fetchAll<Row extends { readonly id: string }>(
  field: string,
  selection: string,
  block: number,
  where = '',
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (;;) {
    const after = rows.at(-1)?.id ?? '0x'
    const { page } = await queryIndex<{ page: readonly Row[] }>(
      site,
      `{ page: ${field}(first: ${PAGE}, orderBy: id, block: { number: ${block} }, where: { id_gt: "${after}" ${where} })
        { id ${selection} } }`,
    )
    rows.push(...page)
    if (page.length < PAGE) return rows
  }
}

interface Ref {
  readonly id: string
}
interface TokenRow extends Ref {
  readonly collection: Ref
  readonly owner: Ref | null
  readonly standard: string
  readonly supply: string
  readonly ownerCount: number
  readonly liveAskCount: number
  readonly bestAsk: Ref | null
  readonly saleCount: number
}
interface OrderRow extends Ref {
  readonly token: Ref | null
  readonly live: boolean
  readonly side: string | null
  readonly scope: string
  readonly status: string
  readonly makerHolds: boolean
  readonly makerApproved: boolean
}
interface BalanceRow extends Ref {
  readonly token: Ref
  readonly account: Ref
  readonly amount: string
}
interface CollectionRow extends Ref {
  readonly tokenCount: number
  readonly listedCount: number
  readonly ownerCount: number
  readonly saleCount: number
}
interface SaleRow extends Ref {
  readonly token: Ref
  readonly collection: Ref
  readonly price: string
  readonly proceeds: string
  readonly royaltyAmount: string
  readonly feeAmount: string
}

const tally = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

let tokens: readonly TokenRow[]
let orders: readonly OrderRow[]
let balances: readonly BalanceRow[]
let collections: readonly CollectionRow[]
let sales: readonly SaleRow[]

beforeAll(async () => {
  const { _meta } = await queryIndex<{ _meta: { block: { number: number } } }>(
    site,
    '{ _meta { block { number } } }',
  )
  const block = _meta.block.number
  tokens = await fetchAll(
    'tokens',
    'collection { id } owner { id } standard supply ownerCount liveAskCount bestAsk { id } saleCount',
    block,
  )
  orders = await fetchAll('orders', 'token { id } live side scope status makerHolds makerApproved', block)
  balances = await fetchAll('balances', 'token { id } account { id } amount', block, 'amount_gt: "0"')
  collections = await fetchAll('collections', 'tokenCount listedCount ownerCount saleCount', block)
  sales = await fetchAll(
    'sales',
    'token { id } collection { id } price proceeds royaltyAmount feeAmount',
    block,
  )
})

describe('the index of the demo', () => {
  it('has at least as many tokens, listings and sales as the demo should', () => {
    expect(tokens.length).toBeGreaterThanOrEqual(400)
    expect(collections.length).toBeGreaterThanOrEqual(3)
    expect(orders.filter(({ live, side }) => live && side === 'ASK').length).toBeGreaterThanOrEqual(120)
    expect(sales.length).toBeGreaterThan(0)
  })

  it('counts the live listings of every token, and names a best one exactly where there is one', () => {
    const liveListings = orders.filter(({ live, side, scope }) => live && side === 'ASK' && scope === 'ITEM')
    const counts = tally(liveListings.map(({ token }) => token?.id ?? ''))
    const live = new Set(liveListings.map(({ id }) => id))
    const wrong = tokens.filter(
      ({ id, liveAskCount, bestAsk }) =>
        liveAskCount !== (counts.get(id) ?? 0) ||
        (bestAsk === null) !== (liveAskCount === 0) ||
        (bestAsk !== null && !live.has(bestAsk.id)),
    )
    expect(wrong).toEqual([])
  })

  it('marks no order as live whose own fields say otherwise', () => {
    const wrong = orders.filter(
      ({ live, status, makerHolds, makerApproved }) =>
        live && !(['OPEN', 'PARTIAL'].includes(status) && makerHolds && makerApproved),
    )
    expect(wrong).toEqual([])
  })

  it('has balances that match the supply, the number of holders and the owner of each token', () => {
    const held = new Map<string, BalanceRow[]>()
    for (const balance of balances) {
      held.set(balance.token.id, [...(held.get(balance.token.id) ?? []), balance])
    }
    const wrong = tokens.filter(({ id, supply, ownerCount, owner, standard }) => {
      const holders = held.get(id) ?? []
      const sum = holders.reduce((total, { amount }) => total + BigInt(amount), 0n)
      const owned = standard === 'ERC721' && owner !== null ? owner.id === holders[0]?.account.id : true
      return sum !== BigInt(supply) || holders.length !== ownerCount || !owned
    })
    expect(wrong).toEqual([])
  })

  it('counts the tokens, listed tokens, owners and sales of every collection', () => {
    const wrong = collections.flatMap(({ id, tokenCount, listedCount, ownerCount, saleCount }) => {
      const own = tokens.filter(({ collection, supply }) => collection.id === id && supply !== '0')
      const ids = new Set(own.map((token) => token.id))
      const owners = new Set(
        balances.filter(({ token }) => ids.has(token.id)).map(({ account }) => account.id),
      )
      const counted = {
        tokenCount: own.length,
        listedCount: own.filter(({ liveAskCount }) => liveAskCount > 0).length,
        ownerCount: owners.size,
        saleCount: sales.filter(({ collection }) => collection.id === id).length,
      }
      const stored = { tokenCount, listedCount, ownerCount, saleCount }
      return JSON.stringify(counted) === JSON.stringify(stored) ? [] : [{ id, counted, stored }]
    })
    expect(wrong).toEqual([])
  })

  it('splits the price of every sale without a remainder', () => {
    const wrong = sales.filter(
      ({ price, proceeds, royaltyAmount, feeAmount }) =>
        BigInt(proceeds) + BigInt(royaltyAmount) + BigInt(feeAmount) !== BigInt(price),
    )
    expect(wrong).toEqual([])
  })
})
