// The part of an index that holds items, accounts and history, for tests of pages: in-memory rows behind the network.
import { http, HttpResponse } from 'msw'
import { unitId } from './currencies.ts'
import { answer, passes } from './indexRules.ts'
import { answerInOrder, COLLECTION, type FakeIndex, serveIndex, SITE } from './fakeIndex.ts'
import { servedOffers } from './servedOffers.ts'
import { server } from './server.ts'

type Fields = Readonly<Record<string, unknown>>

const ETH = `0x${'00'.repeat(20)}`
const ZERO = ETH
const currency = { __typename: 'Currency', id: ETH, symbol: null, name: null, decimals: 18 }

export const START_SECONDS = 1_790_000_000

/** One of a few accounts. */
export const person = (number: number) => `0x${String(number).repeat(40)}`

/** The entity ID of a token in the test's collection. */
export const tokenId = (number: bigint) => `${COLLECTION}${number.toString(16).padStart(64, '0')}`

export interface Event {
  readonly type: 'MINT' | 'TRANSFER' | 'BURN' | 'LISTING' | 'CANCELLATION' | 'OFFER' | 'SALE'
  readonly from?: string
  readonly to?: string
  readonly block: number
  readonly log?: number
  /** In ether. */
  readonly price?: bigint
  readonly number?: bigint
  readonly quantity?: bigint
  readonly sold?: SoldFacts
  /** Fields of its order; an open listing to anyone by default. */
  readonly order?: Fields
  /** For a listing in a bundle: the number of its items, and the row's number within its log. */
  readonly bundle?: { readonly size: number; readonly row: number }
}

/** Fields of a sale in the index besides its price. */
interface SoldFacts {
  readonly flag?: Flag
  /** False if the order was never published. */
  readonly signed?: boolean
  readonly seaport?: 'V1_1' | 'V1_4' | 'V1_5' | 'V1_6'
  readonly tips?: readonly Fields[]
}

export interface Flag {
  readonly flag: 'SAME_ACCOUNT' | 'FUNDED_BY_SELLER' | 'CAME_BACK' | 'MIRRORED'
  readonly flagDays?: number
  readonly flagAccounts?: readonly string[]
  readonly flagUnpaid?: boolean
}

/** A sale's fields about its flag, as in the index. */
export const flagOnTheWire = (flag: Flag | undefined): Fields => ({
  flag: null,
  flagDays: null,
  flagAccounts: null,
  flagUnpaid: null,
  ...flag,
})

/** A row of history, flat as filters see it; blocks are one hour apart. */
export function event({
  type,
  block,
  log = 0,
  price,
  number = 1n,
  quantity = 1n,
  sold = {},
  order = {},
  bundle,
  ...parties
}: Event) {
  const hash = `0x${block.toString(16).padStart(64, '0')}`
  const wei = price === undefined ? null : `${price * 10n ** 18n}`
  return {
    id: `${hash}${log.toString(16).padStart(8, '0')}${type}${bundle?.row ?? ''}`,
    type,
    position: `${(BigInt(block) << 40n) + (BigInt(log) << 16n) + BigInt(bundle?.row ?? 0)}`,
    token: tokenId(number),
    tokenNumber: `${number}`,
    collection: COLLECTION,
    from: parties.from ?? (type === 'MINT' ? ZERO : null),
    to: parties.to ?? (type === 'BURN' ? ZERO : null),
    quantity: `${quantity}`,
    price: wei,
    unitPrice: wei,
    sold,
    order,
    ...(bundle !== undefined && { bundle }),
    currency: wei === null ? null : ETH,
    transactionHash: hash,
    logIndex: log,
    blockNumber: `${block}`,
    timestampSeconds: `${START_SECONDS + block * 3_600}`,
  }
}
export type EventRow = ReturnType<typeof event>

/** A sale and its transfer, in the order of Seaport's logs. */
export function sale(facts: Omit<Event, 'type' | 'log'>): EventRow[] {
  const transfer = event({ ...facts, type: 'TRANSFER', log: 2 })
  return [
    event({ ...facts, type: 'SALE', log: 1 }),
    { ...transfer, price: null, unitPrice: null, currency: null },
  ]
}

