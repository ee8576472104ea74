// What the item costs and what the reader can do about it: buy, offer, cancel, list, or nothing.
import { CalendarClock, Lock, TriangleAlert } from 'lucide-react'
import { lowerFirst } from '../../domain/sentences.ts'
import { formatDuration } from '../../domain/time.ts'
import { formatCount, toWei } from '../../domain/wei.ts'
import { AskingPrice } from '../../features/trading/listings/AskingPrice.tsx'
import { BuyButton } from '../../features/trading/listings/BuyButton.tsx'
import { CancelButton } from '../../features/trading/listings/CancelButton.tsx'
import { ListButton } from '../../features/trading/listings/ListButton.tsx'
import {
  type Asking,
  askingOf,
  isDeclining,
  type Listing,
  type ListingRef,
  readListable,
  priceOf,
  readListing,
} from '../../features/trading/listings/listing.ts'
import { listingOfItem } from '../../features/trading/listings/listingOfItem.ts'
import { useSecond } from '../../features/trading/listings/useSecond.ts'
import { ListingAction } from '../../features/trading/listings/ListingAction.tsx'
import { Refusal } from '../../features/trading/refusals/Refusal.tsx'
import { useRefusal } from '../../features/trading/refusals/useRefusals.ts'
import type { OfferStart } from '../../features/trading/offers/offer.ts'
import { OfferButton } from '../../features/trading/offers/OfferButton.tsx'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import type { ItemRecord, ItemToken } from './Item.tsx'
import styles from './PriceBlock.module.css'

export interface PriceBlockProps {
  readonly token: ItemToken
  /** The main live listing; undefined when it is not for sale. */
  readonly ask: (ItemToken['asks'][number] & ListingRef) | undefined
  /** Units that the reader has; zero without a wallet. */
  readonly held: bigint
  /** What it was last sold for. */
  readonly record: ItemRecord
}

export function PriceBlock({ token, ask, held, record }: PriceBlockProps) {
  const { network } = useConfig()
  const { state } = useWallet()
  const reader = 'account' in state ? state.account : undefined
  const listing = ask === undefined ? undefined : readListing(ask, network)
  const ownListing = listing !== undefined && listing.seller === reader
  const refused = useRefusal(listing)
  const edition = token.standard === 'ERC1155'
  const listable = held > 0n && (edition || !ownListing)
  const offerable = BigInt(token.supply) > 0n && (edition || held === 0n)
  return (
    <section className={styles.block} aria-label="Price">
      {listing === undefined ? (
        <NotForSale burnt={BigInt(token.supply) === 0n} record={record} />
      ) : (
        <ForSale listing={listing} own={ownListing} />
      )}
      {refused !== undefined && <Refusal refused={refused} look="block" />}
      {(listing !== undefined || listable || offerable) && (
        <div className={styles.actions}>
          {listing !== undefined && (refused === undefined || ownListing) && (
            <ListingAction listing={listing} size="l" wide />
          )}
          {listable && (
            <ListButton
              token={token}
              held={held}
              size="l"
              wide
              variant={listing === undefined ? 'primary' : 'secondary'}
            />
          )}
          {offerable && <OfferButton start={offerStart(token)} size="l" wide />}
        </div>
      )}
      {token.asleep.map((order) => (
        <SleepingListing key={order.id} order={listingOfItem(order, token)} />
      ))}
    </section>
  )
}

function offerStart(token: ItemToken): OfferStart {
  const item = readListable(token)
  const { collection: address, collectionName: name, standard } = item
  return { collection: { address, name, standard }, item }
}

