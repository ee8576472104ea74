// The private listings that the connected account can buy: one query for the header's count and for the account's page.
import type { Address } from '../../domain/address.ts'
import { curatedFilter } from '../../domain/curation.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { toListingOrBundle } from '../../orders/bundle.ts'
import { reservedListingsFilter } from '../../orders/orderFilters.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { ReservedListingsDocument, type ReservedListingsQuery } from './__generated__/ReservedListings.ts'

export type ReservedOrder = ReservedListingsQuery['orders'][number]

export interface ReservedListings {
  /** Empty while they load. */
  readonly orders: readonly ReservedOrder[]
  readonly failure: Extract<QueryState<unknown>, { kind: 'failed' }> | undefined
}

const NONE: ReservedListings = { orders: [], failure: undefined }

/**
 * The orders of listings that only the account may buy, newest first, the first hundred. Anyone can publish one, so only
 * those of collections that the site lists count.
 *
 * @param account undefined for other viewers, which sends no query
 */
export function useReservedListings(account: Address | undefined): ReservedListings {
  const config = useConfig()
  const now = useNow()
  const query = useIndexQuery(ReservedListingsDocument, {
    variables: {
      where: {
        ...reservedListingsFilter(account ?? '', useQueryTime()),
        ...curatedFilter(config, 'collection'),
      },
    },
    skip: account === undefined,
    keepPrevious: 'always',
  })
  if (account === undefined) return NONE
  if (query.kind === 'failed') return { ...NONE, failure: query }
  if (query.kind !== 'ready') return NONE
  const orders = query.data.orders.filter((order) => {
    // The terms alone decide, so names aren't needed.
    const listing = toListingOrBundle(order, config.network, new Map())
    return (
      listing !== undefined &&
      listing.reservedFor === account &&
      listing.open &&
      listing.available > 0n &&
      now < listing.endsAtSeconds
    )
  })
  return { orders, failure: undefined }
}
