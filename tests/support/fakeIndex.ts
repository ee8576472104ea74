// An index for tests of pages: in-memory rows behind the network, queried by graph-node's own rules.
import { http, HttpResponse } from 'msw'
import { unitId } from './currencies.ts'
import { answer, passes } from './indexRules.ts'
import { servedOffers } from './servedOffers.ts'
import { server } from './server.ts'
import { packAnswer, toPlainQuestion } from './measuredCalls.ts'

export const SITE = 'http://site.test'
export const COLLECTION = `0x${'ab'.repeat(20)}`
const ETH = `0x${'00'.repeat(20)}`

type Fields = Readonly<Record<string, unknown>>
type Variables = Record<string, never> & {
  where: object
  orderBy: string
  orderDirection: 'asc'
  first: number
}

interface IndexRequest {
  readonly operation: string
  readonly variables: Variables
}

export interface FakeIndex {
  /** Every request so far, except those for the newest block. */
  readonly requests: IndexRequest[]
  /** Rows of tokens, which a test may change. */
  tokens: Fields[]
  /** The newest block, and the block of the latest change. */
  block: number
  changedAt: number
  /** The chain's newest block; the index has it by default. */
  head: number | undefined
  /** Addresses of the accounts in the index, in lower case. */
  accounts: readonly string[]
  /** The collection; null if the index doesn't have it. */
  collection: Fields | null
  /** Other collections. */
  others: Fields[]
  /** The latest sales. */
  sales: Fields[]
  /** Live offers, in the index's order. */
  offers: Fields[]
  /** Sales with their market, as ranking queries read them. */
  latest: (Fields & { id: string; market: Fields })[]
  /** Collections as of the start of a period; null where the index had none. */
  then: Fields[] | null
  /** What contracts return; by default nothing, and they refuse nothing. */
  call: (request: { readonly to: string; readonly data: string }) => string
  /** Responses that replace the default, by operation; if one resolves to undefined, the default follows late. */
  readonly instead: Map<string, () => Response | Promise<Response | undefined>>
}

/** The row of an item; for sale when it has a price (in wei). */
export function token(
  number: number,
  {
    price,
    declining,
    name,
    traits = [],
    owner,
    paidIn = ETH,
    collection = COLLECTION,
    bundles = 0,
  }: {
    price?: string
    /** The end of its declining price, and when it is reached. */
    declining?: { readonly to: string; readonly endsAtSeconds: number }
    name?: string
    traits?: string[]
    owner?: string
    /** Address of the currency of its price. */
    paidIn?: string
    collection?: string
    /** Items of live bundles that offer it. */
    bundles?: number
  } = {},
) {
  return {
    __typename: 'Token',
    id: `${collection}${number.toString(16).padStart(64, '0')}`,
    tokenId: String(number),
    standard: 'ERC721',
    supply: '1',
    historyFromMint: true,
    // The bare ID for filters; the response has the entity.
    collection,
    metadata: {
      __typename: 'Metadata',
      id: `m${number}`,
      name: name ?? `Work ${number}`,
      image: null,
      decimals: null,
      traits,
    },
    bestAskPrice: price ?? null,
    bestAskEndPrice: declining?.to ?? null,
    bestAskStartsAtSeconds: declining === undefined ? null : '1',
    bestAskCurrency: price === undefined ? null : paidIn,
    bestAskUnit: price === undefined ? null : unitId(paidIn),
    bestAskEndsAtSeconds: price === undefined ? null : `${declining?.endsAtSeconds ?? 99_999_999_999}`,
    listedAtSeconds: price === undefined ? null : '1700000000',
    liveBundleCount: bundles,
    bestAsk:
      price === undefined
        ? null
        : {
            __typename: 'Order',
            id: `0x${number.toString(16).padStart(64, '0')}`,
            startPrice: price,
            endPrice: declining?.to ?? price,
            quantity: '1',
          },
    lastSalePrice: null,
    lastSaleCurrency: null,
    lastSaleUnit: null,
    lastSaleAtSeconds: null,
    balances: owner === undefined ? [] : [{ account: owner, amount: '1' }],
  }
}

