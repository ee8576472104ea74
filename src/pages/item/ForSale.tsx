// What a listing asks and of whom: its price, how it moves, from when and until when it stands.
import type { ReactNode } from 'react'
import type { Address as AddressValue } from '../../domain/address.ts'
import { formatDuration, formatExactTime } from '../../domain/time.ts'
import { formatCount } from '../../domain/wei.ts'
import { AvailableUnits } from '../../features/trading/listings/AvailableUnits.tsx'
import {
  type Asking,
  askingOf,
  isDeclining,
  type Listing,
  priceOf,
} from '../../features/trading/listings/listing.ts'
import { useSecond } from '../../features/trading/listings/useSecond.ts'
import { Address } from '../../ui/Address.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import styles from './PriceBlock.module.css'

export interface ForSaleProps {
  readonly listing: Listing
  /** The connected account. */
  readonly reader: AddressValue | undefined
}

export function ForSale({ listing, reader }: ForSaleProps) {
  const now = useNow()
  const { demoWallet } = useConfig()
  const own = listing.seller === reader
  const seller = demoWallet?.accounts.find(({ address }) => address === listing.seller)
  const { startPrice, endPrice, startsAtSeconds, endsAtSeconds, currency, quantity } = listing
  const asking = askingOf(listing, useSecond(isDeclining(listing)))
  const units = asking.kind === 'lot' ? asking.units : 1n
  return (
    <div className={styles.figures}>
      <Promised listing={listing} reader={reader} now={now} />
      <p className={styles.caption}>{priceCaption(asking, quantity)}</p>
      <p className={styles.price}>
        <Price amount={asking.amount} currency={currency} size="xl" />
        {quantity > 1n && <AvailableUnits listing={listing} />}
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
              Listed by <Address address={listing.seller} name={seller?.label} />
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

/** What keeps the reader, or others, from buying it at once: a start that is to come, a sale that is for one alone. */
function Promised({ listing, reader, now }: ForSaleProps & { readonly now: number }): ReactNode {
  const { reservedFor, startsAtSeconds } = listing
  const later = startsAtSeconds > now
  if (!later && reservedFor === null) return null
  const starts = later && (
    <>
      from {formatExactTime(startsAtSeconds)}, <TimeAgo seconds={startsAtSeconds} />
    </>
  )
  return (
    <p className={styles.promise}>
      {reservedFor === null ? (
        <>For sale {starts}</>
      ) : (
        <>
          Private sale,{' '}
          {reservedFor === reader ? (
            'for you alone'
          ) : (
            <>
              for <Address address={reservedFor} /> alone
            </>
          )}
          {later && <>, {starts}</>}
        </>
      )}
    </p>
  )
}
