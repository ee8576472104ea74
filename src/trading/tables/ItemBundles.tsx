// The bundles that an item is sold in, each with its items, its price and its actions; and the one that an item's price
// names, the cheapest that can be bought now.
import type { NetworkConfig } from '../../domain/config.ts'
import { unitPlace } from '../../domain/currency.ts'
import { readFragment, type FragmentRef } from '../../graphql/fragments.ts'
import { Address } from '../../ui/Address.tsx'
import { Section } from '../../ui/Layout.tsx'
import { CurrentPrice } from '../prices/CurrentPrice.tsx'
import { BundleLines } from '../dialog/SoldLines.tsx'
import { ordersTexts } from '../../messages/en/orders.ts'
import { expiryValues } from '../../ui/expiry.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from './ItemBundles.module.css'
import { isBuyable, listSoldItems, type Listing } from '../../orders/listing.ts'
import { priceForUnits } from '../../orders/listingPrice.ts'
import { ItemBundles_tokenFragmentDoc } from './__generated__/ItemBundles.ts'
import { ListingActions } from './ListingActions.tsx'
import { useListingRows } from './useListingRows.ts'

/** The section's id, for links to it. */
export const BUNDLES_ID = 'bundles'

export interface ItemBundlesProps {
  readonly bundles: readonly Listing[]
}

/** Renders nothing for an item in no bundle. */
export function ItemBundles({ bundles }: ItemBundlesProps) {
  const t = useTranslate()
  if (bundles.length === 0) return null
  return (
    <Section title={t(ordersTexts.listingsTable.bundles)} count={t(bundles.length)} id={BUNDLES_ID}>
      <ul className={styles.bundles}>
        {bundles.map((listing) => (
          <Bundle key={listing.orderHash} listing={listing} />
        ))}
      </ul>
    </Section>
  )
}

function Bundle({ listing }: { readonly listing: Listing }) {
  return (
    <li className={styles.bundle}>
      <BundleLines items={listSoldItems(listing)} linked />
      <div className={styles.terms}>
        <p>
          <CurrentPrice listing={listing} size="l" />
        </p>
        <p className={styles.seller}>
          <Address address={listing.seller} />
          <span>
            <Trans message={ordersTexts.listingsTable.bundleExpires(expiryValues(listing.endsAtSeconds))} />
          </span>
        </p>
        <div className={styles.actions}>
          <ListingActions listing={listing} wide />
        </div>
      </div>
    </li>
  )
}

/** The bundles that an item is sold in; undefined while they aren't known. */
export function useItemBundles(
  token: FragmentRef<typeof ItemBundles_tokenFragmentDoc> | null,
): readonly Listing[] | undefined {
  const holders = token === null ? [] : readFragment(ItemBundles_tokenFragmentDoc, token).holders
  const orders = new Map(
    holders.flatMap(({ offeredIn }) => offeredIn.map(({ order }) => [order.id, order] as const)),
  )
  const rows = useListingRows([...orders.values()])
  return token === null ? undefined : rows.map(({ listing }) => listing)
}

/**
 * The cheapest bundle that can be bought now. Bundles in different units of account can't be compared, so the site's first
 * unit that has one wins, as for listings.
 *
 * @param atSeconds Unix seconds
 */
export function findCheapestBundle(
  bundles: readonly Listing[],
  network: Pick<NetworkConfig, 'nativeCurrency' | 'currencies'>,
  atSeconds: number,
): Listing | undefined {
  const place = unitPlace(network)
  const getPrice = (bundle: Listing) => priceForUnits(bundle, bundle.quantity, atSeconds)
  return bundles
    .filter((bundle) => isBuyable(bundle, atSeconds))
    .toSorted((one, other) => {
      const places = place(one.currency) - place(other.currency)
      if (places !== 0) return places
      const [low, high] = [getPrice(one), getPrice(other)]
      return low < high ? -1 : low > high ? 1 : one.orderHash < other.orderHash ? -1 : 1
    })[0]
}