/** A listing that stands, but that nobody can fill at the moment: shown, because it may come back to life. */
function SleepingListing({ order }: { readonly order: ListingRef }) {
  const { network } = useConfig()
  const { state } = useWallet()
  const now = useNow()
  const listing = readListing(order, network)
  if (listing === undefined) return null
  const { closedBecause, startsAtSeconds } = listing
  const scheduled = closedBecause === undefined && startsAtSeconds > now
  const reader = 'account' in state ? state.account : undefined
  const reserved = closedBecause === undefined && !scheduled && listing.reservedFor !== null
  const forReader = reserved && listing.reservedFor === reader
  return (
    <div className={styles.asleep}>
      <p>
        {scheduled ? (
          <CalendarClock aria-hidden="true" />
        ) : reserved ? (
          <Lock aria-hidden="true" />
        ) : (
          <TriangleAlert aria-hidden="true" />
        )}
        <span>
          Listed for <AskingPrice listing={listing} size="xs" />,{' '}
          {scheduled ? (
            <>
              for sale <TimeAgo seconds={startsAtSeconds} />.
            </>
          ) : reserved ? (
            forReader ? (
              'for you alone.'
            ) : (
              <>
                for <Address address={listing.reservedFor} /> alone.
              </>
            )
          ) : (
            <>
              but it cannot be bought now:{' '}
              {lowerFirst(closedBecause ?? 'The index does not take it for fillable.')}
            </>
          )}
        </span>
      </p>
      {forReader ? <BuyButton order={order} size="s" /> : <CancelButton order={order} size="s" />}
    </div>
  )
}

function ForSale({ listing, own }: { readonly listing: Listing; readonly own: boolean }) {
  const { startPrice, endPrice, startsAtSeconds, endsAtSeconds, currency, quantity, remaining } = listing
  const asking = askingOf(listing, useSecond(isDeclining(listing)))
  const units = asking.kind === 'lot' ? asking.units : 1n
  return (
    <div className={styles.figures}>
      <p className={styles.caption}>{priceCaption(asking, quantity)}</p>
      <p className={styles.price}>
        <Price amount={asking.amount} currency={currency} size="xl" />
        {quantity > 1n && <TokenAmount quantity={remaining} />}
      </p>
      {startPrice !== endPrice && (
        <p className={styles.note}>
          <span>
            {isDeclining(listing) ? 'Falls' : 'Rises'} from{' '}
            <Price amount={priceOf(listing, units, startsAtSeconds)} currency={currency} /> to{' '}
            <Price amount={priceOf(listing, units, endsAtSeconds)} currency={currency} /> over{' '}
            {formatDuration(endsAtSeconds - startsAtSeconds)}
          </span>
        </p>
      )}
      <p className={styles.note}>
        <span className={styles.seller}>
          {own ? (
            'Your listing'
          ) : (
            <>
              Listed by <Address address={listing.seller} />
            </>
          )}
        </span>
        <span>
          ends <TimeAgo seconds={listing.endsAtSeconds} />
        </span>
      </p>
    </div>
  )
}

function priceCaption(asking: Asking, quantity: bigint): string {
  if (asking.kind === 'lot') return `Price of all ${formatCount(asking.units)}, sold together`
  return quantity > 1n ? 'Price of one' : 'Price'
}

function NotForSale({ burnt, record }: { readonly burnt: boolean; readonly record: ItemRecord }) {
  return (
    <div className={styles.figures}>
      <p className={styles.unlisted}>{burnt ? 'Burnt, so it cannot be sold' : 'Not for sale'}</p>
      <p className={styles.note}>
        <LastSale record={record} />
      </p>
    </div>
  )
}

function LastSale({ record }: { readonly record: ItemRecord }) {
  const { network } = useConfig()
  if (record.kind === 'failed') return 'Its last sale could not be loaded'
  const token = record.kind === 'ready' ? record.data.token : null
  if (token === null) return <Skeleton shape="text" width="16ch" />
  const { lastSalePrice, lastSaleCurrency, lastSaleAtSeconds } = token
  if (lastSalePrice === null || lastSaleCurrency === null) return 'It was never sold here'
  return (
    <>
      <span>
        Last sold for{' '}
        <Price amount={toWei(lastSalePrice)} currency={currencyFrom(lastSaleCurrency, network)} />
      </span>
      {lastSaleAtSeconds !== null && <TimeAgo seconds={Number(lastSaleAtSeconds)} past />}
    </>
  )
}
