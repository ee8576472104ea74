// Reads a portfolio: the account's history for its ledger, its balances, and other accounts' listings for the floors.
import { fillTokenId } from '../../domain/fillTokenId.ts'
import { type Address, parseAddress } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { splitIntoChunks } from '../../domain/splitIntoChunks.ts'
import { unitPlace } from '../../domain/currency.ts'
import { historyPosition } from '../../domain/historyPosition.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { getDecimals } from '../../domain/quantity.ts'
import { parseTokenId, type TokenId } from '../../domain/tokenId.ts'
import { queryIndex, queryPages } from '../../graphql/queryIndex.ts'
import { getMarketFloor } from '../../orders/cheapestListing.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { fetchFromCheapest } from '../../orders/listingsFromCheapest.ts'
import type { ReadContext } from '../../graphql/useRead.ts'
import { endsAfter } from '../../graphql/where.ts'
import type { Activity_filter, Order_filter } from '../../graphql/__generated__/operations.ts'
import { ledgerEvents, type TransferRow, type SaleRow, sideAddress } from './events.ts'
import { buildLedger, type Closed, type Lot } from './ledger.ts'
import { type CollectionFloors, itemCost, type ValuedHolding, valueItem } from './value.ts'
import { PortfolioFloorsDocument } from './__generated__/PortfolioFloors.ts'
import { PortfolioItemsDocument, type PortfolioItemsQuery } from './__generated__/PortfolioItems.ts'
import { PortfolioTransfersDocument } from './__generated__/PortfolioTransfers.ts'
import { PortfolioSalesDocument } from './__generated__/PortfolioSales.ts'

export interface HeldItem extends ValuedHolding {
  readonly item: string
  readonly collection: Address
  readonly collectionName: string
  readonly tokenId: TokenId
  readonly name: string
  readonly image: string | null
  readonly quantity: bigint
  readonly decimals: number
  readonly lots: readonly Lot[]
}

export interface Portfolio {
  readonly items: readonly HeldItem[]
  readonly closed: readonly Closed[]
  /** Names of the items bought or sold, and their decimals, by entity id. */
  readonly names: ReadonlyMap<string, SoldItemName>
  /** The cheapest listing by another account, by collection and unit of account: `0x…collection 0x…unit`. */
  readonly othersFloors: ReadonlyMap<string, bigint>
  /** False if not every declining price was compared, so that a floor or trait floor may be lower. */
  readonly areFloorsExact: boolean
  /** Names of collections with so many listings that not all were checked for traits and editions. */
  readonly cutCollections: readonly string[]
  /** Names of collections whose listings weren't checked for traits and editions, beyond {@link MAX_COLLECTIONS}. */
  readonly skippedCollections: readonly string[]
}

export interface SoldItemName {
  readonly name: string
  readonly collectionName: string
  readonly decimals: number
}

interface PortfolioQuery {
  readonly account: Address
  readonly network: NetworkConfig
  readonly nowSeconds: number
}

