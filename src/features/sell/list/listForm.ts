// What a person types to list an item, checked field by field; nothing is changed or lost on the way.
import { listForm } from '../../../messages/en/listForm.ts'
import type { Value } from '../../../messages/message.ts'
import type { Address } from '../../../domain/address.ts'
import { readAddress } from '../../../domain/checksum.ts'
import type { Currency } from '../../../domain/currency.ts'
import { MAX_UINT256 } from '../../../domain/tokenId.ts'
import { parsePrice } from '../../../domain/typedAmount.ts'
import type { Wei } from '../../../domain/wei.ts'
import { readExpiry, readMoment, USUAL_EXPIRY, type ExpiryValues } from '../../../trade/expiry.ts'
import { attempt, readUnits, type Field } from '../../../trade/typed.ts'
import type { BundledItem, ListedItem } from '../../../orders/listing.ts'

/** The text of every field, exactly as typed. */
export interface ListValues extends ExpiryValues {
  readonly price: string
  readonly currency: string
  readonly quantity: string
  readonly course: 'fixed' | 'declining'
  /** The last price of a declining one. */
  readonly endPrice: string
  readonly start: 'now' | 'later'
  /** Of the `datetime-local` field, in the reader's own zone. */
  readonly startsAt: string
  /** Whether anyone may buy, or one account alone. */
  readonly buyer: 'anyone' | 'one'
  readonly reservedFor: string
}

/** What the form holds before anything is typed. */
export const EMPTY_LIST_VALUES: Omit<ListValues, 'currency'> = {
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

export type ListErrors = Partial<
  Record<'price' | 'quantity' | 'until' | 'endPrice' | 'startsAt' | 'reservedFor', Value>
>

/** What is to be listed, understood. */
export interface ListDraft {
  readonly item: ListedItem
  readonly quantity: bigint
  /** What is sold together with it, as one; empty for a listing of one item. */
  readonly rest: readonly BundledItem[]
  /** Of one unit, or of everything together, at the start. */
  readonly unitPrice: Wei
  /** The same at the end; no less for a fixed price. */
  readonly unitEndPrice: Wei
  readonly currency: Currency
  /** Unix seconds; null starts at once. */
  readonly startsAtSeconds: number | null
  /** Unix seconds. */
  readonly expiresAtSeconds: number
  /** The only account that may buy; null for anyone. */
  readonly reservedFor: Address | null
}

export interface ListFormContext {
  readonly item: ListedItem
  readonly currencies: readonly Currency[]
  /** Units the seller has, when the page knows. */
  readonly held: bigint | undefined
  /** Who lists, and so cannot be the buyer of a private sale. */
  readonly seller: Address
  readonly nowSeconds: number
}

/** The fields as a draft, or one sentence for each that has to change. */
export function readListForm(
  values: ListValues,
  context: ListFormContext,
): { readonly draft: ListDraft } | { readonly errors: ListErrors } {
  const errors: { -readonly [Key in keyof ListErrors]: ListErrors[Key] } = {}
  const currency =
    context.currencies.find(({ address }) => address === values.currency) ?? context.currencies[0]
  if (currency === undefined) throw new Error('A deployment has at least one currency.')

  const unitPrice = attempt(() => parsePrice(values.price, currency))
  if ('error' in unitPrice) errors.price = unitPrice.error
  const quantity = readQuantity(values.quantity, context)
  if ('error' in quantity) errors.quantity = quantity.error
  const endPrice =
    values.course === 'fixed' ? unitPrice : attempt(() => parsePrice(values.endPrice, currency))
  if (values.course === 'declining' && 'error' in endPrice) errors.endPrice = endPrice.error
  if ('value' in unitPrice && 'value' in endPrice && values.course === 'declining') {
    if (endPrice.value >= unitPrice.value) errors.endPrice = listForm.endPriceTooHigh
  }
  const startsAt = readStart(values, context.nowSeconds)
  if ('error' in startsAt) errors.startsAt = startsAt.error
  const starts = 'value' in startsAt ? (startsAt.value ?? context.nowSeconds) : context.nowSeconds
  const expiresAtSeconds = readExpiry(values, starts)
  if ('error' in expiresAtSeconds) errors.until = expiresAtSeconds.error
  const reservedFor = readBuyer(values, context.seller)
  if ('error' in reservedFor) errors.reservedFor = reservedFor.error
  if (
    'error' in unitPrice ||
    'error' in quantity ||
    'error' in endPrice ||
    'error' in startsAt ||
    'error' in expiresAtSeconds ||
    'error' in reservedFor ||
    errors.endPrice !== undefined
  ) {
    return { errors }
  }
  if (unitPrice.value * quantity.value > MAX_UINT256) {
    return { errors: { price: listForm.totalTooLarge } }
  }
  return {
    draft: {
      item: context.item,
      quantity: quantity.value,
      rest: [],
      unitPrice: unitPrice.value,
      unitEndPrice: endPrice.value,
      currency,
      startsAtSeconds: startsAt.value,
      expiresAtSeconds: expiresAtSeconds.value,
      reservedFor: reservedFor.value,
    },
  }
}

function readQuantity(text: string, { item, held }: ListFormContext): Field<bigint> {
  if (item.standard === 'ERC721') return { value: 1n }
  const units = readUnits(text, undefined)
  if ('error' in units || held === undefined || units.value <= held) return units
  return { error: listForm.tooMany({ held }) }
}

function readStart({ start, startsAt }: ListValues, nowSeconds: number): Field<number | null> {
  return start === 'now' ? { value: null } : readMoment(startsAt, nowSeconds)
}

function readBuyer({ buyer, reservedFor }: ListValues, seller: Address): Field<Address | null> {
  if (buyer === 'anyone') return { value: null }
  if (reservedFor.trim() === '') return { error: listForm.noBuyer }
  const address = attempt(() => readAddress(reservedFor))
  if ('error' in address) return address
  if (BigInt(address.value) === 0n) return { error: listForm.zeroAddress }
  return address.value === seller ? { error: listForm.ownAddress } : address
}