function activityOnTheWire(row: EventRow): Fields {
  const account = (id: string | null) => (id === null ? null : { __typename: 'Account', id })
  const sold = row.type === 'SALE'
  const ordered = sold || row.type === 'LISTING' || row.type === 'CANCELLATION'
  const { sold: facts, order, bundle, ...fields } = row
  return {
    ...fields,
    __typename: 'Activity',
    unitPrice: row.price === null ? null : `${BigInt(row.price) / BigInt(row.quantity)}`,
    blockHash: row.transactionHash,
    currency: row.price === null ? null : currency,
    from: account(row.from),
    to: account(row.to),
    order: ordered
      ? {
          __typename: 'Order',
          id: `0x${'0'.repeat(63)}${bundle === undefined ? 1 : 2}`,
          side: 'ASK',
          scope: bundle === undefined ? 'ITEM' : 'BUNDLE',
          offeredItemCount: bundle?.size ?? 1,
          status: 'OPEN',
          endsAtSeconds: '4000000000',
          privateTaker: null,
          ...order,
        }
      : null,
    sale: sold
      ? {
          __typename: 'Sale',
          id: row.id,
          orderHash: `0x${'0'.repeat(63)}1`,
          side: 'ASK',
          seaport: facts.seaport ?? 'V1_6',
          bundleSize: 1,
          priceSigned: facts.signed ?? true,
          tips: facts.tips ?? [],
          ...flagOnTheWire(facts.flag),
        }
      : null,
    collection: { __typename: 'Collection', id: row.collection, name: 'Cabinet', metadata: null },
    token: {
      __typename: 'Token',
      id: row.token,
      tokenId: row.tokenNumber,
      standard: 'ERC721',
      metadata: {
        __typename: 'Metadata',
        id: `m${row.tokenNumber}`,
        name: `Work ${row.tokenNumber}`,
        image: null,
        decimals: null,
      },
    },
  }
}

const collection = {
  __typename: 'Collection',
  id: COLLECTION,
  name: 'Cabinet',
  metadata: null,
  symbol: 'CAB',
  royaltySupport: 'SUPPORTED',
  historyComplete: true,
  tokenCount: 2,
  indexedFromBlock: '1',
}

/** The quantity of an item that one of the accounts holds. */
export function balance(number: bigint, account: string, amount = '1'): Fields {
  return {
    __typename: 'Balance',
    id: `${tokenId(number)}${account.slice(2)}`,
    amount,
    heldSinceSeconds: `${START_SECONDS}`,
  }
}

/** The row of an item's page. */
export function item(number: bigint, fields: Fields = {}): Fields {
  const owner = fields['owner'] === undefined ? { id: person(1) } : (fields['owner'] as { id: string } | null)
  const balances = owner === null ? [] : [balance(number, owner.id)]
  return {
    __typename: 'Token',
    id: tokenId(number),
    tokenId: `${number}`,
    standard: 'ERC721',
    supply: '1',
    ownerCount: 1,
    owner: { __typename: 'Account', id: person(1) },
    ownedSinceSeconds: `${START_SECONDS}`,
    uri: 'ipfs://bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy',
    uriFailed: false,
    mintedAtSeconds: `${START_SECONDS}`,
    mintedAtBlock: '1',
    historyFromMint: true,
    transferCount: 1,
    saleCount: 0,
    lastSalePrice: null,
    lastSaleCurrency: null,
    lastSaleAtSeconds: null,
    liveBundleCount: 0,
    collection,
    metadata: {
      __typename: 'Metadata',
      id: `m${number}`,
      status: 'RESOLVED',
      name: `Work ${number}`,
      description: 'A work.',
      image: null,
      decimals: null,
      animationUrl: null,
      externalUrl: null,
      traits: ['Head=Hat'],
      unreadTraits: [],
    },
    bestAsk: null,
    bestAskPrice: null,
    bestAskEndPrice: null,
    bestAskStartsAtSeconds: null,
    bestAskEndsAtSeconds: null,
    listings: [],
    inactive: [],
    bids: [],
    balances,
    holders: balances.map((one) => ({ ...one, offeredIn: [] })),
    ...fields,
  }
}

