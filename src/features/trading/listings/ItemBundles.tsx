// The bundles that an item is sold in: everything in each, its one price, and what the reader can do.
import { formatCount } from '../../../domain/wei.ts'
import { readFragment, type FragmentRef } from '../../../graphql/fragments.ts'
import { Address } from '../../../ui/Address.tsx'
import { Section } from '../../../ui/Layout.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { ItemBundles_tokenFragmentDoc } from './__generated__/ItemBundles.ts'
import { AskingPrice } from './AskingPrice.tsx'
import { BundleLines } from './BundleLines.tsx'
import styles from './ItemBundles.module.css'
import type { Listing } from './listing.ts'
import { ListingAction } from './ListingAction.tsx'
import { useBundleRows } from './useBundleRows.ts'

export interface ItemBundlesProps {
  readonly token: FragmentRef<typeof ItemBundles_tokenFragmentDoc>
}

/** Nothing where the item is in no bundle. */
export function ItemBundles({ token }: ItemBundlesProps) {
  const { bundles } = readFragment(ItemBundles_tokenFragmentDoc, token)
  const orders = new Map(
    bundles.flatMap(({ offeredIn }) => offeredIn.map(({ order }) => [order.id, order] as const)),
  )
  const rows = useBundleRows([...orders.values()])
  if (rows.length === 0) return null
  return (
    <Section title="Sold together" count={formatCount(rows.length)} id="bundles">
      <ul className={styles.bundles}>
        {rows.map(({ listing }) => (
          <Bundle key={listing.orderHash} listing={listing} />
        ))}
      </ul>
    </Section>
  )
}

function Bundle({ listing }: { readonly listing: Listing }) {
  return (
    <li className={styles.bundle}>
      <BundleLines items={listing.bundle ?? []} linked />
      <div className={styles.terms}>
        <p className={styles.price}>
          <AskingPrice listing={listing} size="l" />
        </p>
        <p className={styles.seller}>
          <Address address={listing.seller} />
          <span>
            ends <TimeAgo seconds={listing.endsAtSeconds} />
          </span>
        </p>
        <ListingAction listing={listing} wide />
      </div>
    </li>
  )
}
