// Reactivated listings: made before their item left the seller, and live again since it returned.
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { bundledItems, type Listing } from '../../orders/listing.ts'
import type { ListingRow } from '../../trading/tables/useListingRows.ts'
import { AccountHeldSinceDocument } from './__generated__/AccountHeldSince.ts'

interface Dated {
  readonly live: boolean
  readonly createdAtSeconds: string
}

export interface ReactivationFields extends Dated {
  /** The item with its seller's balance; null for a bundle. */
  readonly token: {
    readonly balances: readonly {
      /** When the seller's balance last rose from zero. */
      readonly heldSinceSeconds: string | null
    }[]
  } | null
}

/** True for a live listing that is older than its seller's current holding of the item. */
export function isReactivated(listing: ReactivationFields): boolean {
  return isOlderThanHolding(listing, listing.token?.balances[0]?.heldSinceSeconds)
}

/** The same for an item of a bundle. */
function isOlderThanHolding(
  { live, createdAtSeconds }: Dated,
  heldSinceSeconds: string | null | undefined,
): boolean {
  return live && typeof heldSinceSeconds === 'string' && BigInt(createdAtSeconds) < BigInt(heldSinceSeconds)
}

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
    keepPrevious: 'while-loading',
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
