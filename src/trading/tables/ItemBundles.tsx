// The bundles that an item is sold in: each with its items, its price, and its actions.
import { Address } from '../../ui/Address.tsx'
import { Section } from '../../ui/Layout.tsx'
import { CurrentPrice } from '../prices/CurrentPrice.tsx'
import { BundleLines } from '../dialog/SoldLines.tsx'
import { ordersTexts } from '../../messages/en/orders.ts'
import { expiryValues } from '../../ui/expiry.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from './ItemBundles.module.css'
import { soldItems, type Listing } from '../../orders/listing.ts'
import { ListingAction, type OwnActions } from './ListingAction.tsx'

/** The section's id, for links to it. */
export const BUNDLES_ID = 'bundles'

export interface ItemBundlesProps {
  readonly bundles: readonly Listing[]
  readonly Own: OwnActions
}

/** Renders nothing for an item in no bundle. */
export function ItemBundles({ bundles, Own }: ItemBundlesProps) {
  const t = useTranslate()
  if (bundles.length === 0) return null
  return (
    <Section title={t(ordersTexts.listingsTable.bundles)} count={t(bundles.length)} id={BUNDLES_ID}>
      <ul className={styles.bundles}>
        {bundles.map((listing) => (
          <Bundle key={listing.orderHash} listing={listing} Own={Own} />
        ))}
      </ul>
    </Section>
  )
}

function Bundle({ listing, Own }: { readonly listing: Listing; readonly Own: OwnActions }) {
  return (
    <li className={styles.bundle}>
      <BundleLines items={soldItems(listing)} linked />
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
          <ListingAction listing={listing} Own={Own} wide />
        </div>
      </div>
    </li>
  )
}
