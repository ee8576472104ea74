// What a person types to list several items at once: one by one at a price each, or together at one price.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { MAX_UINT256 } from '../../../domain/tokenId.ts'
import { parsePrice } from '../../../domain/typedAmount.ts'
import type { Wei } from '../../../domain/wei.ts'
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import { listForm } from '../../../messages/en/listForm.ts'
import type { Value } from '../../../messages/message.ts'
import { readExpiry, USUAL_EXPIRY, type ExpiryValues } from '../../../trade/expiry.ts'
import type { ListDraft } from '../list/listForm.ts'
import type { BundledItem, HeldItem } from '../../../orders/listing.ts'
import { attempt, readUnits, type Field } from '../../../trade/typed.ts'
import type { TraitFloor } from './traitFloors.ts'

/** The text of every field, exactly as typed. */
export interface BulkValues extends ExpiryValues {
  /** Each in a listing of its own, or all in one. */
  readonly sale: 'apart' | 'together'
  /** For those sold apart: the same price for each, one typed for each, or the floor of each one's best trait. */
  readonly pricing: 'same' | 'each' | 'trait'
  readonly price: string
  /** By the item's path; an item without an entry has nothing typed. */
  readonly prices: Readonly<Record<string, string>>
  /** Units of editions, by the item's path; one where nothing is typed. */
  readonly quantities: Readonly<Record<string, string>>
  /** Address of the currency. */
  readonly currency: string
}

/** What the form holds before anything is typed. */
export function emptyBulkValues(currency: Address): BulkValues {
  return {
    sale: 'apart',
    pricing: 'same',
    price: '',
    prices: {},
    quantities: {},
    currency,
    expiry: USUAL_EXPIRY,
    until: '',
  }
}

export interface BulkErrors {
  readonly price?: Value
  readonly until?: Value
  /** By the item's path. */
  readonly prices: Readonly<Record<string, Value>>
  /** By the item's path. */
  readonly quantities: Readonly<Record<string, Value>>
}

export interface BulkContext {
  readonly items: readonly HeldItem[]
  readonly currencies: readonly [Currency, ...Currency[]]
  readonly nowSeconds: number
  /** By the item's path; undefined until they are read. An item none of whose traits is for sale has none. */
  readonly floors: ReadonlyMap<string, TraitFloor> | undefined
}

/** The currency that the fields name. */
export function currencyOf({ currency }: BulkValues, [first, ...rest]: BulkContext['currencies']): Currency {
  return rest.find(({ address }) => address === currency) ?? first
}

/** Whether a price is typed for this item alone. */
export function isPricedAlone(
  { sale, pricing }: BulkValues,
  path: string,
  floors: BulkContext['floors'],
): boolean {
  if (sale === 'together') return false
  return pricing === 'each' || (pricing === 'trait' && floors !== undefined && !floors.has(path))
}

/** What the seller types of an item's units; ERC-721 tokens are one of a kind. */
export function quantityOf({ quantities }: BulkValues, path: string): string {
  return quantities[path] ?? '1'
}

type Read = { readonly drafts: readonly ListDraft[] } | { readonly errors: BulkErrors }

/**
 * The fields as drafts, one for each item in their order or one for all together; or one sentence for each field that
 * has to change.
 */
export function readBulkForm(values: BulkValues, context: BulkContext): Read {
  const { items, nowSeconds, floors } = context
  const currency = currencyOf(values, context.currencies)
  const parse = (text: string) => attempt(() => parsePrice(text, currency))
  const common: Field<Wei> =
    values.sale === 'together' || values.pricing === 'same' ? parse(values.price) : { value: 0n as Wei }
  const expires = readExpiry(values, nowSeconds)
  const priceOf = (path: string): Field<Wei> => {
    if (isPricedAlone(values, path, floors)) return parse(values.prices[path] ?? '')
    const floor = values.sale === 'apart' && values.pricing === 'trait' ? floors?.get(path) : undefined
    return floor === undefined ? common : { value: floor.amount }
  }
  const read = items.map(({ item, held }) => {
    const quantity = readQuantity(values, { item, held })
    const price = priceOf(item.path)
    const beyond =
      'value' in quantity && 'value' in price && price.value * quantity.value > MAX_UINT256
        ? { error: listForm.totalTooLarge }
        : undefined
    return { item, quantity, price: beyond ?? price }
  })
  const errors: BulkErrors = {
    ...('error' in common ? { price: common.error } : {}),
    ...('error' in expires ? { until: expires.error } : {}),
    prices: errorsOf(read, ({ item, price }) =>
      isPricedAlone(values, item.path, floors) || !('error' in common) ? price : undefined,
    ),
    quantities: errorsOf(read, ({ quantity }) => quantity),
  }
  const waiting = values.sale === 'apart' && values.pricing === 'trait' && floors === undefined
  const wrong = Object.keys(errors.prices).length + Object.keys(errors.quantities).length
  if (waiting || wrong > 0 || 'error' in common || 'error' in expires) return { errors }

  const terms = {
    currency,
    startsAtSeconds: null,
    expiresAtSeconds: expires.value,
    reservedFor: null,
  }
  const sold = read.flatMap(({ item, quantity, price }) =>
    'value' in quantity && 'value' in price ? [{ item, quantity: quantity.value, price: price.value }] : [],
  )
  if (values.sale === 'apart') {
    const draftOf = ({ item, quantity, price }: (typeof sold)[number]): ListDraft => ({
      item,
      quantity,
      rest: [],
      unitPrice: price,
      unitEndPrice: price,
      ...terms,
    })
    return { drafts: sold.map(draftOf) }
  }
  const [first, ...rest] = sold.map(({ item, quantity }): BundledItem => ({ item, quantity }))
  if (first === undefined) return { drafts: [] }
  return { drafts: [{ ...first, rest, unitPrice: common.value, unitEndPrice: common.value, ...terms }] }
}

function readQuantity(values: BulkValues, { item, held }: HeldItem): Field<bigint> {
  if (item.standard === 'ERC721') return { value: 1n }
  const units = readUnits(quantityOf(values, item.path), undefined)
  if ('error' in units || units.value <= held) return units
  return { error: bulkListing.tooMany({ held }) }
}

/** The sentences of those fields that have one, by the item's path. */
function errorsOf<Row extends Pick<HeldItem, 'item'>>(
  rows: readonly Row[],
  field: (row: Row) => Field<unknown> | undefined,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    rows.flatMap((row) => {
      const read = field(row)
      return read !== undefined && 'error' in read ? [[row.item.path, read.error] as const] : []
    }),
  )
}
