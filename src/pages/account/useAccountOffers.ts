// A list of open offers, sorted by expiry.
import { useApolloClient } from '@apollo/client/react'
import { compareSeconds, nowSeconds } from '../../domain/time.ts'
import { toOffer, type Offer } from '../../orders/offer.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { createPageFetcher } from '../../graphql/queryIndex.ts'
import { useKeysetList } from '../../graphql/useKeysetList.ts'
import { matchAll, endsAfter } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { AccountOffersDocument, type AccountOffersQuery } from './__generated__/AccountOffers.ts'

const PAGE_SIZE = 100

/** @param atSeconds when they must not have ended, in Unix seconds */
export function listStandingOffers(
  filters: readonly Order_filter[],
  atSeconds = nowSeconds(),
): readonly Order_filter[] {
  return filters.map((filter) => matchAll<Order_filter>({ side: 'BID', ...endsAfter(atSeconds) }, filter))
}

/**
 * @param name unique among all lists
 * @param filters offers that match any of these; each is a separate segment, so that none waits for another's pages
 */
export function useAccountOffers(name: string, filters: readonly Order_filter[]) {
  const client = useApolloClient()
  const { network } = useConfig()
  const list = useKeysetList<AccountOffersQuery['orders'][number], Order_filter>(name, () => ({
    pageSize: PAGE_SIZE,
    segments: () => listStandingOffers(filters).map((where) => createSegment('endsAtSeconds', where)),
    fetchPage: createPageFetcher(client, AccountOffersDocument, ({ orders }) => orders),
  }))
  const offers: readonly Offer[] = list.items
    .flatMap((order) => toOffer(order, network) ?? [])
    .toSorted((one, other) => compareSeconds(one.endsAtSeconds, other.endsAtSeconds))
  return { ...list, offers }
}
