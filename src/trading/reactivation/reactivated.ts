// Reads the older listings that an approval or a purchase would reactivate.
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { nowSeconds } from '../../domain/time.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { MAX_CANCELLATIONS } from '../../seaport/cancel.ts'
import { SEAPORT } from '../../seaport/contracts.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import type { ReactivatedListings, ReactivatedRequest } from '../dialog/useTrade.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { ReactivatedListingsDocument } from './__generated__/ReactivatedListings.ts'
import { fetchBundledItems, toListingOrBundle } from '../../orders/bundle.ts'
import { listSoldItems, type Listing } from '../../orders/listing.ts'

/** Nodes take transactions of at most 128 KiB (go-ethereum, core/txpool/legacypool: txMaxSize). */
const MAX_BYTES = 120_000

/** Bytes of an order in a cancellation: with one item and four payments, and of each further item. */
const ORDER_BYTES = 1_400
const ITEM_BYTES = 160

/** What makes inactive listings active again. */
export type ReactivationCause =
  /** An approval to move the items of these collections. */
  | {
      readonly kind: 'approval'
      readonly collections: readonly Address[]
      /** The contract to approve; Seaport by default. */
      readonly operator?: Address
    }
  /** Items that the account gets. */
  | { readonly kind: 'purchase'; readonly items: readonly Pick<ListedItem, 'collection' | 'tokenId'>[] }

/** Asks for the older listings that a trade reactivates; undefined for a cause without collections or items. */
export function requestReactivated(
  context: TradeContext,
  cause: ReactivationCause,
  network: NetworkConfig,
): ReactivatedRequest | undefined {
  const key =
    cause.kind === 'approval'
      ? [cause.operator ?? '', ...cause.collections].join()
      : cause.items.map(({ collection, tokenId }) => `${collection} ${tokenId}`).join()
  if ((cause.kind === 'approval' ? cause.collections : cause.items).length === 0) return undefined
  return { kind: cause.kind, key, read: () => fetchReactivated(context, cause, network) }
}

/**
 * The account's listings that are inactive only because the approval or the items are missing, cheapest first; as many
 * as one transaction can cancel. A bundle or an edition may lack more than these.
 * @throws what the index's client throws
 */
export async function fetchReactivated(
  { client, account }: TradeContext,
  cause: ReactivationCause,
  network: NetworkConfig,
): Promise<ReactivatedListings> {
  const { orders: matches } = await queryIndex(client, ReactivatedListingsDocument, {
    first: MAX_CANCELLATIONS + 1,
    where: {
      offerer: account,
      side: 'ASK',
      scope_in: ['ITEM', 'BUNDLE'],
      status_in: ['OPEN', 'PARTIAL'],
      endsAtSeconds_gt: `${nowSeconds()}`,
      ...filterInactive(cause),
    },
  })
  const orders = matches.slice(0, MAX_CANCELLATIONS)
  const items = await fetchBundledItems(client, orders)
  const affected = orders
    .flatMap((order) => toListingOrBundle(order, network, items) ?? [])
    .filter((listing) => listSoldItems(listing).some(({ item }) => isAffected(item, cause)))
  const listings = takeCancelable(affected)
  return { listings, more: matches.length > orders.length || affected.length > listings.length }
}

/** The first listings that one transaction can cancel together. */
function takeCancelable(listings: readonly Listing[]): readonly Listing[] {
  let bytes = 0
  return listings.filter((listing) => {
    bytes += ORDER_BYTES + (listSoldItems(listing).length - 1) * ITEM_BYTES
    return bytes <= MAX_BYTES
  })
}

/** Selects the listings that lack what the cause brings. */
function filterInactive(cause: ReactivationCause): Order_filter {
  if (cause.kind === 'approval') {
    const { collections, operator = SEAPORT } = cause
    return {
      operator,
      makerHolds: true,
      makerApproved: false,
      items_: { side: 'OFFER', contract_in: [...collections] },
    }
  }
  const { items } = cause
  return {
    makerHolds: false,
    makerApproved: true,
    items_: {
      side: 'OFFER',
      contract_in: [...new Set(items.map(({ collection }) => collection))],
      identifierOrCriteria_in: [...new Set(items.map(({ tokenId }) => tokenId))],
    },
  }
}

/** The filter also selects an item of one collection with the number of another's. */
function isAffected(sold: ListedItem, cause: ReactivationCause): boolean {
  return cause.kind === 'approval'
    ? cause.collections.includes(sold.collection)
    : cause.items.some(
        ({ collection, tokenId }) => collection === sold.collection && tokenId === sold.tokenId,
      )
}
