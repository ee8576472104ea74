// Compares what depends on live orders: a token's best listing and offer, counts, and accounts' open orders.
import { type Comparison, type Row, reference } from './comparison.ts'
import { groupBy } from './groupBy.ts'
import type { History } from './history.ts'
import { tokenKey } from './ownership.ts'
import { type JudgedOrder, findBest, settled, unitEndPrice, unitPrice } from './orders/live.ts'
import { priceOfNow } from './orders/terms.ts'
import { type Orders, isOpen, countOpenItems } from './orders/states.ts'
import type { Item } from './events.ts'
import type { Hex } from './rpc.ts'
import { type Site, marketId, getUnit } from './site.ts'
import type { Snapshot } from './snapshot.ts'

export function checkListings(
  history: History,
  snapshot: Snapshot,
  orders: Orders,
  judged: ReadonlyMap<Hex, JudgedOrder>,
  site: Site,
  comparison: Comparison,
): void {
  const live = [...judged.values()].filter((order) => settled(order, snapshot.orders.get(order.state.hash)))
  const listings = byToken(live.filter(({ terms }) => terms.side === 'ASK'))
  const offers = byToken(live.filter(({ terms }) => terms.side === 'BID'))
  const bundled = countBundled(live)
  const context = { history, site, comparison }
  for (const row of snapshot.tokens.values()) {
    checkBestAsk(row, listings.get(row.id) ?? [], context)
    checkBestBid(row, offers.get(row.id) ?? [], context)
    const liveBundleCount = bundled.get(row.id) ?? 0
    comparison.fields('Token', row, { liveBundleCount }, `token ${row.id}`)
  }
  for (const [id, row] of snapshot.collections) {
    const listedCount = [...listings.keys()].filter((token) => token.startsWith(id)).length
    comparison.fields('Collection', row, { listedCount }, `collection ${id}`)
  }
  checkFloors(history, snapshot, live, site, comparison)
  checkAccounts(snapshot, orders, judged, comparison)
}

/**
 * Checks the lowest current price among live listings of single items, by market: the index's rows against the chain's
 * orders.
 */
function checkFloors(
  { head }: History,
  snapshot: Snapshot,
  live: readonly JudgedOrder[],
  site: Site,
  comparison: Comparison,
): void {
  const now = BigInt(head.timestamp)
  const lowest = (prices: readonly bigint[]) =>
    prices.reduce<bigint | null>((low, price) => (low === null || price < low ? price : low), null)
  const fromChain = groupBy(
    live.filter(({ terms }) => terms.side === 'ASK' && terms.scope === 'ITEM'),
    ({ terms }) => marketId(terms.collection ?? '0x', terms.currency, site),
  )
  const fromIndex = groupBy(
    [...snapshot.orders.values()].filter(
      (row) => row['live'] === true && row['side'] === 'ASK' && row['scope'] === 'ITEM',
    ),
    (row) => String(reference(row['market'])),
  )
  for (const [market] of snapshot.collectionMarkets) {
    const chain = (fromChain.get(market) ?? []).map(({ terms, state }) =>
      priceOfNow(terms, state.parameters, now),
    )
    const index = (fromIndex.get(market) ?? []).map((row) => {
      const amount = (field: string) => BigInt(row[field] as string)
      const times = { startTime: amount('startsAtSeconds'), endTime: amount('endsAtSeconds') }
      const terms = {
        startPrice: amount('startPrice'),
        endPrice: amount('endPrice'),
        quantity: amount('quantity'),
      }
      return priceOfNow(terms, times, now)
    })
    comparison.value({
      ...{ entity: 'Floor', id: market, field: 'price', where: `market ${market}` },
      ...{ index: lowest(index), chain: lowest(chain) },
    })
  }
}

/** Groups single-item orders by the entity id of their token. */
function byToken(orders: readonly JudgedOrder[]): ReadonlyMap<Hex, readonly JudgedOrder[]> {
  const single = orders.filter(({ terms }) => terms.scope === 'ITEM')
  return groupBy(single, ({ terms }) => {
    const [good] = terms.goods as [Item, ...Item[]]
    return tokenKey(good.token, good.identifier)
  })
}