const currency = { __typename: 'Currency', id: ETH, symbol: null, name: null, decimals: 18 }

function onTheWire(row: Fields): Fields {
  return {
    ...row,
    collection: {
      __typename: 'Collection',
      id: row['collection'],
      name: row['collection'] === COLLECTION ? 'Cabinet' : 'Elsewhere',
      metadata: null,
    },
    bestAskCurrency: row['bestAskCurrency'] === null ? null : { ...currency, id: row['bestAskCurrency'] },
    lastSaleCurrency: row['lastSaleCurrency'] === null ? null : { ...currency, id: row['lastSaleCurrency'] },
  }
}

/** The row of a collection. */
export function collectionRow(tokens: readonly Fields[] = [], fields: Fields = {}): Fields {
  return {
    __typename: 'Collection',
    id: COLLECTION,
    name: 'Cabinet',
    metadata: null,
    symbol: 'CAB',
    standard: 'ERC721',
    tracked: true,
    royaltySupport: 'SUPPORTED',
    historyComplete: true,
    indexedFromBlock: '1',
    indexedFromSeconds: '1700000000',
    inconsistentTransferCount: 0,
    tokenCount: tokens.length,
    ownerCount: 3,
    listedCount: tokens.filter((row) => row['bestAskPrice'] !== null).length,
    saleCount: 0,
    markets: [],
    tokens: [],
    ...fields,
  }
}

export interface MarketFacts {
  readonly collection?: string
  /** The cheapest fixed price, in wei; undefined if there is none. */
  readonly floor?: string
  /** Listings whose price declines, starting one second after the epoch. */
  readonly declining?: readonly {
    readonly from: string
    readonly to: string
    readonly endsAtSeconds: number
  }[]
  /** Sales by day, by the start of the day in seconds. */
  readonly days?: readonly {
    readonly startsAtSeconds: number
    readonly volume: string
    readonly saleCount: number
    /** The part that rules flag. */
    readonly flaggedVolume?: string
    readonly flaggedSaleCount?: number
  }[]
}

/** A live listing as the query for the cheapest listing reads it. */
function priced(
  id: string,
  price: { readonly from: string; readonly to: string; readonly endsAtSeconds?: number },
): Fields {
  return {
    __typename: 'Order',
    id,
    unitPrice: price.from,
    unitEndPrice: price.to,
    startsAtSeconds: '1',
    endsAtSeconds: `${price.endsAtSeconds ?? 99_999_999_999}`,
  }
}

/** The live listings of tokens, by someone whom no test is about. */
export function getListings(tokens: readonly Fields[]) {
  return (tokens as readonly ReturnType<typeof token>[]).flatMap((row) => {
    const { bestAsk, bestAskPrice, bestAskEndPrice, bestAskStartsAtSeconds, bestAskEndsAtSeconds } = row
    if (bestAsk === null || bestAskPrice === null) return []
    return [
      {
        __typename: 'Order',
        id: bestAsk.id,
        side: 'ASK',
        scope: 'ITEM',
        live: true,
        collection: row.collection,
        offerer: `0x${'5e'.repeat(20)}`,
        unit: row.bestAskUnit,
        currency: { __typename: 'Currency', id: row.bestAskCurrency },
        priceType: bestAskEndPrice === null ? 'FIXED' : 'DECLINING',
        unitPrice: bestAskPrice,
        unitEndPrice: bestAskEndPrice ?? bestAskPrice,
        startsAtSeconds: bestAskStartsAtSeconds ?? '1',
        endsAtSeconds: bestAskEndsAtSeconds ?? '0',
        token: onTheWire(row),
      },
    ]
  })
}

/** Listings by the properties that queries filter on. */
export function byPriceType<Order extends Fields>(orders: readonly Order[]) {
  const declines = ({ unitPrice, unitEndPrice = unitPrice }: Fields) =>
    BigInt(String(unitEndPrice)) < BigInt(String(unitPrice))
  return { fixed: orders.filter((one) => !declines(one)), declining: orders.filter(declines) }
}

