// Listings in a table: price, seller, how many, until when, and the one action that fits the reader.
import { Address } from '../../../ui/Address.tsx'
import { Cell, HeaderCell } from '../../../ui/Table.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { WideTable } from '../../../ui/WideTable.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { AvailableUnits } from './AvailableUnits.tsx'
import { AskingPrice } from './AskingPrice.tsx'
import { closedFor, isBuyable, type Listing, type ListingRef } from './listing.ts'
import { ListingAction } from './ListingAction.tsx'
import { useListingRows } from './useListingRows.ts'
import styles from './ListingsTable.module.css'

export interface ListingsTableProps {
  /** In the order they are shown. */
  readonly orders: readonly ListingRef[]
  readonly label?: string
  /** For editions: how many each listing sells. */
  readonly withQuantity?: boolean
}

export function ListingsTable({ orders, label = 'Listings', withQuantity = false }: ListingsTableProps) {
  const rows = useListingRows(orders)
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <HeaderCell>Price</HeaderCell>
          {withQuantity && <HeaderCell numeric>For sale</HeaderCell>}
          <HeaderCell>Seller</HeaderCell>
          <HeaderCell wideOnly>Expires</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>Action</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ listing }) => (
          <ListingRow key={listing.orderHash} listing={listing} withQuantity={withQuantity} />
        ))}
      </tbody>
    </WideTable>
  )
}

interface ListingRowProps {
  readonly listing: Listing
  readonly withQuantity: boolean
}

function ListingRow({ listing, withQuantity }: ListingRowProps) {
  const now = useNow()
  const { state } = useWallet()
  const reader = 'account' in state ? state.account : undefined
  return (
    <tr>
      <Cell>
        <AskingPrice listing={listing} />
      </Cell>
      {withQuantity && (
        <Cell numeric>
          <AvailableUnits listing={listing} />
        </Cell>
      )}
      <Cell>
        <Address address={listing.seller} />
      </Cell>
      <Cell wideOnly>
        <TimeAgo seconds={listing.endsAtSeconds} />
      </Cell>
      <Cell className={styles.action}>
        {isBuyable(listing, now) || listing.closedBecause === undefined ? (
          <ListingAction listing={listing} size="s" />
        ) : (
          <span className={styles.closed}>{closedFor(listing, reader)}</span>
        )}
      </Cell>
    </tr>
  )
}