/** Counts the items of live bundles by the entity id of their token. */
function countBundled(live: readonly JudgedOrder[]): ReadonlyMap<Hex, number> {
  const counts = new Map<Hex, number>()
  for (const { terms } of live) {
    if (terms.side !== 'ASK' || terms.scope !== 'BUNDLE') continue
    for (const { token, identifier } of terms.goods) {
      const key = tokenKey(token, identifier)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
  return counts
}

interface Context {
  readonly history: History
  readonly site: Site
  readonly comparison: Comparison
}

function checkBestAsk(
  row: Row,
  listings: readonly JudgedOrder[],
  { history, site, comparison }: Context,
): void {
  const nowSeconds = history.head.timestamp
  const best = findBest(listings, site, 1n, {
    indexed: reference(row['bestAsk']),
    nowSeconds,
  })
  if (best?.late === true) comparison.withinMinute('Token.bestAsk')
  const order = best?.order
  // A decline of less than a unit's smallest price does not show in the index.
  const moves = order !== undefined && unitPrice(order.terms) !== unitEndPrice(order.terms)
  const made = listings.map(({ state }) => history.readSeconds(state.log))
  comparison.fields(
    'Token',
    row,
    {
      liveAskCount: listings.length,
      bestAsk: order?.state.hash ?? null,
      bestAskPrice: order === undefined ? null : unitPrice(order.terms),
      bestAskEndPrice: moves ? unitEndPrice(order.terms) : null,
      bestAskStartsAtSeconds: moves ? order.state.parameters.startTime : null,
      bestAskCurrency: order?.terms.currency ?? null,
      bestAskUnit: order === undefined ? null : getUnit(order.terms.currency, site),
      bestAskEndsAtSeconds: order?.state.parameters.endTime ?? null,
      listedAtSeconds: made.length === 0 ? null : Math.max(...made),
    },
    order?.state.where ?? `token ${row.id}`,
  )
}

function checkBestBid(
  row: Row,
  offers: readonly JudgedOrder[],
  { history, site, comparison }: Context,
): void {
  const best = findBest(offers, site, -1n, {
    indexed: reference(row['bestBid']),
    nowSeconds: history.head.timestamp,
  })
  const order = best?.order
  comparison.fields(
    'Token',
    row,
    {
      bestBid: order?.state.hash ?? null,
      bestBidPrice: order === undefined ? null : unitPrice(order.terms),
      bestBidCurrency: order?.terms.currency ?? null,
      bestBidUnit: order === undefined ? null : getUnit(order.terms.currency, site),
    },
    order?.state.where ?? `token ${row.id}`,
  )
}

function checkAccounts(
  snapshot: Snapshot,
  { counters, published }: Orders,
  judged: ReadonlyMap<Hex, JudgedOrder>,
  comparison: Comparison,
): void {
  const open = [...published.values()].filter((state) => {
    const row = snapshot.orders.get(state.hash)
    if (row?.['published'] !== true || !state.isFollowed) return false
    const indexed = { status: row['status'] as typeof state.status }
    return isOpen(state.mayBe.includes(indexed.status) ? indexed : state)
  })
  const byMaker = groupBy(open, ({ parameters }) => parameters.offerer)
  const offeredItems = groupBy(
    open.flatMap(({ hash }) => {
      const terms = judged.get(hash)?.terms
      return terms?.side === 'ASK' && snapshot.orders.get(hash)?.['side'] !== null ? terms.goods : []
    }),
    ({ token, identifier }) => tokenKey(token, identifier),
  )
  for (const [id, row] of snapshot.accounts) {
    const orders = byMaker.get(id as Hex) ?? []
    const openItemCount = countOpenItems(orders)
    comparison.fields(
      'Account',
      row,
      { counter: counters.get(id as Hex) ?? null, openOrderCount: orders.length, openItemCount },
      `account ${id}`,
    )
  }
  for (const [id, row] of snapshot.tokens) {
    comparison.fields('Token', row, { openAskCount: offeredItems.get(id as Hex)?.length ?? 0 }, `token ${id}`)
  }
}