/** The lists of a response in the query's order, ties by ID in the same direction, as graph-node sorts them. */
function inOrder(query: string, variables: Fields, data: object): Fields {
  const text = (given: string | undefined) =>
    given?.startsWith('$') === true ? String(variables[given.slice(1)]) : given
  return Object.fromEntries(
    Object.entries(data).map(([name, rows]: [string, unknown]) => {
      const given = new RegExp(`\\b${name}(?:: \\w+)?\\(([^)]*)\\)`).exec(query)?.[1] ?? ''
      const key = text(/orderBy: (\$?\w+)/.exec(given)?.[1])
      const direction = text(/orderDirection: (\$?\w+)/.exec(given)?.[1]) ?? 'asc'
      if (key === undefined || !Array.isArray(rows)) return [name, rows]
      const sorted = (rows as Fields[]).toSorted(
        (one, other) => compareKeys(one[key], other[key]) || compareKeys(one['id'], other['id']),
      )
      return [name, direction === 'asc' ? sorted : sorted.toReversed()]
    }),
  )
}

/**
 * The same for an HTTP response, with the newest block if the query asks for it; one without data stays as it is.
 *
 * @param index its newest block
 */
export async function answerInOrder(
  index: Height,
  query: string,
  variables: Fields,
  answer: Response | Promise<Response | undefined>,
): Promise<Response | undefined> {
  const given = await answer
  if (given?.headers.get('content-type')?.includes('json') !== true) return given
  const body = (await given.clone().json()) as { data?: object } | null
  if (!body?.data) return given
  const data = { ...(query.includes('_meta') && meta(index)), ...inOrder(query, variables, body.data) }
  return HttpResponse.json({ ...body, data } as Fields, { status: given.status })
}

function compareKeys(one: unknown, other: unknown): number {
  const [a, b] = [String(one ?? ''), String(other ?? '')]
  if (/^\d+$/.test(a) && /^\d+$/.test(b)) return BigInt(a) < BigInt(b) ? -1 : BigInt(a) > BigInt(b) ? 1 : 0
  return a < b ? -1 : a > b ? 1 : 0
}

/** A collection's figures in the native coin's unit of account. */
export function market({ collection = COLLECTION, floor, declining = [], days = [] }: MarketFacts): Fields {
  const id = `${collection}${ETH.slice(2)}`
  return {
    __typename: 'CollectionMarket',
    id,
    volume: days.reduce((sum, { volume }) => sum + BigInt(volume), 0n).toString(),
    saleCount: days.reduce((sum, { saleCount }) => sum + saleCount, 0),
    flaggedVolume: days.reduce((sum, { flaggedVolume = '0' }) => sum + BigInt(flaggedVolume), 0n).toString(),
    flaggedSaleCount: days.reduce((sum, { flaggedSaleCount = 0 }) => sum + flaggedSaleCount, 0),
    currency,
    fixed: floor === undefined ? [] : [priced(`cheapest of ${collection}`, { from: floor, to: floor })],
    declining: declining.map((price, index) => priced(`declining ${index} of ${collection}`, price)),
    days: days.map((day) => ({
      __typename: 'CollectionMarketDay',
      id: `${id}${day.startsAtSeconds}`,
      flaggedVolume: '0',
      flaggedSaleCount: 0,
      ...day,
      startsAtSeconds: `${day.startsAtSeconds}`,
    })),
  }
}

/** A sale of an item, as the home page's query reads it; a rule may flag it. */
export function soldFor(
  price: string,
  row: Fields,
  atSeconds: number,
  flag: 'CAME_BACK' | null = null,
): Fields {
  return {
    __typename: 'Sale',
    id: `sale of ${String(row['id'])} at ${atSeconds}`,
    timestampSeconds: `${atSeconds}`,
    price,
    unitPrice: price,
    quantity: '1',
    flag,
    currency,
    token: onTheWire(row),
  }
}

const collectionSold = ({ token: sold }: Fields): unknown =>
  (sold as { readonly collection: { readonly id: string } }).collection.id

const SALES_ORDER = { orderBy: 'timestampSeconds', orderDirection: 'asc', first: 1_000 } as const

