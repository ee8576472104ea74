// Listings of many items: the item, its price, how long, what stops it, and what the reader can do.
import { TriangleAlert } from 'lucide-react'
import { formatExactTime } from '../../domain/time.ts'
import { AllowButton } from '../../features/trading/listings/AllowButton.tsx'
import { AvailableUnits } from '../../features/trading/listings/AvailableUnits.tsx'
import { AskingPrice } from '../../features/trading/listings/AskingPrice.tsx'
import { CancelListingButton } from '../../features/trading/listings/CancelButton.tsx'
import {
  askingOf,
  closedFor,
  isDeclining,
  nameOf,
  type Listing,
} from '../../features/trading/listings/listing.ts'
import { ListingAction } from '../../features/trading/listings/ListingAction.tsx'
import type { ListingRow } from '../../features/trading/listings/useListingRows.ts'
import { Address } from '../../ui/Address.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Link } from '../../ui/Link.tsx'
import { Media } from '../../ui/Media.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { Selection } from '../../features/selection/useSelection.ts'
import styles from './AccountListingsTable.module.css'

export interface AccountListingsTableProps {
  readonly rows: readonly ListingRow<{ readonly live: boolean }>[]
  readonly label: string
  /** Whether they are the reader's own. */
  readonly own: boolean
  /** While listings are being chosen. */
  readonly selection?: Selection | undefined
}

export function AccountListingsTable({ rows, label, own, selection }: AccountListingsTableProps) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          {selection !== undefined && (
            <HeaderCell>
              <VisuallyHidden>Chosen</VisuallyHidden>
            </HeaderCell>
          )}
          <HeaderCell>Item</HeaderCell>
          <HeaderCell numeric>Price</HeaderCell>
          <HeaderCell wideOnly>Ends</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>Action</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ order, listing }) => (
          <tr key={listing.orderHash}>
            {selection !== undefined && (
              <Cell className={styles.choice}>
                <Checkbox
                  label={<VisuallyHidden>Select the listing of {nameOf(listing)}</VisuallyHidden>}
                  checked={selection.chosen.has(listing.orderHash)}
                  disabled={!selection.chosen.has(listing.orderHash) && selection.full}
                  onChange={(chosen) => selection.set(listing.orderHash, chosen)}
                />
              </Cell>
            )}
            <Cell>
              <Item listing={listing} asleep={!order.live} />
            </Cell>
            <Cell numeric className={styles.price}>
              <AskingPrice listing={listing} />
              <PriceAtEnd listing={listing} />
              {listing.quantity > 1n && (
                <span className={styles.units}>
                  <AvailableUnits listing={listing} />
                </span>
              )}
            </Cell>
            <Cell wideOnly>
              <TimeAgo seconds={listing.endsAtSeconds} />
            </Cell>
            <Cell className={styles.action}>
              {selection !== undefined ? null : order.live || listing.closedBecause === undefined ? (
                <ListingAction listing={listing} size="s" asked="reached" />
              ) : (
                own && (
                  <span className={styles.actions}>
                    <AllowButton listing={listing} />
                    <CancelListingButton listing={listing} size="s" />
                  </span>
                )
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

function Item({ listing, asleep }: { readonly listing: Listing; readonly asleep: boolean }) {
  const { item, bundle } = listing
  return (
    <span className={styles.item}>
      <span className={styles.picture}>
        <Media collection={item.collection} image={item.image} alt="" />
      </span>
      <span className={styles.names}>
        {(bundle ?? [{ item }]).map((sold) => (
          <Link key={sold.item.path} className={styles.name} to={sold.item.path}>
            <bdi>{sold.item.name}</bdi>
          </Link>
        ))}
        {asleep ? (
          <Reason listing={listing} />
        ) : (
          <span className={styles.collection}>
            {bundle === null ? (
              <CollectionName address={item.collection} name={item.collectionName} item={item.name} />
            ) : (
              'Sold together'
            )}
          </span>
        )}
      </span>
    </span>
  )
}

/** Where a price that moves with time comes to, in the same units as the price of now. */
function PriceAtEnd({ listing }: { readonly listing: Listing }) {
  const { startPrice, endPrice, endsAtSeconds, currency } = listing
  if (startPrice === endPrice) return null
  const asking = askingOf(listing, endsAtSeconds)
  return (
    <span className={styles.units}>
      {isDeclining(listing) ? 'falls' : 'rises'} to{' '}
      <Price amount={asking.amount} currency={currency} size="xs" />
    </span>
  )
}

/** What stops a listing that still stands, or from when and for whom it is for sale. */
function Reason({ listing }: { readonly listing: Listing }) {
  const now = useNow()
  const { state } = useWallet()
  const reader = 'account' in state ? state.account : undefined
  const { closedBecause, startsAtSeconds, reservedFor } = listing
  const later = startsAtSeconds > now
  if (closedBecause === undefined && (later || reservedFor !== null)) {
    return (
      <span className={styles.collection}>
        {reservedFor !== null && (
          <>
            For <Address address={reservedFor} /> alone.{' '}
          </>
        )}
        {later && (
          <>
            Starts {formatExactTime(startsAtSeconds)}, <TimeAgo seconds={startsAtSeconds} />.
          </>
        )}
      </span>
    )
  }
  return (
    <span className={styles.reason}>
      <TriangleAlert aria-hidden="true" />
      <span>{closedFor(listing, reader) ?? 'The index does not take it for fillable now.'}</span>
    </span>
  )
}
