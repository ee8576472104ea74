// The item's main listing: its price, how the price changes, who can buy it, and from when until when.
import { AvailableUnits } from '../../trading/prices/CurrentPrice.tsx'
import type { Address as AddressValue } from '../../domain/address.ts'
import { displayUnit } from '../../domain/quantity.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import type { Message } from '../../messages/message.ts'
import { dateTime, duration } from '../../messages/values.ts'
import { expiryValues } from '../../ui/expiry.tsx'
import type { Listing } from '../../orders/listing.ts'
import { type QuotedPrice, quotePrice, isDeclining, priceForUnits } from '../../orders/listingPrice.ts'
import { Address } from '../../ui/Address.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow, useSecondsClock } from '../../ui/useNow.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './PriceAndActions.module.css'

export interface ForSaleProps {
  readonly listing: Listing
  /** The connected account. */
  readonly reader: AddressValue | undefined
}

export function ForSale({ listing, reader }: ForSaleProps) {
  const t = useTranslate()
  const { startPrice, endPrice, startsAtSeconds, endsAtSeconds, currency, quantity } = listing
  const declines = isDeclining(listing)
  const quote = quotePrice(listing, useSecondsClock(declines))
  const units = quote.kind === 'total' ? quantity : displayUnit(listing.item)
  const change = declines ? itemPageTexts.declines : itemPageTexts.rises
  return (
    <div className={styles.figures}>
      <Restriction listing={listing} reader={reader} />
      <p className={styles.caption}>{t(priceCaption(quote, quantity))}</p>
      <p className={styles.price}>
        <Price
          amount={quote.amount}
          currency={currency}
          approximate={quote.kind === 'unit' && !quote.isExact}
          size="xl"
        />
        {quantity > 1n && <AvailableUnits listing={listing} />}
      </p>
      {startPrice !== endPrice && (
        <p className={styles.note}>
          <span>
            <Trans
              message={change({
                start: <Price amount={priceForUnits(listing, units, startsAtSeconds)} currency={currency} />,
                end: <Price amount={priceForUnits(listing, units, endsAtSeconds)} currency={currency} />,
                duration: t(duration(endsAtSeconds - startsAtSeconds)),
              })}
            />
          </span>
        </p>
      )}
      <p className={styles.note}>
        <span className={styles.seller}>
          {listing.seller === reader ? (
            t(itemPageTexts.yourListing)
          ) : (
            <Trans message={itemPageTexts.listedBy({ seller: <Address address={listing.seller} /> })} />
          )}
        </span>
        <span>
          <Trans message={itemPageTexts.expires(expiryValues(endsAtSeconds))} />
        </span>
      </p>
    </div>
  )
}

function priceCaption(quote: QuotedPrice, quantity: bigint): Message {
  if (quote.kind === 'total') return itemPageTexts.lotPrice({ count: quote.units })
  return quantity > 1n ? itemPageTexts.unitPrice : itemPageTexts.price
}

/** When a scheduled listing starts, and for whom a private one is. */
function Restriction({ listing: { reservedFor, startsAtSeconds }, reader }: ForSaleProps) {
  const t = useTranslate()
  const isScheduled = startsAtSeconds > useNow()
  if (!isScheduled && reservedFor === null) return null
  const start = { date: t(dateTime(startsAtSeconds)), time: <TimeAgo seconds={startsAtSeconds} /> }
  const account = reservedFor !== null && <Address address={reservedFor} />
  return (
    <p className={styles.restriction}>
      {account === false ? (
        <Trans message={itemPageTexts.forSaleFrom(start)} />
      ) : reservedFor === reader ? (
        isScheduled ? (
          <Trans message={itemPageTexts.reservedForYouFrom(start)} />
        ) : (
          t(itemPageTexts.reservedForYou)
        )
      ) : (
        <Trans
          message={
            isScheduled
              ? itemPageTexts.reservedForFrom({ account, ...start })
              : itemPageTexts.reservedFor({ account })
          }
        />
      )}
    </p>
  )
}