/** Replaces the network until the test ends. */
export function serveIndex(tokens: Fields[]): FakeIndex {
  const index: FakeIndex = {
    requests: [],
    tokens,
    block: 10,
    changedAt: 0,
    head: undefined,
    accounts: [],
    collection: collectionRow(tokens),
    others: [],
    sales: [],
    offers: [],
    latest: [],
    then: null,
    call: () => '0x',
    instead: new Map(),
  }
  const rows = (variables: Variables) =>
    answer(index.tokens as ReturnType<typeof token>[], {
      where: variables.where,
      orderBy: variables.orderBy ?? 'id',
      orderDirection: variables.orderDirection ?? 'asc',
      first: variables.first ?? 1_000,
    }).map(onTheWire)
  const rowsDeclining = ({ declining, firstDeclining }: Variables) =>
    rows({
      where: declining,
      orderBy: 'bestAskEndPrice',
      orderDirection: 'asc',
      first: firstDeclining,
    } as unknown as Variables)
  const listings = (where: object = {}, orderBy: 'unitPrice' | 'unitEndPrice', first = 1_000) =>
    answer(getListings(index.tokens), { where, orderBy, orderDirection: 'asc', first })
  const cheapest = (where: object = {}) => ({
    fixed: listings({ and: [where, { priceType: 'FIXED' }] }, 'unitPrice', 1),
    declining: listings({ and: [where, { priceType: 'DECLINING' }] }, 'unitEndPrice', 20),
  })
  const newest = (where: object = {}, first: number) =>
    answer(index.tokens as ReturnType<typeof token>[], {
      where,
      orderBy: 'listedAtSeconds',
      orderDirection: 'desc',
      first,
    }).map(onTheWire)
  const collections = (where: object = {}) =>
    [...(index.collection === null ? [] : [index.collection]), ...index.others].filter((row) =>
      passes(row, where),
    )
  /** Collections as the home page reads them: with the cheapest listings of their market, and its sales so far. */
  const homeCollections = (filter: object | undefined, openListings: object = {}) =>
    collections(filter).map((row) => {
      const collection = String(row['id'])
      const where = { and: [openListings, { collection }] }
      const sold = index.sales.filter((sale) => collectionSold(sale) === collection)
      const given = (row['markets'] as readonly Fields[])[0]
      const figures = given ?? {
        ...market({ collection }),
        ...cheapest(where),
        saleCount: sold.length,
        flaggedSaleCount: sold.filter(({ flag }) => flag !== null).length,
      }
      return { ...row, markets: [{ ...figures, cheapest: listings(where, 'unitPrice', 5) }] }
    })
  const replies: Record<string, (variables: Variables) => unknown> = {
    '': () => meta(index),
    IndexedBlock: () => meta(index),
    IndexedBlock_changes: ({ since }) => ({ ...meta(index), ...changes(index, Number(since)) }),
    CollectionFrame: () => ({ collection: index.collection }),
    OwnOffers: () => ({ orders: [] }),
    ReactivatedListings: () => ({ orders: [] }),
    ReservedListings: () => ({ orders: [] }),
    Offers: (variables) => ({ orders: servedOffers(index.offers, variables) }),
    CollectionItems: (variables) => ({ tokens: rows(variables) }),
    CollectionItems_priced: (variables) => ({
      tokens: rows(variables),
      declining: rowsDeclining(variables),
    }),
    CollectionItems_count: (variables) => ({
      tokens: rows(variables).map(({ id }) => ({ __typename: 'Token', id })),
    }),
    CollectionItems_countPriced: (variables) => ({
      tokens: rows(variables).map(({ id }) => ({ __typename: 'Token', id })),
      declining: rowsDeclining(variables),
    }),
    MatchingItems: ({ fixed, declining, first }) => {
      const sorted = (where: object | undefined, orderBy: string) =>
        rows({ where, orderBy, orderDirection: 'asc', first } as unknown as Variables)
      return { fixed: sorted(fixed, 'bestAskPrice'), declining: sorted(declining, 'bestAskEndPrice') }
    },
    ItemSearchRows: (variables) => ({
      tokens: rows({ ...variables, orderBy: 'id', orderDirection: 'asc' } as Variables),
    }),
    ItemSearchRows_head: () => ({ _meta: { ...meta(index)._meta, deployment: 'QmFake' } }),
    // After any change, every row is reported as changed.
    ItemSearchRows_changes: () => ({
      _meta: { ...meta(index)._meta, deployment: 'QmFake' },
      tokens: index.changedAt === 0 ? [] : index.tokens.map(onTheWire),
      metadata_collection: [],
    }),
    ItemSearchRows_holdings: ({ where }) => ({ balances: findHeld(index, where) }),
    ItemAddresses: ({ ids = [] }) => ({
      tokens: index.tokens
        .filter(({ id }) => new Set<unknown>(ids).has(id))
        .map(({ id, uri = null, metadata }) => ({ __typename: 'Token', id, uri, metadata })),
    }),
    ItemAddresses_first: () => ({
      collections: [
        {
          __typename: 'Collection',
          id: COLLECTION,
          tokens: index.tokens
            .slice(0, 1)
            .map(({ id, uri = null, metadata }) => ({ __typename: 'Token', id, uri, metadata })),
        },
      ],
    }),
    ChosenItems: ({ where }) => ({ balances: findHeld(index, where) }),
    CollectionOrders: () => ({ orders: [] }),
    CheapestAmong: ({ openListings }) => cheapest(openListings),
    ListingsFromCheapest: ({ fixed, declining, first }) => ({
      fixed: listings(fixed, 'unitPrice', first),
      declining: listings(declining, 'unitEndPrice'),
    }),
    Marks: ({ tokens }) => ({ tokens: rows({ where: { id_in: tokens } } as unknown as Variables) }),
    SearchVocabulary: ({ shown }) => ({ collections: collections(shown) }),
    Vocabulary: ({ where }) => ({ collections: collections(where) }),
    Vocabulary_sample: () => ({ collections: [] }),
    Vocabulary_page: (variables) => ({
      tokens: rows({ ...variables, orderBy: 'id', orderDirection: 'asc' } as Variables),
    }),
    Vocabulary_changes: () => ({
      _meta: { ...meta(index)._meta, deployment: 'QmFake' },
      metadata_collection: [],
    }),
    SearchMatches: ({ collections: called, named, ending, numbered, tokenCount }) => {
      const findRows = (where: object | undefined) =>
        answer(index.tokens as ReturnType<typeof token>[], {
          where: where ?? {},
          orderBy: 'id',
          orderDirection: 'asc',
          first: Number(tokenCount),
        }).map(onTheWire)
      return {
        collections: collections(called),
        named: findRows(named),
        ending: findRows(ending),
        numbered: findRows(numbered),
      }
    },
    SearchMatches_address: ({ id }) => ({
      collection: id === COLLECTION ? index.collection : null,
      account: index.accounts.includes(String(id)) ? { __typename: 'Account', id } : null,
    }),
    SearchMatches_part: ({ least, most, collections: called }) => {
      const within = (id: unknown) => String(id) >= String(least) && String(id) <= String(most)
      return {
        accounts: index.accounts.filter(within).map((id) => ({ __typename: 'Account', id })),
        collections: collections(called),
      }
    },
    ActivityCollections: ({ shown }) => ({ collections: collections(shown) }),
    CollectionsPage: ({ shown, isFeatured, featured }) => ({
      collections: collections(shown),
      ...(Boolean(isFeatured) && { featured: collections(featured) }),
    }),
    LatestSales: ({ where }) => ({ sales: answer(index.latest, { ...SALES_ORDER, where }) }),
    LastEvent_time: () => ({
      activities0:
        index.then === null ? [] : [{ __typename: 'Activity', id: '0x01', timestampSeconds: '1700000000' }],
    }),
    LastEvent_block: () => ({
      activities0: [{ __typename: 'Activity', id: '0x01', blockNumber: '7' }],
    }),
    FloorsThen: ({ shown }) => ({
      collections: (index.then ?? []).filter((row) => passes(row, shown ?? {})),
    }),
    HomePage: ({ picked, pool, isFeatured, featured, listed, sold, shown, openListings }) => ({
      picked: newest(picked, 32),
      pool: homeCollections(pool, openListings).slice(0, 10),
      ...(Boolean(isFeatured) && { featured: homeCollections(featured, openListings) }),
      tokens: newest(listed, 17),
      sales: index.sales.filter((row) => passes({ ...row, collection: collectionSold(row) }, sold ?? {})),
      collections: homeCollections(shown, openListings),
    }),
    HomeItems: ({ shown, held }) => ({
      collections: collections(shown).map((row) => ({
        ...row,
        tokens: rows({
          where: { and: [{ collection: row['id'] }, held ?? {}] },
          first: 5,
        } as unknown as Variables),
      })),
    }),
  }
  server.use(
    http.post(`${SITE}/graphql`, async ({ request }) => {
      const { query, variables } = (await request.json()) as { query: string; variables: Variables }
      const operation = /query (\w+)/.exec(query)?.[1] ?? ''
      if (!['', 'IndexedBlock', 'IndexedBlock_changes'].includes(operation))
        index.requests.push({ operation, variables })
      const instead = await index.instead.get(operation)?.()
      if (instead !== undefined) return answerInOrder(index, query, variables as Fields, instead)
      const reply = replies[operation]
      // An error that isn't retried: retries of a failed status would outlive the test.
      if (reply === undefined)
        return HttpResponse.json({ errors: [{ message: `The fake index has no reply for ${operation}` }] })
      return HttpResponse.json({ data: { ...meta(index), ...(reply(variables) as object) } })
    }),
    http.post(`${SITE}/rpc`, async ({ request }) => {
      const questions = (await request.json()) as { id: number; method: string; params: unknown[] }[]
      const responses = questions.map((asked) => {
        const { question, pack } = toPlainQuestion(asked)
        const { id, method, params } = question
        const head = index.head ?? index.block
        const result = {
          eth_blockNumber: quantity(head),
          eth_chainId: '0x7a69',
          eth_getBlockByNumber: chainBlock(index, params[0] === 'latest' ? head : Number(params[0])),
          eth_call: method === 'eth_call' ? index.call(params[0] as Parameters<FakeIndex['call']>[0]) : '',
        }[method]
        if (result === undefined) throw new Error(`The fake chain got an unexpected call: ${method}`)
        return { jsonrpc: '2.0', id, ...packAnswer({ result }, pack) }
      })
      return HttpResponse.json(responses)
    }),
  )
  return index
}

