// Listings in a table: price, seller, how many, until when, and the one action that fits the reader.
import { Address } from '../../../ui/Address.tsx'
import { useConfig } from '../../../ui/ConfigContext.tsx'
import { Cell, HeaderCell, Table } from '../../../ui/Table.tsx'
import { TimeAgo } from '../../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../../ui/TokenAmount.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { useWallet } from '../../../wallet/WalletProvider.tsx'
import { AddToBasket } from '../basket/AddToBasket.tsx'
import { AskingPrice } from './AskingPrice.tsx'
import { BuyButton } from './BuyButton.tsx'
import { CancelButton } from './CancelButton.tsx'
import { EditPriceButton } from './EditPriceButton.tsx'
import { isBuyable, readListing, type Listing, type ListingRef } from './listing.ts'
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
    <Table label={label}>
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
        {rows.map(({ order, listing }) => (
          <ListingRow key={listing.orderHash} order={order} listing={listing} withQuantity={withQuantity} />
        ))}
      </tbody>
    </Table>
  )
}

interface ListingRowProps {
  readonly order: ListingRef
  readonly listing: Listing
  readonly withQuantity: boolean
}

function ListingRow({ order, listing, withQuantity }: ListingRowProps) {
  const now = useNow()
  return (
    <tr>
      <Cell>
        <AskingPrice listing={listing} />
      </Cell>
      {withQuantity && (
        <Cell numeric>
          <TokenAmount quantity={listing.remaining} />
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
          <ListingAction order={order} size="s" />
        ) : (
          <span className={styles.closed}>{listing.closedBecause}</span>
        )}
      </Cell>
    </tr>
  )
}

export interface ListingActionProps {
  readonly order: ListingRef
  readonly size?: 's' | 'm' | 'l'
  readonly wide?: boolean
  /** Writes the price into the button. */
  readonly priced?: boolean
}

/** What the reader can do with a listing: cancel their own, buy anyone else's or put it into the basket. */
export function ListingAction({ order, size = 'm', wide = false, priced = false }: ListingActionProps) {
  const { network } = useConfig()
  const { state } = useWallet()
  const listing = readListing(order, network)
  if (listing === undefined) return null
  const own =
    (state.status === 'connected' || state.status === 'wrongNetwork') && state.account === listing.seller
  return own ? (
    <>
      <EditPriceButton listing={listing} size={size} wide={wide} />{' '}
      <CancelButton order={order} size={size} wide={wide} />
    </>
  ) : (
    <span className={styles.pair}>
      <BuyButton order={order} size={size} wide={wide} priced={priced} />
      <AddToBasket order={order} size={size} />
    </span>
  )
}
