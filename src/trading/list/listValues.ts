// The text in the fields of the form to list an item, and what it is at first.
import type { Currency } from '../../domain/currency.ts'
import { MINUTE_SECONDS } from '../../domain/time.ts'
import { displayUnit, quantityText } from '../../domain/quantity.ts'
import { formatExact, toWei, type Wei } from '../../domain/wei.ts'
import type { Listing } from '../../orders/listing.ts'
import { isDeclining } from '../../orders/listingPrice.ts'
import { endFields, formatLocalTime, LATEST_DATE, USUAL_EXPIRY, type ExpiryValues } from '../dialog/expiry.ts'

/** The text of every field, exactly as typed. */
export interface ListValues extends ExpiryValues {
  readonly price: string
  readonly currency: string
  readonly quantity: string
  readonly course: 'fixed' | 'declining'
  readonly endPrice: string
  readonly start: 'now' | 'later'
  /** The value of the `datetime-local` field, in the user's time zone. */
  readonly startsAt: string
  readonly buyer: 'anyone' | 'one'
  readonly reservedFor: string
}

const EMPTY_LIST_VALUES: Omit<ListValues, 'currency'> = {
  price: '',
  quantity: '1',
  expiry: USUAL_EXPIRY,
  until: '',
  course: 'fixed',
  endPrice: '',
  start: 'now',
  startsAt: '',
  buyer: 'anyone',
  reservedFor: '',
}

/**
 * The initial form: empty, or the terms of the listing whose price it changes.
 * @param currencies those that this site trades in
 * @param nowSeconds Unix seconds
 */
export function initialListValues(
  currencies: readonly [Currency, ...Currency[]],
  old: Listing | undefined,
  nowSeconds: number,
): ListValues {
  const [{ address: currency }] = currencies
  if (old === undefined) return { ...EMPTY_LIST_VALUES, currency }
  return {
    ...EMPTY_LIST_VALUES,
    // The site may no longer trade in the old currency, and the same number in another one is another price.
    ...(currencies.some(({ address }) => address === old.currency.address)
      ? initialPrice(old)
      : { currency }),
    quantity: quantityText(old.remaining, old.item),
    // The field has whole minutes, and its time must be after now.
    ...(old.startsAtSeconds >= nowSeconds + MINUTE_SECONDS && old.startsAtSeconds < LATEST_DATE
      ? { start: 'later', startsAt: formatLocalTime(Number(old.startsAtSeconds)) }
      : {}),
    ...(old.reservedFor === null ? {} : { buyer: 'one', reservedFor: old.reservedFor }),
    ...endFields(old.endsAtSeconds),
  }
}

/** The terms of an expired listing for the usual time from now: what wasn't sold, as far as the seller still holds it. */
export function relistValues(
  currencies: readonly [Currency, ...Currency[]],
  expired: Listing,
  { held, nowSeconds }: { readonly held: bigint | undefined; readonly nowSeconds: number },
): ListValues {
  const { remaining, item } = expired
  const units = held === undefined || remaining < held ? remaining : held
  const { expiry, until } = EMPTY_LIST_VALUES
  return {
    ...initialListValues(currencies, expired, nowSeconds),
    quantity: quantityText(units, item),
    expiry,
    until,
  }
}

/** The old price of one unit, exactly; empty if it isn't a whole number of the currency's smallest unit. */
function initialPrice(old: Listing): Pick<ListValues, 'currency' | 'price' | 'course' | 'endPrice'> {
  const { currency, quantity, startPrice, endPrice } = old
  const unit = displayUnit(old.item)
  const formatUnitPrice = (whole: Wei) =>
    (whole * unit) % quantity === 0n ? formatExact(toWei((whole * unit) / quantity), currency.decimals) : ''
  return {
    currency: currency.address,
    price: formatUnitPrice(startPrice),
    ...(isDeclining(old)
      ? { course: 'declining', endPrice: formatUnitPrice(endPrice) }
      : { course: 'fixed', endPrice: '' }),
  }
}