/** The balances of an account, for some items or all. */
function findHeld({ tokens }: FakeIndex, where: object): Fields[] {
  const { account, token_in } = where as { account: string; token_in?: readonly string[] }
  return tokens.flatMap((row) => {
    const { id, balances } = row as ReturnType<typeof token>
    const held = balances.some((balance) => balance.account === account)
    if (!held || token_in?.includes(id) === false) return []
    return [{ __typename: 'Balance', id: `${id}${account.slice(2)}`, amount: '1', token: onTheWire(row) }]
  })
}

/** What has changed in a block or later. */
function changes({ changedAt }: FakeIndex, block: number) {
  return {
    tokens: changedAt >= block ? [{ __typename: 'Token', id: '0x01' }] : [],
    orders: [],
    metadata_collection: [],
  }
}

/** The index's newest block, and the chain's. */
type Height = Pick<FakeIndex, 'block'> & Partial<Pick<FakeIndex, 'head'>>

/** The newest block, as the index answers. */
function meta(index: Height) {
  return {
    _meta: {
      __typename: '_Meta_',
      hasIndexingErrors: false,
      block: {
        __typename: '_Block_',
        number: index.block,
        hash: blockHash(index.block),
        parentHash: blockHash(index.block - 1),
        timestamp: blockSeconds(index, index.block),
      },
    },
  }
}

const quantity = (value: number): string => `0x${value.toString(16)}`

/** Blocks are one minute apart, and the newest is new: the page goes by the chain's time, and the device's is right. */
function blockSeconds({ block, head = block }: Height, number: number): number {
  return Math.floor(Date.now() / 1_000) - (head - number) * 60
}

function chainBlock(index: Height, block: number): Fields {
  return { number: quantity(block), hash: blockHash(block), timestamp: quantity(blockSeconds(index, block)) }
}

function blockHash(block: number): string {
  return `0x${block.toString(16).padStart(64, '0')}`
}