/** A listing as the index returns it. */
export function listing(fields: Fields = {}): Fields {
  return {
    __typename: 'Order',
    id: `0x${'0'.repeat(63)}2`,
    offerer: { __typename: 'Account', id: person(1) },
    status: 'OPEN',
    live: true,
    unrestricted: true,
    scope: 'ITEM',
    items: [],
    makerHolds: true,
    makerApproved: true,
    operator: `0x${'55'.repeat(20)}`,
    privateTaker: null,
    orderType: 0,
    createdAtSeconds: `${START_SECONDS}`,
    startsAtSeconds: `${START_SECONDS}`,
    endsAtSeconds: '4000000000',
    startPrice: '2000000000000000000',
    endPrice: '2000000000000000000',
    unitPrice: '2000000000000000000',
    quantity: '1',
    remaining: '1',
    availableQuantity: '1',
    fillStep: '1',
    defect: null,
    currency,
    token: listedToken(1n),
    ...fields,
  }
}

/** An item of the test's collection, as its listing has it. */
export function listedToken(number: bigint): Fields {
  const metadata = { __typename: 'Metadata', id: `m${number}`, name: `Work ${number}` }
  return {
    __typename: 'Token',
    id: tokenId(number),
    tokenId: `${number}`,
    standard: 'ERC721',
    collection,
    metadata: { ...metadata, image: null, decimals: null },
    balances: [],
  }
}

/** A bundle of several items of the test's collection, as the index returns it. */
export function bundle(numbers: readonly bigint[], fields: Fields = {}): Fields {
  const id = `0x${'0'.repeat(63)}7`
  return listing({
    id,
    scope: 'BUNDLE',
    token: null,
    items: numbers.map((number, index) => ({
      __typename: 'OrderItem',
      id: `${id}00${index}`,
      itemType: 'ERC721',
      contract: COLLECTION,
      identifierOrCriteria: `${number}`,
      startAmount: '1',
    })),
    ...fields,
  })
}

const WETH = `0x${'ee'.repeat(20)}`

/** An offer as the index returns it; by default 1 WETH for the item, by person 2. */
export function offer(fields: Fields = {}): Fields {
  return {
    __typename: 'Order',
    id: `0x${'0'.repeat(63)}9`,
    offerer: { __typename: 'Account', id: person(2) },
    status: 'OPEN',
    live: true,
    unrestricted: true,
    scope: 'ITEM',
    orderType: 0,
    operator: `0x${'55'.repeat(20)}`,
    zoneHash: `0x${'0'.repeat(64)}`,
    criteriaRoot: null,
    startsAtSeconds: `${START_SECONDS}`,
    endsAtSeconds: '4000000000',
    startPrice: '1000000000000000000',
    unitPrice: '1000000000000000000',
    proceeds: '950000000000000000',
    fillStep: '1',
    quantity: '1',
    remaining: '1',
    defect: null,
    createdAtBlock: '9',
    currency: { __typename: 'Currency', id: WETH, symbol: 'WETH', name: null, decimals: 18 },
    collection: { ...collection, standard: 'ERC721' },
    token: item(1n),
    ...fields,
  }
}

/** A row of an account's items; `listing` is the listing that includes it. */
export function holding(
  number: bigint,
  { listing = null }: { readonly listing?: Fields | null } = {},
): Fields {
  const price = listing === null ? null : listing['unitPrice']
  return {
    __typename: 'Balance',
    id: `holding ${number}`,
    amount: '1',
    heldSinceSeconds: `${START_SECONDS}`,
    token: {
      ...item(number),
      bestAsk: listing,
      listings: listing === null ? [] : [listing],
      bestAskPrice: price,
      bestAskCurrency: listing === null ? null : currency,
      bestAskEndsAtSeconds: listing === null ? null : listing['endsAtSeconds'],
      listedAtSeconds: listing === null ? null : `${START_SECONDS}`,
    },
  }
}

const heldCollection = (row: Fields): Fields => (row['token'] as Fields)['collection'] as Fields

