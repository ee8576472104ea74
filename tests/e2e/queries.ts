// Queries of the running index and chain that tests start from, such as for a suitable item or its holder.
import { callRpc } from '../../local/chain/json-rpc.ts'
import { parseTraitKey, type Trait } from '../../src/domain/traits.ts'
import type { SiteAddress } from '../support/site.ts'

export interface Item {
  readonly collection: string
  /** Decimal. */
  readonly tokenId: string
  readonly owner: string
  /** Trait keys of its metadata, `type=value`. */
  readonly traits: readonly string[]
  /** Address of the currency of its latest sale; undefined when it was never sold. */
  readonly soldFor: string | undefined
}

/** Queries the index. @throws Error with the index's messages */
export async function queryIndex<Data>(
  { graphqlUrl }: Pick<SiteAddress, 'graphqlUrl'>,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const response = await fetch(graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] }
  if (data === undefined) throw new Error(errors?.map(({ message }) => message).join('; ') ?? 'no data')
  return data
}

interface TokenRow {
  readonly tokenId: string
  readonly collection: { readonly id: string }
  readonly owner: { readonly id: string }
  readonly metadata: { readonly traits: readonly string[] } | null
  readonly lastSaleCurrency: { readonly id: string } | null
}

/** Whether the demo reserves an item for a specific test. */
function isReserved(
  { contracts }: Pick<SiteAddress, 'contracts'>,
  { tokenId, collection }: Pick<TokenRow, 'tokenId' | 'collection'>,
): boolean {
  return Object.values(contracts.notable).some(
    (item) => item.tokenId === tokenId && item.collection === collection.id,
  )
}

/** Fetches the ERC-721 items of an account of the local chain, except those that the demo reserves for a specific test. */
export async function fetchItems(
  site: Pick<SiteAddress, 'graphqlUrl' | 'contracts'>,
  { owner, listed }: { readonly owner: string; readonly listed: boolean },
): Promise<readonly Item[]> {
  const { tokens } = await queryIndex<{ tokens: readonly TokenRow[] }>(
    site,
    `query ($owner: String!) {
      tokens(
        first: 200
        where: { standard: ERC721, owner: $owner, liveAskCount${listed ? '_gt' : ''}: 0, metadata_not: null }
      ) { tokenId collection { id } owner { id } metadata { traits } lastSaleCurrency { id } }
    }`,
    { owner },
  )
  return tokens
    .filter((token) => !isReserved(site, token))
    .map(({ tokenId, collection, owner, metadata, lastSaleCurrency }) => ({
      tokenId,
      collection: collection.id,
      owner: owner.id,
      traits: metadata?.traits ?? [],
      soldFor: lastSaleCurrency?.id,
    }))
}

export interface ListingRow {
  /** In wei, decimal. */
  readonly startPrice: string
  readonly endPrice: string
  readonly offerer: { readonly id: string }
  readonly token: {
    readonly id: string
    readonly tokenId: string
    readonly collection: { readonly id: string }
  }
}

/**
 * Fetches listings of single ERC-721 items at a fixed price that stay open for an hour, each the only one of its item,
 * except items that the demo reserves for a specific test. Journeys take different ones: many take the cheapest.
 */
export async function fetchFixedPriceListings(
  site: Pick<SiteAddress, 'graphqlUrl' | 'contracts'>,
  {
    currency,
    collection,
    direction,
  }: {
    readonly currency: string
    /** Only from this collection; from all by default. */
    readonly collection?: string
    /** By price. */
    readonly direction: 'asc' | 'desc'
  },
): Promise<readonly ListingRow[]> {
  const { orders } = await queryIndex<{ orders: readonly ListingRow[] }>(
    site,
    `query ($where: Order_filter!, $direction: OrderDirection!) {
      orders(first: 100, orderBy: unitPrice, orderDirection: $direction, where: $where) {
        startPrice endPrice offerer { id } token { id tokenId collection { id } }
      }
    }`,
    {
      direction,
      where: {
        side: 'ASK',
        scope: 'ITEM',
        live: true,
        quantity: '1',
        currency,
        ...(collection === undefined ? {} : { collection }),
        endsAtSeconds_gt: `${Math.floor(Date.now() / 1_000) + 3_600}`,
        token_: { standard: 'ERC721', liveAskCount: 1, metadata_not: null },
      },
    },
  )
  return orders.filter(
    ({ startPrice, endPrice, token }) => startPrice === endPrice && !isReserved(site, token),
  )
}

