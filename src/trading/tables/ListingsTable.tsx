// A table of listings: price, quantity, seller, expiry, and the viewer's action.
import { Address } from '../../ui/Address.tsx'
import { ColumnTable } from '../../ui/ColumnTable.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { AvailableUnits, CurrentPrice } from '../prices/CurrentPrice.tsx'
import { inactiveMessage } from '../../orders/inactiveListing.ts'
import { isBuyable, type Listing } from '../../orders/listing.ts'
import { ListingActions } from './ListingActions.tsx'
import { ordersTexts } from '../../messages/en/orders.ts'
import type { Value } from '../../messages/message.ts'
import styles from './Listings.module.css'

export interface ListingsTableProps {
  readonly listings: readonly Listing[]
  readonly label: Value
  /** Shows the quantity that each listing sells, for editions. */
  readonly withQuantity?: boolean
}

export function ListingsTable({ listings, label, withQuantity = false }: ListingsTableProps) {
  const t = useTranslate()
  const texts = ordersTexts.listingsTable
  return (
    <ColumnTable
      label={t(label)}
      rows={listings}
      getKey={({ orderHash }) => orderHash}
      columns={[
        { title: texts.price, cell: (listing) => <CurrentPrice listing={listing} /> },
        withQuantity && {
          title: texts.forSale,
          look: { numeric: true },
          cell: (listing) => <AvailableUnits listing={listing} />,
        },
        {
          title: texts.seller,
          look: { wideOnly: withQuantity },
          cell: ({ seller }) => <Address address={seller} />,
        },
        {
          title: texts.expires,
          look: { wideOnly: true },
          cell: ({ endsAtSeconds }) => <TimeAgo seconds={endsAtSeconds} />,
        },
        {
          title: texts.action,
          isTitleHidden: true,
          look: { className: styles.action },
          isPinned: true,
          cell: (listing) => <Action listing={listing} />,
        },
      ]}
    />
  )
}

function Action({ listing }: { readonly listing: Listing }) {
  const t = useTranslate()
  const now = useNow()
  const viewer = useAccount()
  if (isBuyable(listing, now) || listing.inactiveReason === undefined)
    return <ListingActions listing={listing} size="s" />
  return <span className={styles.closed}>{t(inactiveMessage(listing, viewer) ?? '')}</span>
}