export interface FakeHistory extends FakeIndex {
  /** Number of requests for the index's newest block. */
  looks: number
  events: EventRow[]
  /** The item of the item's page; null if the index doesn't have it. */
  item: Fields | null
  /** The account's open listings. */
  listings: Fields[]
  /** Private listings, and expired ones, of any account. */
  others: Fields[]
  /** The account's holdings. */
  held: Fields[]
  /** Live offers, in the index's order. */
  offers: Fields[]
  /** The quantity of the item that each account has. */
  readonly units: Map<string, string>
  /** Since when the account has held items of the collection, by token number. */
  readonly heldSince: Map<bigint, number>
  /** Returns what to wait for before a response is sent; its data is as of the request. */
  late: (operation: string, variables: object) => Promise<void> | undefined
  /** The item at the index's newest block, while the page still shows its previous state. */
  ownerAtHead: Fields | undefined
}

interface FeedVariables {
  readonly where: object
  readonly first: number
  readonly direction?: 'asc' | 'desc'
}

/** Replaces the network until the test ends. */
export function serveHistory(events: EventRow[], shown: Fields | null = item(1n)): FakeHistory {
  const index: FakeHistory = Object.assign(serveIndex([]), {
    events,
    looks: 0,
    item: shown,
    listings: [],
    others: [],
    held: [],
    offers: [],
    units: new Map<string, string>(),
    heldSince: new Map<bigint, number>(),
    late: () => undefined,
    ownerAtHead: undefined,
  })
  const feed = ({ where, first, direction = 'asc' }: FeedVariables) => ({
    activities: answer(index.events, { where, first, orderBy: 'position', orderDirection: direction }).map(
      activityOnTheWire,
    ),
  })
  const movements = () =>
    index.events
      .filter(
        ({ type, token }) =>
          token === index.item?.['id'] && !['LISTING', 'CANCELLATION', 'OFFER'].includes(type),
      )
      .map(activityOnTheWire)
  const replies: Record<string, (variables: never) => unknown> = {
    HistoryFeed: feed,
    ActivityExport: feed,
    ItemPage: ({ most }: { most: number }) => ({
      token: index.item,
      collection: index.collection,
      ...toMarkets(index.item, most),
    }),
    OwnerAt: () => ({ token: index.ownerAtHead ?? index.item }),
    ItemPage_record: () => ({
      token: index.item === null ? null : { ...index.item, movements: movements() },
    }),
    AccountFrame: ({ id }: { id: string }) => ({
      account: { __typename: 'Account', id, holdings: [], salesAsSeller: [], salesAsBuyer: [] },
      orders: index.listings.map(({ id: hash }) => ({ __typename: 'Order', id: hash })),
    }),
    HeldUnits: ({ account }: { account: string }) => ({
      balances: [index.units.get(account)]
        .filter((amount) => amount !== undefined)
        .map((amount) => ({ __typename: 'Balance', id: `units of ${account}`, amount })),
    }),
    Offers: (variables: { where: object; first: number }) => ({
      orders: servedOffers(index.offers, variables),
    }),
    OfferTraits_holders: () => ({ tokens: index.item === null ? [] : [index.item] }),
    OrdersExport_offers: () => ({ orders: index.offers }),
    HoldersExport: () => ({ balances: index.item?.['balances'] ?? [] }),
    // The index has the first nine items of the collection.
    Bundle_tokens: ({ ids }: { ids: readonly string[] }) => ({
      tokens: [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n]
        .map((n) => item(n))
        .filter((one) => ids.includes(String(one['id']))),
    }),
    AccountHeldSince: ({ tokens }: { tokens: readonly string[] }) => ({
      balances: [...index.heldSince].flatMap(([number, seconds]) =>
        tokens.includes(tokenId(number))
          ? [
              {
                __typename: 'Balance',
                id: `hold of ${number}`,
                heldSinceSeconds: `${seconds}`,
                token: { __typename: 'Token', id: tokenId(number) },
              },
            ]
          : [],
      ),
    }),
    AccountHeldTraits: () => ({ balances: index.held }),
    AccountOffers: ({ where }: { where: object }) => ({
      orders: index.offers.filter((row) => matchesBuyer(row, JSON.stringify(where))),
    }),
    AccountItems: ({ where }: { where: { readonly collection?: string; readonly token_?: object } }) => ({
      balances: index.held.filter(
        (row) =>
          (where.collection === undefined || heldCollection(row)['id'] === where.collection) &&
          passes(row['token'] as Fields, where.token_ ?? {}),
      ),
    }),
    HeldCollections: () => ({
      holdings: [
        ...new Map(index.held.map((row) => [heldCollection(row)['id'], heldCollection(row)])).values(),
      ].map((of) => ({ __typename: 'Holding', id: `holding of ${String(of['id'])}`, collection: of })),
    }),
    ReservedListings: ({ where }: { where: object }) => ({
      orders: index.others.filter((row) => passes(asColumns(row), where)),
    }),
    ExpiredListings: ({ where, first }: { where: object; first: number }) => ({
      orders: answer(index.others.map(asColumns), {
        where,
        first,
        orderBy: 'endsAtSeconds',
        orderDirection: 'desc',
      }).map(({ id }) => index.others.find((row) => row['id'] === id)),
    }),
    ExpiredListings_held: ({ tokens }: { tokens: readonly string[] }) => ({
      balances: index.held.filter(({ token }) => tokens.includes(String((token as Fields)['id']))),
    }),
    OrdersExport_listings: ({ where }: { where: { live?: boolean } }) => ({
      orders: index.listings.filter(({ live }) => live === readLive(where)),
    }),
    AccountListings: ({ where }: { where: { live?: boolean } }) => ({
      orders: index.listings.filter(({ live }) => live === readLive(where)),
    }),
  }
  server.use(
    http.post(`${SITE}/graphql`, async ({ request }) => {
      const { query, variables } = (await request.clone().json()) as { query: string; variables: never }
      const operation = /query (\w+)/.exec(query)?.[1] ?? ''
      if (operation.startsWith('IndexedBlock')) index.looks += 1
      const reply = replies[operation]
      if (reply === undefined) return undefined
      index.requests.push({ operation, variables })
      const data = HttpResponse.json({ data: reply(variables) as object })
      await index.late(operation, variables)
      return answerInOrder(index, query, variables, index.instead.get(operation)?.() ?? data)
    }),
  )
  return index
}