/**
 * Fetches an ERC-1155 item of which an account holds several units.
 * @throws Error when it holds none
 */
export async function fetchEdition(
  site: Pick<SiteAddress, 'graphqlUrl'>,
  holder: string,
): Promise<Pick<Item, 'collection' | 'tokenId'>> {
  const { balances } = await queryIndex<{
    balances: readonly { token: { tokenId: string; collection: { id: string } } }[]
  }>(
    site,
    `query ($holder: String!) {
      balances(first: 1, where: { account: $holder, amount_gt: 1, token_: { standard: ERC1155 } }) {
        token { tokenId collection { id } }
      }
    }`,
    { holder },
  )
  const [match] = balances
  if (match === undefined) throw new Error(`${holder} holds no edition more than once.`)
  return { tokenId: match.token.tokenId, collection: match.token.collection.id }
}

export interface Holder {
  readonly label: string
  readonly address: string
  /** Items with traits that are not for sale. */
  readonly items: readonly Item[]
}

/**
 * Finds an account of the local chain that has items to list.
 *
 * @param nth its place among these accounts: journeys take different ones, so that none depends on another
 * @param minimum how many items it must hold that are not for sale
 * @throws Error when the demo has too few such accounts
 */
export async function findHolder(site: SiteAddress, nth: number, minimum = 1): Promise<Holder> {
  const holders: Holder[] = []
  for (const { label, address } of site.contracts.accounts) {
    const items = (await fetchItems(site, { owner: address, listed: false })).filter(
      ({ traits }) => traits.length > 0,
    )
    if (items.length >= minimum) holders.push({ label, address, items })
  }
  const match = holders.at(nth)
  if (match === undefined) throw new Error(`Too few accounts hold ${minimum} items that are not for sale.`)
  return match
}

/** Returns the address of the account with this name in the demo. @throws Error when there is none */
export function findAccount(site: SiteAddress, label: string): string {
  const account = site.contracts.accounts.find((named) => named.label === label)
  if (account === undefined) throw new Error(`The demo has no account called ${label}.`)
  return account.address
}

/**
 * Finds the item with the rarest trait among some items, and that trait.
 * @throws Error when none of them has a trait
 */
export async function findRarestTrait(
  site: Pick<SiteAddress, 'graphqlUrl'>,
  items: readonly Item[],
): Promise<{ readonly item: Item; readonly trait: Trait }> {
  const { tokens } = await queryIndex<{
    tokens: readonly { collection: { id: string }; metadata: { traits: readonly string[] } | null }[]
  }>(site, '{ tokens(first: 1000) { collection { id } metadata { traits } } }')
  const holders = (collection: string, key: string): number =>
    tokens.filter((token) => token.collection.id === collection && token.metadata?.traits.includes(key))
      .length
  const [best] = items
    .flatMap((item) => item.traits.map((key) => ({ item, key, count: holders(item.collection, key) })))
    .sort((a, b) => a.count - b.count)
  const trait = best === undefined ? undefined : parseTraitKey(best.key)
  if (best === undefined || trait === undefined) throw new Error('None of these items has a trait.')
  return { item: best.item, trait }
}

export interface SaleRow {
  readonly side: string
  /** In wei, decimal. */
  readonly price: string
  readonly bundleSize: number
  readonly transactionHash: string
  readonly seller: { readonly id: string }
  readonly order: { readonly scope: string }
  readonly token: { readonly tokenId: string; readonly collection: { readonly id: string } }
}

/** Fetches an account's latest purchases, the newest first. */
export async function fetchLastPurchases(
  site: Pick<SiteAddress, 'graphqlUrl'>,
  buyer: string,
  count: number,
): Promise<readonly SaleRow[]> {
  const { sales } = await queryIndex<{ sales: readonly SaleRow[] }>(
    site,
    `query ($buyer: String!, $count: Int!) {
      sales(first: $count, orderBy: timestampSeconds, orderDirection: desc, where: { buyer: $buyer }) {
        side price bundleSize transactionHash seller { id } order { scope } token { tokenId collection { id } }
      }
    }`,
    { buyer, count },
  )
  return sales
}

/** Fetches an account's wrapped ether from the chain, in wei. */
export async function fetchWrapped(
  { rpcUrl, contracts }: Pick<SiteAddress, 'rpcUrl' | 'contracts'>,
  account: string,
): Promise<bigint> {
  const data = `0x70a08231${account.slice(2).padStart(64, '0')}`
  return BigInt((await callRpc(rpcUrl, 'eth_call', [{ to: contracts.weth, data }, 'latest'])) as string)
}
