// A table of listings: item, price, expiry, reason if inactive, and action.
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { AvailableUnits, CurrentPrice } from '../../trading/prices/CurrentPrice.tsx'
import { inactiveMessage } from '../../orders/inactiveListing.ts'
import { bundledItems, listingName, listSoldItems, type Listing } from '../../orders/listing.ts'
import { quotePrice, isDeclining } from '../../orders/listingPrice.ts'
import { ApproveButton, CancelListingButton, ListingActions } from '../../trading/tables/ListingActions.tsx'
import type { ListingRow } from '../../trading/tables/useListingRows.ts'
import { ItemPicture } from '../../ui/ItemPicture.tsx'
import { Address } from '../../ui/Address.tsx'
import { ItemName } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { ColumnTable } from '../../ui/ColumnTable.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { SelectBox } from '../../features/selection/SelectBox.tsx'
import type { Selection } from '../../features/selection/useSelection.ts'
import { accountTexts } from '../../messages/en/account.ts'
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
  const texts = accountTexts.listings
  return (
    <ColumnTable
      label={label}
      rows={rows}
      getKey={({ listing }) => listing.orderHash}
      columns={[
        selection !== undefined && {
          title: texts.selected,
          isTitleHidden: true,
          look: { className: styles.choice },
          cell: ({ listing }) => (
            <SelectBox
              selection={selection}
              id={listing.orderHash}
              label={texts.select({ item: listingName(listing) })}
            />
          ),
        },
        {
          title: texts.item,
          cell: ({ order, listing }) => <Item listing={listing} inactive={!order.live} />,
        },
        {
          title: texts.price,
          look: { numeric: true, className: styles.price },
          cell: ({ listing }) => (
            <>
              <CurrentPrice listing={listing} />
              <PriceAtEnd listing={listing} />
              {listing.quantity > 1n && (
                <span className={styles.units}>
                  <AvailableUnits listing={listing} />
                </span>
              )}
            </>
          ),
        },
        {
          title: relist === undefined ? texts.expires : texts.expired,
          look: { wideOnly: true },
          cell: ({ listing }) => <TimeAgo seconds={listing.endsAtSeconds} />,
        },
        {
          title: texts.action,
          isTitleHidden: true,
          look: { className: styles.action },
          isPinned: true,
          cell: ({ order, listing }) => {
            if (relist !== undefined) return relist(listing)
            if (selection !== undefined) return null
            if (order.live || listing.inactiveReason === undefined)
              return <ListingActions listing={listing} size="s" check="reached" />
            return (
              own && (
                <span className={styles.actions}>
                  <ApproveButton listing={listing} />
                  <CancelListingButton listing={listing} size="s" />
                </span>
              )
            )
          },
        },
      ]}
    />
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
        {listSoldItems(listing).map((sold) => (
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
              t(accountTexts.listings.soldTogether)
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
        message={(isDeclining(listing) ? accountTexts.listings.declinesTo : accountTexts.listings.risesTo)({
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
        {t(accountTexts.listings.expiredOn({ date: date(Number(endsAtSeconds)) }))}
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
                ? accountTexts.listings.onlyForYou({ seller: <Address address={seller} /> })
                : accountTexts.listings.onlyFor({ account: <Address address={reservedFor} /> })),
            later &&
              accountTexts.listings.starts({
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
      <span>{t(inactiveMessage(listing, reader) ?? accountTexts.listings.notFillable)}</span>
    </span>
  )
}