/** @throws VitrineError when the indexer doesn't answer */
export async function fetchPortfolio(context: ReadContext, query: PortfolioQuery): Promise<Portfolio> {
  const { account, nowSeconds } = query
  let rows = 0
  const count = (read: number) => context.progress((rows += read))
  const [transfers, { sales, names }, balances] = await Promise.all([
    fetchTransfers(context, account, count),
    fetchSales(context, query, count),
    fetchBalances(context, account, count),
  ])
  const { open, closed } = buildLedger(
    ledgerEvents(account, transfers, sales),
    balances.map(({ token, amount }) => ({ item: token.id, quantity: BigInt(amount) })),
  )
  const lotsByItem = new Map<string, Lot[]>()
  for (const lot of open) {
    const lots = lotsByItem.get(lot.item)
    if (lots === undefined) lotsByItem.set(lot.item, [lot])
    else lots.push(lot)
  }
  const balancesByCollection = new Map<string, BalanceOnTheWire[]>()
  for (const balance of balances) {
    const { id } = balance.token.collection
    const held = balancesByCollection.get(id)
    if (held === undefined) balancesByCollection.set(id, [balance])
    else held.push(balance)
  }
  // Collections with the most items held come first.
  const collections = [...balancesByCollection]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([collection]) => collection)
  const { floors, othersFloors, areExact } = await fetchFloors(context, query, collections)
  const cutCollections: string[] = []
  const skippedCollections: string[] = []
  let checked = 0
  for (const collection of collections) {
    const held = balancesByCollection.get(collection) ?? []
    const traits = new Set(held.flatMap(({ token }) => token.metadata?.traits ?? []))
    const editions = new Set(held.flatMap(({ token }) => (token.standard === 'ERC1155' ? token.id : [])))
    const ofCollection = floors.get(collection)
    if (ofCollection === undefined || traits.size + editions.size === 0) continue
    const { market } = ofCollection
    const name = held[0] === undefined ? collection : collectionName(held[0].token.collection)
    if (checked === MAX_COLLECTIONS) {
      skippedCollections.push(name)
      continue
    }
    checked += 1
    const listings = { ...othersListings(query), market }
    const whole = await fetchComparableFloors(context, {
      listings,
      wanted: { traits, editions },
      into: ofCollection,
      nowSeconds,
    })
    if (!whole) cutCollections.push(name)
    context.progress(rows)
  }
  const items = balances.map(({ token, amount }): HeldItem => {
    const own = lotsByItem.get(token.id) ?? []
    const quantity = BigInt(amount)
    const decimals = getDecimals(token.standard, token.metadata)
    const traits = token.metadata?.traits ?? []
    return {
      // The index's unit prices are of one contract's unit, rounded: times many of them they are far off.
      ...valueItem(
        { item: token.id, quantity, traits },
        decimals === 0 ? floors.get(token.collection.id) : undefined,
      ),
      decimals,
      item: token.id,
      collection: parseAddress(token.collection.id),
      collectionName: collectionName(token.collection),
      tokenId: parseTokenId(token.tokenId),
      name: tokenName(token.tokenId, token.metadata),
      image: fillTokenId(token.metadata?.image, token.id),
      quantity,
      lots: own,
      cost: itemCost(own, quantity, query.network),
    }
  })
  const areFloorsExact =
    areExact && [...floors.values()].every(({ areComparablesExact }) => areComparablesExact)
  return { items, closed, names, othersFloors, areFloorsExact, cutCollections, skippedCollections }
}

type Count = (rows: number) => void
type BalanceOnTheWire = PortfolioItemsQuery['balances'][number]

/** All rows of all pages without duplicates: a row between the account and itself is on both sides. */
async function collect<Row extends { readonly id: string }>(
  pages: AsyncIterable<readonly Row[]>,
  count: Count,
): Promise<readonly Row[]> {
  const rows = new Map<string, Row>()
  for await (const page of pages) {
    for (const row of page) rows.set(row.id, row)
    count(page.length)
  }
  return [...rows.values()]
}

async function fetchTransfers(
  { client, signal }: ReadContext,
  account: Address,
  count: Count,
): Promise<readonly TransferRow[]> {
  const moved: Activity_filter = { type_in: ['MINT', 'TRANSFER', 'BURN'] }
  const pages = queryPages(client, PortfolioTransfersDocument, 'activities', {
    // One query per side: the database has an index for each.
    segments: [{ from: account }, { to: account }].map((side) =>
      createSegment('position', { ...moved, ...side }),
    ),
    signal,
  })
  return (await collect(pages, count)).flatMap((row): TransferRow[] =>
    row.token === null
      ? []
      : [
          {
            id: row.id,
            item: row.token.id,
            from: sideAddress(row.from),
            to: sideAddress(row.to),
            quantity: BigInt(row.quantity),
            position: BigInt(row.position),
            transaction: row.transactionHash,
            atSeconds: Number(row.timestampSeconds),
          },
        ],
  )
}

async function fetchSales(
  { client, signal }: ReadContext,
  { account, network }: PortfolioQuery,
  count: Count,
): Promise<{ sales: readonly SaleRow[]; names: ReadonlyMap<string, SoldItemName> }> {
  const pages = queryPages(client, PortfolioSalesDocument, 'sales', {
    segments: [{ seller: account }, { buyer: account }].map((side) =>
      createSegment('timestampSeconds', side),
    ),
    signal,
  })
  const rows = await collect(pages, count)
  const names = new Map(
    rows.map(({ token }) => [
      token.id,
      {
        name: tokenName(token.tokenId, token.metadata),
        collectionName: collectionName(token.collection),
        decimals: getDecimals(token.standard, token.metadata),
      },
    ]),
  )
  const sales = rows.map((sale): SaleRow => {
    const currency = getCurrency(sale.currency, network)
    return {
      id: sale.id,
      item: sale.token.id,
      seller: parseAddress(sale.seller.id),
      buyer: parseAddress(sale.buyer.id),
      quantity: BigInt(sale.quantity),
      price: { amount: BigInt(sale.price), currency },
      proceeds: { amount: BigInt(sale.proceeds), currency },
      transaction: sale.transactionHash,
      position: historyPosition(sale.blockNumber, sale.logIndex),
    }
  })
  return { sales, names }
}

