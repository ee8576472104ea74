// Reads the older listings that an approval would reactivate. Loaded on demand.
import type { Address } from '../../../domain/address.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { queryIndex } from '../../../graphql/queryIndex.ts'
import { MOST_CANCELLATIONS } from '../../../market/cancel.ts'
import { SEAPORT } from '../../../market/contracts.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { ReactivatedListingsDocument } from './__generated__/ReactivatedListings.ts'
import { readBundledItems, toListingOrBundle } from '../../../orders/bundle.ts'
import type { Listing } from '../../../orders/listing.ts'

export interface ReactivatedListings {
  readonly listings: readonly Listing[]
  /** Whether there are more than these. */
  readonly more: boolean
}

export interface ReactivatedOptions {
  readonly collections: readonly Address[]
  /** The contract to approve; Seaport by default. */
  readonly operator?: Address | undefined
  readonly network: NetworkConfig
}

/**
 * The seller's listings from some collections that are inactive only because the approval is missing, cheapest first; as
 * many as one transaction can cancel.
 * @throws what the index's client throws
 */
export async function readReactivated(
  { client, account }: TradeContext,
  { collections, operator = SEAPORT, network }: ReactivatedOptions,
): Promise<ReactivatedListings> {
  const { orders: matches } = await queryIndex(client, ReactivatedListingsDocument, {
    first: MOST_CANCELLATIONS + 1,
    where: {
      offerer: account,
      side: 'ASK',
      scope_in: ['ITEM', 'BUNDLE'],
      operator,
      status_in: ['OPEN', 'PARTIAL'],
      makerHolds: true,
      makerApproved: false,
      endsAtSeconds_gt: `${nowSeconds()}`,
      items_: { side: 'OFFER', contract_in: [...collections] },
    },
  })
  const orders = matches.slice(0, MOST_CANCELLATIONS)
  const items = await readBundledItems(client, orders)
  return {
    listings: orders.flatMap((order) => toListingOrBundle(order, network, items) ?? []),
    more: matches.length > orders.length,
  }
}
