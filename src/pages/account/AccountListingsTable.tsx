// A table of listings: item, price, expiry, reason if inactive, and action.
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { ApproveButton } from '../../trading/tables/OwnListingActions.tsx'
import { AvailableUnits, CurrentPrice } from '../../trading/prices/CurrentPrice.tsx'
import { CancelListingButton } from '../../trading/tables/OwnListingActions.tsx'
import { OwnListingActions } from '../../trading/tables/OwnListingActions.tsx'
import { inactiveMessage } from '../../orders/inactiveListing.ts'
import { bundledItems, listingName, soldItems, type Listing } from '../../orders/listing.ts'
import { quotePrice, isDeclining } from '../../orders/listingPrice.ts'
import { ListingAction } from '../../trading/tables/ListingAction.tsx'
import type { ListingRow } from '../../trading/tables/useListingRows.ts'
import { ItemPicture } from '../../ui/ItemPicture.tsx'
import { Address } from '../../ui/Address.tsx'
import { ItemName } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { SelectBox } from '../../features/selection/SelectBox.tsx'
import type { Selection } from '../../features/selection/useSelection.ts'
import { accountListings } from '../../messages/en/accountListings.ts'
import { date, dateTime, joinSentences } from '../../messages/values.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from './AccountListingsTable.module.css'

export interface AccountListingsTableProps {
  readonly rows: readonly ListingRow<{ readonly live: boolean }>[]
  readonly label: string
  /** Whether they are the viewer's own. */
  readonly own: boolean
  /** While listings are being selected. */
  readonly selection?: Selection | undefined
  /** For expired listings, in place of the usual actions. */
  readonly relist?: (listing: Listing) => ReactNode
}

export function AccountListingsTable({ rows, label, own, selection, relist }: AccountListingsTableProps) {
  const t = useTranslate()
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          {selection !== undefined && (
            <HeaderCell>
              <VisuallyHidden>{t(accountListings.selected)}</VisuallyHidden>
            </HeaderCell>
          )}
          <HeaderCell>{t(accountListings.item)}</HeaderCell>
          <HeaderCell numeric>{t(accountListings.price)}</HeaderCell>
          <HeaderCell wideOnly>
            {t(relist === undefined ? accountListings.expires : accountListings.expired)}
          </HeaderCell>
          <HeaderCell>
            <VisuallyHidden>{t(accountListings.action)}</VisuallyHidden>
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ order, listing }) => (
          <tr key={listing.orderHash}>
            {selection !== undefined && (
              <Cell className={styles.choice}>
                <SelectBox
                  selection={selection}
                  id={listing.orderHash}
                  label={accountListings.select({ item: listingName(listing) })}
                />
              </Cell>
            )}
            <Cell>
              <Item listing={listing} inactive={!order.live} />
            </Cell>
            <Cell numeric className={styles.price}>
              <CurrentPrice listing={listing} />
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
            <Cell pinned className={styles.action}>
              {relist !== undefined ? (
                relist(listing)
              ) : selection !== undefined ? null : order.live || listing.inactiveReason === undefined ? (
                <ListingAction listing={listing} Own={OwnListingActions} size="s" check="reached" />
              ) : (
                own && (
                  <span className={styles.actions}>
                    <ApproveButton listing={listing} />
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

function Item({ listing, inactive }: { readonly listing: Listing; readonly inactive: boolean }) {
  const t = useTranslate()
  const { item } = listing
  return (
    <span className={styles.item}>
      <span className={styles.picture}>
        <ItemPicture item={item} />
      </span>
      <span className={styles.names}>
        {soldItems(listing).map((sold) => (
          <Link key={sold.item.path} className={styles.name} to={sold.item.path}>
            <ItemName item={sold.item} />
          </Link>
        ))}
        {inactive ? (
          <Reason listing={listing} />
        ) : (
          <span className={styles.collection}>
            {bundledItems(listing) === null ? (
              <CollectionName address={item.collection} name={item.collectionName} item={item.name} />
            ) : (
              t(accountListings.soldTogether)
            )}
          </span>
        )}
      </span>
    </span>
  )
}

/** The end of a changing price, for the same quantity as the current price. */
function PriceAtEnd({ listing }: { readonly listing: Listing }) {
  const { startPrice, endPrice, endsAtSeconds, currency } = listing
  if (startPrice === endPrice) return null
  const quote = quotePrice(listing, endsAtSeconds)
  return (
    <span className={styles.units}>
      <Trans
        message={(isDeclining(listing) ? accountListings.declinesTo : accountListings.risesTo)({
          price: <Price amount={quote.amount} currency={currency} size="xs" />,
        })}
      />
    </span>
  )
}

/** Why an open listing is inactive, or from when and for whom it is for sale. */
function Reason({ listing }: { readonly listing: Listing }) {
  const t = useTranslate()
  const now = useNow()
  const reader = useAccount()
  const { inactiveReason, startsAtSeconds, endsAtSeconds, reservedFor, seller } = listing
  if (endsAtSeconds <= now)
    return (
      <span className={styles.collection}>
        {t(accountListings.expiredOn({ date: date(Number(endsAtSeconds)) }))}
      </span>
    )
  const later = startsAtSeconds > now
  if (inactiveReason === undefined && (later || reservedFor !== null)) {
    return (
      <span className={styles.collection}>
        <Trans
          message={joinSentences([
            reservedFor !== null &&
              (reservedFor === reader
                ? accountListings.onlyForYou({ seller: <Address address={seller} /> })
                : accountListings.onlyFor({ account: <Address address={reservedFor} /> })),
            later &&
              accountListings.starts({
                time: t(dateTime(startsAtSeconds)),
                relative: <TimeAgo seconds={startsAtSeconds} />,
              }),
          ])}
        />
      </span>
    )
  }
  return (
    <span className={styles.reason}>
      <TriangleAlert aria-hidden="true" />
      <span>{t(inactiveMessage(listing, reader) ?? accountListings.notFillable)}</span>
    </span>
  )
}
