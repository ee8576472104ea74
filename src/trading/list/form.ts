// The form to list an item: the text in its fields, and the value or the error of each.
import { listTexts } from '../../messages/en/list.ts'
import type { Value } from '../../messages/message.ts'
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import { parsePrice } from '../../domain/parseAmount.ts'
import { priceOfUnits, shownQuantity, displayUnit, quantityText } from '../../domain/quantity.ts'
import { type Wei, formatExact, toWei } from '../../domain/wei.ts'
import {
  parseField,
  parseFields,
  parseUnits,
  type Field,
  parseExpiry,
  parseMoment,
  endFields,
  formatLocalTime,
  LATEST_DATE,
  USUAL_EXPIRY,
  type ExpiryValues,
  findIndivisible,
} from '../dialog/formFields.ts'
import type { BundledItem, ListedItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'
import { isDeclining } from '../../orders/listingPrice.ts'
import { nameError } from '../../wallet/names/nameMessages.ts'
import type { AccountInput } from '../../wallet/names/useAccountInput.ts'
import { MINUTE_SECONDS } from '../../domain/time.ts'

/** The text of every field, exactly as typed. */
export interface ListValues extends ExpiryValues {
  readonly price: string
  readonly currency: string
  readonly quantity: string
  readonly priceType: 'fixed' | 'declining'
  readonly endPrice: string
  readonly start: 'now' | 'later'
  /** The value of the `datetime-local` field, in the user's time zone. */
  readonly startsAt: string
  readonly audience: 'anyone' | 'one'
  readonly reservedFor: string
}

const EMPTY_LIST_VALUES: Omit<ListValues, 'currency'> = {
  price: '',
  quantity: '1',
  expiry: USUAL_EXPIRY,
  until: '',
  priceType: 'fixed',
  endPrice: '',
  start: 'now',
  startsAt: '',
  audience: 'anyone',
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
    ...(old.reservedFor === null ? {} : { audience: 'one', reservedFor: old.reservedFor }),
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
function initialPrice(old: Listing): Pick<ListValues, 'currency' | 'price' | 'priceType' | 'endPrice'> {
  const { currency, quantity, startPrice, endPrice } = old
  const unit = displayUnit(old.item)
  const formatUnitPrice = (whole: Wei) =>
    (whole * unit) % quantity === 0n ? formatExact(toWei((whole * unit) / quantity), currency.decimals) : ''
  return {
    currency: currency.address,
    price: formatUnitPrice(startPrice),
    ...(isDeclining(old)
      ? { priceType: 'declining', endPrice: formatUnitPrice(endPrice) }
      : { priceType: 'fixed', endPrice: '' }),
  }
}

export type ListErrors = Partial<
  Record<'price' | 'quantity' | 'until' | 'endPrice' | 'startsAt' | 'reservedFor', Value>
>

/** A validated listing, before it is signed. */
export interface ListDraft {
  readonly item: ListedItem
  /** In the contract's units. */
  readonly quantity: bigint
  /** The other items of a bundle; empty for a listing of one item. */
  readonly rest: readonly BundledItem[]
  /** The start price of one unit as people see it, or of a whole bundle. */
  readonly unitPrice: Wei
  /** The end price; equal to the start price unless it declines. */
  readonly unitEndPrice: Wei
  readonly currency: Currency
  /** Unix seconds; null starts immediately. */
  readonly startsAtSeconds: number | null
  /** Unix seconds. */
  readonly expiresAtSeconds: number
  /** The only account that may buy; null for anyone. */
  readonly reservedFor: Address | null
  /** The name that the seller typed for it, or this site's. */
  readonly buyerName?: string | undefined
}

/** The price of everything that a draft sells, at its start. */
export const draftTotal = ({ unitPrice, quantity, rest, item }: ListDraft): Wei =>
  rest.length === 0 ? priceOfUnits(unitPrice, quantity, item) : unitPrice

export interface ListFormContext {
  readonly item: ListedItem
  readonly currencies: readonly [Currency, ...Currency[]]
  /** The seller's units, if the page knows them. */
  readonly held: bigint | undefined
  /** What was made of the field for the only buyer. */
  readonly buyerInput: AccountInput
  /** Can't be the buyer of a private sale. */
  readonly seller: Address
  /** The listing whose price the form changes. */
  readonly replaced?: Listing | undefined
  readonly nowSeconds: number
}

/** The fields as a draft, or an error for each invalid field. */
export function parseListForm(
  values: ListValues,
  context: ListFormContext,
): { readonly draft: ListDraft } | { readonly errors: ListErrors } {
  const { item, currencies, replaced, nowSeconds } = context
  const currency = currencies.find(({ address }) => address === values.currency) ?? currencies[0]
  const price = parseField(() => parsePrice(values.price, currency))
  const endPrice = parseEndPrice(values, price, currency)
  const startsAt = parseStart(values, nowSeconds)
  const startSeconds = ('value' in startsAt ? startsAt.value : null) ?? nowSeconds
  const isUnchanged =
    replaced !== undefined &&
    isSamePrice(replaced, { price, endPrice, currency, nowSeconds }) &&
    hasSameTerms(values, initialListValues(currencies, replaced, nowSeconds))
  const read = parseFields({
    price: isUnchanged ? { error: listTexts.sameTerms } : price,
    quantity: parseQuantity(values.quantity, context),
    endPrice,
    startsAt,
    until: parseExpiry(values, startSeconds),
    reservedFor: parseBuyer(values, context),
  })
  if ('errors' in read) return read
  const { price: unitPrice, quantity, until, reservedFor } = read.values
  if (unitPrice * quantity > MAX_UINT256) return { errors: { price: listTexts.totalTooLarge } }
  const unitEndPrice = read.values.endPrice ?? unitPrice
  const indivisible = findIndivisible(quantity, [unitPrice, unitEndPrice], item)
  if (indivisible !== undefined) return { errors: { quantity: indivisible } }
  return {
    draft: {
      item,
      quantity,
      rest: [],
      unitPrice,
      unitEndPrice,
      currency,
      startsAtSeconds: read.values.startsAt,
      expiresAtSeconds: until,
      reservedFor,
      ...(reservedFor !== null &&
        context.buyerInput.kind === 'account' && { buyerName: context.buyerInput.name }),
    },
  }
}

/** Undefined for a fixed price. */
function parseEndPrice(
  { priceType, endPrice }: ListValues,
  startPrice: Field<Wei>,
  currency: Currency,
): Field<Wei | undefined> {
  if (priceType === 'fixed') return { value: undefined }
  const price = parseField(() => parsePrice(endPrice, currency))
  return 'value' in price && 'value' in startPrice && price.value >= startPrice.value
    ? { error: listTexts.endPriceTooHigh }
    : price
}

interface NewPrice {
  readonly price: Field<Wei>
  /** Its value is undefined for a fixed price. */
  readonly endPrice: Field<Wei | undefined>
  readonly currency: Currency
  readonly nowSeconds: number
}

/** Whether the fields, which are for one unit, have the old listing's price, which is for all its units. */
function isSamePrice(old: Listing, { price, endPrice, currency, nowSeconds }: NewPrice): boolean {
  if ('error' in price || 'error' in endPrice) return false
  // It has fallen since, and a new listing starts it again.
  if (isDeclining(old) && old.startsAtSeconds <= nowSeconds) return false
  return (
    currency.address === old.currency.address &&
    priceOfUnits(price.value, old.quantity, old.item) === old.startPrice &&
    priceOfUnits(endPrice.value ?? price.value, old.quantity, old.item) === old.endPrice
  )
}

/** Fields whose change is worth a new listing at the old price. */
const OTHER_TERMS = ['quantity', 'expiry', 'until', 'start', 'startsAt', 'audience', 'reservedFor'] as const

const hasSameTerms = (values: ListValues, initial: ListValues): boolean =>
  OTHER_TERMS.every((field) => values[field] === initial[field])

function parseQuantity(text: string, { item, held }: ListFormContext): Field<bigint> {
  if (item.standard === 'ERC721') return { value: 1n }
  const units = parseUnits(text, item)
  if ('error' in units || held === undefined || units.value <= held) return units
  return { error: listTexts.tooMany({ held: shownQuantity(held, item) }) }
}

function parseStart({ start, startsAt }: ListValues, nowSeconds: number): Field<number | null> {
  return start === 'now' ? { value: null } : parseMoment(startsAt, nowSeconds)
}

function parseBuyer(
  { audience }: ListValues,
  { buyerInput: buyer, seller }: Pick<ListFormContext, 'buyerInput' | 'seller'>,
): Field<Address | null> {
  if (audience === 'anyone') return { value: null }
  switch (buyer.kind) {
    case 'empty':
      return { error: listTexts.noBuyer }
    case 'invalid':
      return { error: buyer.reason }
    case 'name':
      return { error: nameError(buyer.state ?? { kind: 'loading' }, buyer.name) }
    case 'account':
      if (BigInt(buyer.address) === 0n) return { error: listTexts.zeroAddress }
      return buyer.address === seller ? { error: listTexts.ownAddress } : { value: buyer.address }
  }
}
