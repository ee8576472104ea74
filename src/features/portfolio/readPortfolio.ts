// Reads what a portfolio is made of: the account's history for its book, what it holds, and what others ask for such.
import { type Address, parseAddress } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { historyPosition } from '../../domain/historyPosition.ts'
import { collectionName, tokenName } from '../../domain/names.ts'
import { parseTokenId, type TokenId } from '../../domain/tokenId.ts'
import { ask } from '../../graphql/ask.ts'
import { cheapestInMarket } from '../../graphql/cheapestListing.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import { readFromCheapest } from '../../graphql/listingsFromCheapest.ts'
import type { ReadingContext } from '../../graphql/useKeptReading.ts'
import { openAt } from '../../graphql/where.ts'
import type {
  Activity_filter,
  Balance_filter,
  Order_filter,
  Sale_filter,
} from '../../graphql/__generated__/operations.ts'
import { ledgerEvents, type MovementRow, type SaleRow, sideOf } from './events.ts'
import { keepLedger, type Closed, type Lot, withHeldBefore } from './ledger.ts'
import { currencyPlace } from './moneyOrder.ts'
import { type CollectionFloors, costOf, type ValuedHolding, valueOf } from './value.ts'
import { PortfolioFloorsDocument } from './__generated__/PortfolioFloors.ts'
import { PortfolioItemsDocument, type PortfolioItemsQuery } from './__generated__/PortfolioItems.ts'
import {
  PortfolioMovementsDocument,
  type PortfolioMovementsQuery,
} from './__generated__/PortfolioMovements.ts'
import { PortfolioSalesDocument, type PortfolioSalesQuery } from './__generated__/PortfolioSales.ts'

export interface HeldItem extends ValuedHolding {
  readonly item: string
  readonly collection: Address
  readonly collectionName: string
  readonly tokenId: TokenId
  readonly name: string
  readonly image: string | null
  readonly quantity: bigint
  readonly lots: readonly Lot[]
}

export interface Portfolio {
  readonly items: readonly HeldItem[]
  readonly closed: readonly Closed[]
  /** What items that were bought or sold are called, by entity id. */
  readonly names: ReadonlyMap<string, ItemName>
  /** The cheapest listing of anyone else, by collection and currency: `0x…collection 0x…currency`. */
  readonly othersFloors: ReadonlyMap<string, bigint>
  /** False where not every declining price was compared, so that a floor or trait floor may be lower. */
  readonly areFloorsExact: boolean
  /** Names of collections of which so much is for sale that not all listings were looked at for traits. */
  readonly cutCollections: readonly string[]
  /** Names of collections whose listings were not looked at for traits, beyond {@link MOST_COLLECTIONS}. */
  readonly passedCollections: readonly string[]
}

export interface ItemName {
  readonly name: string
  readonly collectionName: string
}

interface Question {
  readonly account: Address
  readonly network: NetworkConfig
  readonly nowSeconds: number
}