/** The listings of an item by unit of account, up to the requested number of each price type. */
function toMarkets(shown: Fields | null, most: number): Fields {
  const listings = ((shown?.['listings'] ?? []) as Fields[]).map((listing) => {
    const [start, end] = [BigInt(String(listing['startPrice'])), BigInt(String(listing['endPrice']))]
    const unitEndPrice = `${end / BigInt(String(listing['quantity']))}`
    return {
      unitEndPrice,
      ...listing,
      id: String(listing['id']),
      priceType: end < start ? 'DECLINING' : 'FIXED',
    }
  })
  const getUnit = (listing: Fields) => unitId(String((listing['currency'] as Fields)['id']))
  const units = new Set(listings.map(getUnit))
  return {
    collectionMarkets: [...units].map((id) => {
      const rows = listings.filter((listing) => getUnit(listing) === id)
      const first = (priceType: string, orderBy: string) =>
        answer(rows, { where: { priceType }, orderBy, orderDirection: 'asc', first: most })
      return {
        __typename: 'CollectionMarket',
        id: `${COLLECTION}${id.slice(2)}`,
        fixed: first('FIXED', 'unitPrice'),
        declining: first('DECLINING', 'unitEndPrice'),
      }
    }),
  }
}

/** A listing as filters see it. */
const asColumns = (row: Fields) => ({
  ...row,
  side: 'ASK',
  id: String(row['id']),
  offerer: (row['offerer'] as Fields)['id'],
  privateTaker: (row['privateTaker'] as Fields | null)?.['id'] ?? null,
})

/** Finds a condition at any depth: pages combine filters in different ways, and only this condition matters here. */
function readLive(where: object): boolean {
  return JSON.stringify(where).includes('"live":true')
}

/** Selects those of an account's offers that it made, or those of one scope by others. */
function matchesBuyer({ scope, offerer }: Fields, where: string): boolean {
  const maker = (offerer as { id: string }).id
  if (where.includes('"openFor"')) return where.includes(maker)
  return where.includes(`"scope":"${String(scope)}"`) && !where.includes(`"offerer_not":"${maker}"`)
}
