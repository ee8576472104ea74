// What a person types to list an item, checked field by field; nothing is changed or lost on the way.
import type { Address } from '../../../domain/address.ts'
import { readAddress } from '../../../domain/checksum.ts'
import type { Currency } from '../../../domain/currency.ts'
import { messageForPeople } from '../../../domain/errors.ts'
import { DAY_SECONDS } from '../../../domain/time.ts'
import { MAX_UINT256 } from '../../../domain/tokenId.ts'
import { parsePrice } from '../../../domain/typedAmount.ts'
import type { Wei } from '../../../domain/wei.ts'
import type { ListedItem } from './listing.ts'

/** Time spans on offer, in seconds, and a moment of one's own. */
export const EXPIRIES = [
  { value: '86400', label: '1 day' },
  { value: '259200', label: '3 days' },
  { value: '604800', label: '7 days' },
  { value: '2592000', label: '30 days' },
  { value: '7776000', label: '90 days' },
  { value: '15552000', label: '180 days' },
  { value: 'custom', label: 'Until a date' },
] as const
export type Expiry = (typeof EXPIRIES)[number]['value']

/** What the form offers at first. */
export const USUAL_EXPIRY: Expiry = '2592000'

/** A listing is forgotten by its seller sooner than this. */
const LONGEST_SECONDS = 366 * DAY_SECONDS
/** Long enough for the transaction to be mined and someone to see it. */
const SHORTEST_SECONDS = 600

/** The text of every field, exactly as typed. */
export interface ListValues {
  readonly price: string
  readonly currency: string
  readonly quantity: string
  readonly expiry: Expiry
  /** Of the `datetime-local` field, in the reader's own zone. */
  readonly until: string
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
  Record<'price' | 'quantity' | 'until' | 'endPrice' | 'startsAt' | 'reservedFor', string>
>

/** What is to be listed, understood. */
export interface ListDraft {
  readonly item: ListedItem
  readonly quantity: bigint
  /** Of one unit, at the start. */
  readonly unitPrice: Wei
  /** Of one unit, at the end; the same for a fixed price. */
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
    if (endPrice.value >= unitPrice.value) errors.endPrice = 'The last price must be below the first one.'
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
    return { errors: { price: 'The price of all units together is too large.' } }
  }
  return {
    draft: {
      item: context.item,
      quantity: quantity.value,
      unitPrice: unitPrice.value,
      unitEndPrice: endPrice.value,
      currency,
      startsAtSeconds: startsAt.value,
      expiresAtSeconds: expiresAtSeconds.value,
      reservedFor: reservedFor.value,
    },
  }
}

type Field<Value> = { readonly value: Value } | { readonly error: string }

/** What a reading of typed text gives, or the sentence that it was refused with. */
export function attempt<Value>(read: () => Value): Field<Value> {
  try {
    return { value: read() }
  } catch (error) {
    return { error: messageForPeople(error) }
  }
}

/** A number of units from what was typed. */
export function readUnits(text: string, most: bigint | undefined): Field<bigint> {
  const typed = text.trim()
  if (typed === '') return { error: 'Enter how many.' }
  if (!/^\d{1,78}$/.test(typed)) return { error: 'Enter a whole number.' }
  const units = BigInt(typed)
  if (units === 0n) return { error: 'Enter at least 1.' }
  if (most !== undefined && units > most) return { error: `There are ${most} at most.` }
  return { value: units }
}

function readQuantity(text: string, { item, held }: ListFormContext): Field<bigint> {
  if (item.standard === 'ERC721') return { value: 1n }
  const units = readUnits(text, undefined)
  if ('error' in units || held === undefined || units.value <= held) return units
  return { error: `You have ${held} of this item.` }
}

function readStart({ start, startsAt }: ListValues, nowSeconds: number): Field<number | null> {
  if (start === 'now') return { value: null }
  const milliseconds = startsAt.trim() === '' ? NaN : new Date(startsAt).getTime()
  if (Number.isNaN(milliseconds)) return { error: 'Choose a date and a time.' }
  const startsAtSeconds = Math.floor(milliseconds / 1000)
  if (startsAtSeconds <= nowSeconds) return { error: 'This moment has passed. Choose a later one.' }
  if (startsAtSeconds > nowSeconds + LONGEST_SECONDS) return { error: 'Choose a date within one year.' }
  return { value: startsAtSeconds }
}

function readBuyer({ buyer, reservedFor }: ListValues, seller: Address): Field<Address | null> {
  if (buyer === 'anyone') return { value: null }
  if (reservedFor.trim() === '') return { error: 'Enter the address of the buyer.' }
  const address = attempt(() => readAddress(reservedFor))
  if ('error' in address) return address
  if (BigInt(address.value) === 0n) return { error: 'Nobody has the zero address.' }
  return address.value === seller ? { error: 'This is your own address.' } : address
}

/**
 * When a listing or an offer ends, from what was chosen.
 * @param nowSeconds when it starts, in Unix seconds
 */
export function readExpiry(
  { expiry, until }: Pick<ListValues, 'expiry' | 'until'>,
  nowSeconds: number,
): Field<number> {
  if (expiry !== 'custom') return { value: nowSeconds + Number(expiry) }
  const milliseconds = until.trim() === '' ? NaN : new Date(until).getTime()
  if (Number.isNaN(milliseconds)) return { error: 'Choose a date and a time.' }
  const expiresAtSeconds = Math.floor(milliseconds / 1000)
  if (expiresAtSeconds <= nowSeconds) return { error: 'This moment has passed. Choose a later one.' }
  if (expiresAtSeconds < nowSeconds + SHORTEST_SECONDS) return { error: 'Leave at least ten minutes.' }
  if (expiresAtSeconds > nowSeconds + LONGEST_SECONDS) return { error: 'Choose a date within one year.' }
  return { value: expiresAtSeconds }
}