/** @throws VitrineError when the index does not answer */
export async function readPortfolio(context: ReadingContext, question: Question): Promise<Portfolio> {
  const { account, nowSeconds } = question
  let rows = 0
  const count = (read: number) => context.progress((rows += read))
  const [movements, { sales, names }, balances] = await Promise.all([
    readMovements(context, account, count),
    readSales(context, question, count),
    readBalances(context, account, count),
  ])
  const { open, closed } = keepLedger(ledgerEvents(account, movements, sales))
  const lots = withHeldBefore(
    open,
    balances.map(({ token, amount }) => ({ item: token.id, quantity: BigInt(amount) })),
  )
  const lotsOf = new Map<string, Lot[]>()
  for (const lot of lots) lotsOf.set(lot.item, [...(lotsOf.get(lot.item) ?? []), lot])
  const heldOf = new Map<string, BalanceOnTheWire[]>()
  for (const balance of balances) {
    const { id } = balance.token.collection
    const held = heldOf.get(id)
    if (held === undefined) heldOf.set(id, [balance])
    else held.push(balance)
  }
  // Those of which most is held come first.
  const collections = [...heldOf]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([collection]) => collection)
  const { floors, othersFloors, areExact } = await readFloors(context, question, collections)
  const cutCollections: string[] = []
  const passedCollections: string[] = []
  let looked = 0
  for (const collection of collections) {
    const held = heldOf.get(collection) ?? []
    const wanted = new Set(held.flatMap(({ token }) => token.metadata?.traits ?? []))
    const ofCollection = floors.get(collection)
    if (ofCollection === undefined || wanted.size === 0) continue
    const { market } = ofCollection
    const name = held[0] === undefined ? collection : collectionName(held[0].token.collection)
    if (looked === MOST_COLLECTIONS) {
      passedCollections.push(name)
      continue
    }
    looked += 1
    const asks = { ...othersAsks(question), market }
    const whole = await readTraitFloors(context, { asks, wanted, into: ofCollection, nowSeconds })
    if (!whole) cutCollections.push(name)
    context.progress(rows)
  }
  const items = balances.map(({ token, amount }): HeldItem => {
    const own = lotsOf.get(token.id) ?? []
    const quantity = BigInt(amount)
    const traits = token.metadata?.traits ?? []
    const held = { item: token.id, collection: token.collection.id, quantity, traits }
    return {
      ...valueOf(held, floors.get(token.collection.id)),
      item: token.id,
      collection: parseAddress(token.collection.id),
      collectionName: collectionName(token.collection),
      tokenId: parseTokenId(token.tokenId),
      name: tokenName(token.tokenId, token.metadata),
      image: token.metadata?.image ?? null,
      quantity,
      lots: own,
      cost: costOf(own, quantity),
    }
  })
  const areFloorsExact = areExact && [...floors.values()].every(({ areTraitsExact }) => areTraitsExact)
  return { items, closed, names, othersFloors, areFloorsExact, cutCollections, passedCollections }
}

type Count = (rows: number) => void
type MovementOnTheWire = PortfolioMovementsQuery['activities'][number]
type SaleOnTheWire = PortfolioSalesQuery['sales'][number]
type BalanceOnTheWire = PortfolioItemsQuery['balances'][number]

/** All rows of all pages, each once, although an account may stand on both sides of one. */
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

async function readMovements(
  { client, signal }: ReadingContext,
  account: Address,
  count: Count,
): Promise<readonly MovementRow[]> {
  const moved: Activity_filter = { type_in: ['MINT', 'TRANSFER', 'BURN'] }
  const pages = keysetPages<MovementOnTheWire, Activity_filter>({
    signal,
    // Each side by itself: the index answers that from an index of its own.
    segments: [{ from: account }, { to: account }].map((side) => ({
      where: { ...moved, ...side },
      orderBy: 'position',
      direction: 'asc',
      keyOf: ({ position }) => position,
    })),
    fetchPage: async ({ where, first, orderDirection }) =>
      (await ask(client, PortfolioMovementsDocument, { where, first, direction: orderDirection })).activities,
  })
  return (await collect(pages, count)).flatMap((row): MovementRow[] =>
    row.token === null
      ? []
      : [
          {
            id: row.id,
            item: row.token.id,
            from: sideOf(row.from),
            to: sideOf(row.to),
            quantity: BigInt(row.quantity),
            position: BigInt(row.position),
            transaction: row.transactionHash,
            atSeconds: Number(row.timestampSeconds),
          },
        ],
  )
}

