// A table of listings: price, quantity, seller, expiry, and the viewer's action.
import { Address } from '../../ui/Address.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { AvailableUnits, CurrentPrice } from '../prices/CurrentPrice.tsx'
import { inactiveMessage } from '../../orders/inactiveListing.ts'
import { isBuyable, type Listing } from '../../orders/listing.ts'
import { ListingAction, type OwnActions } from './ListingAction.tsx'
import { ordersTexts } from '../../messages/en/orders.ts'
import type { Value } from '../../messages/message.ts'
import styles from './ListingsTable.module.css'

export interface ListingsTableProps {
  readonly listings: readonly Listing[]
  readonly Own: OwnActions
  readonly label?: Value
  /** Shows the quantity that each listing sells, for editions. */
  readonly withQuantity?: boolean
}

export function ListingsTable({
  listings,
  Own,
  label = ordersTexts.listingsTable.title,
  withQuantity = false,
}: ListingsTableProps) {
  const t = useTranslate()
  return (
    <WideTable label={t(label)}>
      <thead>
        <tr>
          <HeaderCell>{t(ordersTexts.listingsTable.price)}</HeaderCell>
          {withQuantity && <HeaderCell numeric>{t(ordersTexts.listingsTable.forSale)}</HeaderCell>}
          <HeaderCell wideOnly={withQuantity}>{t(ordersTexts.listingsTable.seller)}</HeaderCell>
          <HeaderCell wideOnly>{t(ordersTexts.listingsTable.expires)}</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>{t(ordersTexts.listingsTable.action)}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <ListingRow key={listing.orderHash} listing={listing} Own={Own} withQuantity={withQuantity} />
        ))}
      </tbody>
    </WideTable>
  )
}

interface ListingRowProps {
  readonly listing: Listing
  readonly Own: OwnActions
  readonly withQuantity: boolean
}

function ListingRow({ listing, Own, withQuantity }: ListingRowProps) {
  const t = useTranslate()
  const now = useNow()
  const viewer = useAccount()
  return (
    <tr>
      <Cell>
        <CurrentPrice listing={listing} />
      </Cell>
      {withQuantity && (
        <Cell numeric>
          <AvailableUnits listing={listing} />
        </Cell>
      )}
      <Cell wideOnly={withQuantity}>
        <Address address={listing.seller} />
      </Cell>
      <Cell wideOnly>
        <TimeAgo seconds={listing.endsAtSeconds} />
      </Cell>
      <Cell pinned className={styles.action}>
        {isBuyable(listing, now) || listing.inactiveReason === undefined ? (
          <ListingAction listing={listing} Own={Own} size="s" />
        ) : (
          <span className={styles.closed}>{t(inactiveMessage(listing, viewer) ?? '')}</span>
        )}
      </Cell>
    </tr>
  )
}