async function fetchBalances(
  { client, signal }: ReadContext,
  account: Address,
  count: Count,
): Promise<readonly BalanceOnTheWire[]> {
  const pages = queryPages(client, PortfolioItemsDocument, 'balances', {
    segments: [createSegment('id', { account, amount_gt: '0' })],
    signal,
  })
  return collect(pages, count)
}

/** The most ids in one query. */
const MAX_NAMED = 100

interface Floors extends CollectionFloors {
  readonly market: string
  readonly byTrait: Map<string, bigint>
  readonly byEdition: Map<string, bigint>
  /** False if a declining listing that wasn't read may cost less than one of the floors of traits and editions. */
  areComparablesExact: boolean
}

/** Listings by other accounts: an owner's own price doesn't raise an item's value. */
function othersListings({ account, nowSeconds }: PortfolioQuery): Order_filter {
  return { side: 'ASK', scope: 'ITEM', live: true, offerer_not: account, ...endsAfter(nowSeconds) }
}

/** Each collection's floor in the configuration's first unit of account in which another account lists one of its items. */
async function fetchFloors(
  { client }: ReadContext,
  query: PortfolioQuery,
  collections: readonly string[],
): Promise<{ floors: Map<string, Floors>; othersFloors: Map<string, bigint>; areExact: boolean }> {
  const { network, nowSeconds } = query
  const place = unitPlace(network)
  const floors = new Map<string, Floors>()
  const othersFloors = new Map<string, bigint>()
  let areExact = true
  for (const ids of splitIntoChunks(collections, MAX_NAMED)) {
    const answer = await queryIndex(client, PortfolioFloorsDocument, {
      ids,
      openListings: othersListings(query),
    })
    for (const { id, markets } of answer.collections) {
      for (const market of markets) {
        const currency = getCurrency(market.currency, network)
        const cheapest = getMarketFloor(market, nowSeconds)
        if (cheapest === undefined) continue
        areExact &&= cheapest.exact
        othersFloors.set(`${id} ${currency.address}`, cheapest.price)
        const floor = { amount: cheapest.price, currency }
        const existing = floors.get(id)
        if (existing === undefined || place(currency) < place(existing.floor.currency)) {
          const comparables = { byTrait: new Map(), byEdition: new Map(), areComparablesExact: true }
          floors.set(id, { floor, market: market.id, ...comparables })
        }
      }
    }
  }
  return { floors, othersFloors, areExact }
}

/** Listings of one collection are read for traits and editions in pages of this size, cheapest first. */
const LISTINGS_AT_ONCE = 500
const MAX_PAGES = 10
/** The most fixed-price listings of a collection that are read; declining ones are read as one page. */
export const MAX_LISTINGS = LISTINGS_AT_ONCE * MAX_PAGES
/** The most collections whose listings are read: an account can be sent items of any number of them. */
export const MAX_COLLECTIONS = 50

interface ComparableFloorsOptions {
  readonly listings: Order_filter
  readonly wanted: { readonly traits: ReadonlySet<string>; readonly editions: ReadonlySet<string> }
  readonly into: Floors
  readonly nowSeconds: number
}

/** @returns false if it stopped before the last listing while some trait or edition had no floor yet */
function fetchComparableFloors(
  { client, signal }: ReadContext,
  { listings, wanted: { traits, editions }, into, nowSeconds }: ComparableFloorsOptions,
): Promise<boolean> {
  return fetchFromCheapest(client, {
    where: listings,
    atSeconds: nowSeconds,
    pages: MAX_PAGES,
    pageSize: LISTINGS_AT_ONCE,
    signal,
    visit: ({ price, exact, token }) => {
      const setFloor = (floorByKey: Map<string, bigint>, key: string) => {
        if (floorByKey.has(key)) return
        floorByKey.set(key, price)
        into.areComparablesExact &&= exact
      }
      for (const trait of token?.metadata?.traits ?? []) if (traits.has(trait)) setFloor(into.byTrait, trait)
      if (token && editions.has(token.id)) setFloor(into.byEdition, token.id)
      return into.byTrait.size + into.byEdition.size === traits.size + editions.size
    },
  })
}