async function readSales(
  { client, signal }: ReadingContext,
  { account, network }: Question,
  count: Count,
): Promise<{ sales: readonly SaleRow[]; names: ReadonlyMap<string, ItemName> }> {
  const pages = keysetPages<SaleOnTheWire, Sale_filter>({
    signal,
    segments: [{ seller: account }, { buyer: account }].map((where) => ({
      where,
      orderBy: 'timestampSeconds',
      direction: 'asc',
      keyOf: ({ timestampSeconds }) => timestampSeconds,
    })),
    fetchPage: async ({ where, first, orderDirection }) =>
      (await ask(client, PortfolioSalesDocument, { where, first, direction: orderDirection })).sales,
  })
  const rows = await collect(pages, count)
  const names = new Map(
    rows.map(({ token }) => [
      token.id,
      {
        name: tokenName(token.tokenId, token.metadata),
        collectionName: collectionName(token.collection),
      },
    ]),
  )
  const sales = rows.map((sale): SaleRow => {
    const currency = currencyFrom(sale.currency, network)
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

async function readBalances(
  { client, signal }: ReadingContext,
  account: Address,
  count: Count,
): Promise<readonly BalanceOnTheWire[]> {
  const pages = keysetPages<BalanceOnTheWire, Balance_filter>({
    signal,
    segments: [
      { where: { account, amount_gt: '0' }, orderBy: 'id', direction: 'asc', keyOf: ({ id }) => id },
    ],
    fetchPage: async ({ where, first, orderDirection }) =>
      (await ask(client, PortfolioItemsDocument, { where, first, direction: orderDirection })).balances,
  })
  return collect(pages, count)
}

/** Ids that one question names at most. */
const MOST_NAMED = 100

interface Floors extends CollectionFloors {
  readonly market: string
  readonly byTrait: Map<string, bigint>
  /** False where a declining listing that was not read may cost less than one of the traits' floors. */
  areTraitsExact: boolean
}

/** What others ask: nothing is worth more because its owner asks more for it. */
function othersAsks({ account, nowSeconds }: Question): Order_filter {
  return { side: 'ASK', scope: 'ITEM', live: true, offerer_not: account, ...openAt(nowSeconds) }
}

/** Each collection's floor in the first currency of the configuration in which somebody else sells something of it. */
async function readFloors(
  { client }: ReadingContext,
  question: Question,
  collections: readonly string[],
): Promise<{ floors: Map<string, Floors>; othersFloors: Map<string, bigint>; areExact: boolean }> {
  const { network, nowSeconds } = question
  const place = currencyPlace(network)
  const floors = new Map<string, Floors>()
  const othersFloors = new Map<string, bigint>()
  let areExact = true
  for (let from = 0; from < collections.length; from += MOST_NAMED) {
    const answer = await ask(client, PortfolioFloorsDocument, {
      ids: collections.slice(from, from + MOST_NAMED),
      openAsks: othersAsks(question),
    })
    for (const { id, markets } of answer.collections) {
      for (const market of markets) {
        const currency = currencyFrom(market.currency, network)
        const cheapest = cheapestInMarket(market, nowSeconds)
        if (cheapest === undefined) continue
        areExact &&= cheapest.exact
        othersFloors.set(`${id} ${currency.address}`, cheapest.price)
        const floor = { amount: cheapest.price, currency }
        const known = floors.get(id)
        if (known === undefined || place(currency) < place(known.floor.currency)) {
          floors.set(id, { floor, market: market.id, byTrait: new Map(), areTraitsExact: true })
        }
      }
    }
  }
  return { floors, othersFloors, areExact }
}

/** Listings of one collection that are read for traits, the cheapest first, a page at a time. */
const LISTINGS_AT_ONCE = 500
const MOST_PAGES = 10
/** Collections whose listings are looked at for traits: an account may be sent items of any number of them. */
export const MOST_COLLECTIONS = 50

interface TraitFloorsOptions {
  readonly asks: Order_filter
  readonly wanted: ReadonlySet<string>
  readonly into: Floors
  readonly nowSeconds: number
}

/** @returns false when it stopped before the last listing with traits still wanted */
function readTraitFloors(
  { client, signal }: ReadingContext,
  { asks, wanted, into, nowSeconds }: TraitFloorsOptions,
): Promise<boolean> {
  return readFromCheapest(client, {
    where: asks,
    atSeconds: nowSeconds,
    pages: MOST_PAGES,
    pageSize: LISTINGS_AT_ONCE,
    signal,
    visit: ({ price, exact, token }) => {
      for (const trait of token?.metadata?.traits ?? []) {
        if (!wanted.has(trait) || into.byTrait.has(trait)) continue
        into.byTrait.set(trait, price)
        into.areTraitsExact &&= exact
      }
      return into.byTrait.size === wanted.size
    },
  })
}
