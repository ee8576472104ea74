// Finds the viewer's reactivated listings. A bundle is reactivated with any of its items, whose holdings are queried.
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { bundledItems, type Listing } from '../../orders/listing.ts'
import type { ListingRow } from '../../trade/useListingRows.ts'
import { AccountHeldSinceDocument } from './__generated__/AccountHeldSince.ts'
import { isReactivated, isOlderThanHolding, type ReactivationFields } from './reactivated.ts'

const bundleTokens = (listing: Listing) =>
  bundledItems(listing)?.map(({ item }) => tokenEntityId(item.collection, item.tokenId)) ?? []

/** @param owner of the listings; undefined for other viewers, which sends no query and returns no rows */
export function useReactivatedRows<Row extends ListingRow<ReactivationFields>>(
  owner: Address | undefined,
  rows: readonly Row[],
): readonly Row[] {
  const live = rows.filter(({ order }) => order.live)
  const tokens = [...new Set(live.flatMap(({ listing }) => bundleTokens(listing)))].toSorted()
  const query = useIndexQuery(AccountHeldSinceDocument, {
    variables: { account: owner ?? '', tokens },
    skip: owner === undefined || tokens.length === 0,
    keepPrevious: true,
  })
  if (owner === undefined) return []
  const balances = query.kind === 'ready' ? query.data.balances : []
  const heldSince = new Map(balances.map(({ token, heldSinceSeconds }) => [token.id, heldSinceSeconds]))
  return live.filter(
    ({ order, listing }) =>
      isReactivated(order) ||
      bundleTokens(listing).some((token) => isOlderThanHolding(order, heldSince.get(token))),
  )
}
