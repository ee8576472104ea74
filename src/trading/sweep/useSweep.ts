// What a sweep buys: reads the cheapest listings, even where one single token has hundreds of them; selects those whose
// tokens can be transferred, and gives the reason for those left out.
import type { Address } from '../../domain/address.ts'
import type { Value } from '../../messages/message.ts'
import { useNow } from '../../ui/useNow.ts'
import type { Listing } from '../../orders/listing.ts'
import { useTransferChecks, useTransferRefusals } from '../transferChecks/useTransferChecks.ts'
import type { CartItem } from '../../orders/cartItem.ts'
import { chooseCartItems, listSweepRows, sweepKey, type SweepRequest, type SweepRow } from './sweep.ts'
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useSyncExternalStore } from 'react'
import type { NetworkConfig } from '../../domain/config.ts'
import type { VitrineError } from '../../domain/errors.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import {
  type CheapestListing_orderFragment,
  CheapestListing_orderFragmentDoc,
} from '../../orders/__generated__/CheapestListing.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { changeCount, onIndexChanged } from '../../graphql/clientState.ts'
import { indexError } from '../../graphql/errors.ts'
import { readFragment } from '../../graphql/fragments.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { matchAll } from '../../graphql/where.ts'
import { toListing } from '../../orders/toListing.ts'
import { useLatestValue } from '../dialog/useDebouncedRead.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useRead } from '../../graphql/useRead.ts'
import { SweepDocument } from './__generated__/Sweep.ts'

/** One of the cheapest listings, whose token can't be transferred. */
export interface LeftOutOfSweep {
  readonly cartItem: CartItem
  readonly because: Value
}

export interface Sweep {
  /** The cart items and what the buyer left out, the cheapest first. */
  readonly rows: readonly SweepRow[]
  readonly cartItems: readonly CartItem[]
  readonly leftOut: readonly LeftOutOfSweep[]
}

/** How many more items than requested are checked, so that a refused one is replaced at once. */
const LOOKAHEAD = 20

export interface SweepOptions {
  readonly account: Address | undefined
  /** What the buyer left out, by `sweepKey`: the next cheapest takes its place. */
  readonly omitted: ReadonlySet<string>
}

/** @param request undefined while a field is invalid: nothing is selected then */
export function useSweep(
  all: readonly Listing[],
  request: Pick<SweepRequest, 'count' | 'cap'> | undefined,
  { account, omitted }: SweepOptions,
): Sweep {
  const listings = all.filter((listing) => !omitted.has(sweepKey(listing)))
  const nowSeconds = useNow()
  const findRefusal = useTransferRefusals()
  const choose = (from: readonly Listing[], beyond = 0) =>
    request === undefined
      ? []
      : chooseCartItems(from, { ...request, count: request.count + beyond, nowSeconds, account })

  const available = listings.filter((listing) => findRefusal(listing) === undefined)
  const near = new Set(choose(available, LOOKAHEAD).map(({ orderHash }) => orderHash))
  const cheapest = new Map(choose(listings).map((cartItem) => [cartItem.orderHash, cartItem]))
  // Includes those left out, because their tokens may become transferable.
  useTransferChecks(listings.filter(({ orderHash }) => near.has(orderHash) || cheapest.has(orderHash)))

  const leftOut = listings.flatMap((listing): readonly LeftOutOfSweep[] => {
    const cartItem = cheapest.get(listing.orderHash)
    const because = findRefusal(listing)?.sentence
    return cartItem === undefined || because === undefined ? [] : [{ cartItem, because }]
  })
  const cartItems = choose(available)
  const rows = listSweepRows(all, { cartItems, omitted }, { nowSeconds, account })
  return { rows, cartItems, leftOut }
}

/** The most listings of each kind in one query. */
export const MAX_LISTINGS = 200

/** The most queries, each without the single tokens of which the last one found several listings. */
const MAX_ROUNDS = 5

interface CheapestListings {
  readonly listings: readonly Listing[]
  /** The declining listings of each query that didn't have them all: an unread one ends no lower than the last of them. */
  readonly cut: readonly (readonly CheapestListing_orderFragment[])[]
  /** Whether every item that is for sale was found. */
  readonly isWhole: boolean
}

export type CheapestState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: VitrineError; readonly retry: () => void }
  | ({ readonly kind: 'ready' } & CheapestListings)

/** Reads again whenever the index has changed. @param skip reads nothing */
export function useCheapestListings(
  where: Order_filter,
  { skip }: { readonly skip: boolean },
): CheapestState {
  const { network } = useConfig()
  const client = useApolloClient()
  const changes = useSyncExternalStore(
    (listener) => onIndexChanged(client, listener),
    () => changeCount(client),
  )
  const key = JSON.stringify(where)
  const reading = useRead(skip ? undefined : `${key} ${changes}`, async () => {
    return { key, ...(await fetchCheapestListings(client, where, network)) }
  })
  // What is listed stays in place while it is read again.
  const latest = useLatestValue(reading)
  if (!skip && latest?.key === key) return { kind: 'ready', ...latest }
  if (reading.status !== 'failed') return { kind: 'loading' }
  return { kind: 'failed', error: indexError(reading.error), retry: reading.retry }
}

async function fetchCheapestListings(
  client: ApolloClient,
  where: Order_filter,
  network: NetworkConfig,
): Promise<CheapestListings> {
  const listings: Listing[] = []
  const cut: (readonly CheapestListing_orderFragment[])[] = []
  /** Entity ids of single tokens: of each, only the cheapest listing can be bought, which was read. */
  const repeatedIds = new Set<string>()
  for (let round = 1; ; round += 1) {
    const remaining = repeatedIds.size === 0 ? where : matchAll(where, { token_not_in: [...repeatedIds] })
    const { fixed, declining } = await queryIndex(client, SweepDocument, {
      fixed: matchAll(remaining, { priceType: 'FIXED' }),
      declining: matchAll(remaining, { priceType: 'DECLINING' }),
      most: MAX_LISTINGS,
    })
    const page = [...fixed, ...declining].flatMap((order) => toListing(order, network) ?? [])
    listings.push(...page)
    if (declining.length === MAX_LISTINGS) cut.push(readFragment(CheapestListing_orderFragmentDoc, declining))
    const isWhole = fixed.length < MAX_LISTINGS && declining.length < MAX_LISTINGS
    const repeated = isWhole ? [] : findRepeated(page)
    if (repeated.length === 0 || round === MAX_ROUNDS) return { listings, cut, isWhole }
    for (const id of repeated) repeatedIds.add(id)
  }
}

/** Single tokens with several listings, by entity id. */
function findRepeated(listings: readonly Listing[]): readonly string[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { item } of listings) {
    if (item.standard === 'ERC1155') continue
    const id = tokenEntityId(item.collection, item.tokenId)
    if (seen.has(id)) repeated.add(id)
    seen.add(id)
  }
  return [...repeated]
}
