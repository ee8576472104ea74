// Validates the form to list several items, separately at a price each or together at one price.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { MAX_UINT256 } from '../../../domain/tokenId.ts'
import { parsePrice } from '../../../domain/parseAmount.ts'
import type { Wei } from '../../../domain/wei.ts'
import { bulkListing } from '../../../messages/en/bulkListing.ts'
import { listForm } from '../../../messages/en/listForm.ts'
import type { Value } from '../../../messages/message.ts'
import { readExpiry, USUAL_EXPIRY, type ExpiryValues } from '../../../trade/expiry.ts'
import type { ListDraft } from '../list/listForm.ts'
import type { BundledItem, HeldItem } from '../../../orders/listedItem.ts'
import { readField, readUnits, type Field } from '../../../trade/formFields.ts'
import type { TraitFloor } from './traitFloors.ts'

/** The text of every field, exactly as typed. */
export interface BulkValues extends ExpiryValues {
  /** A listing for each item, or one bundle. */
  readonly sale: 'apart' | 'together'
  /** For separate listings: the same price for each, a price typed for each, or each item's highest trait floor. */
  readonly pricing: 'same' | 'each' | 'trait'
  readonly price: string
  /** By the item's path; items without an entry are empty. */
  readonly prices: Readonly<Record<string, string>>
  /** Quantities of editions, by the item's path; one by default. */
  readonly quantities: Readonly<Record<string, string>>
  readonly currency: string
}

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
  /** By the item's path, like the quantities. */
  readonly prices: Readonly<Record<string, Value>>
  readonly quantities: Readonly<Record<string, Value>>
}

export interface BulkContext {
  readonly items: readonly HeldItem[]
  readonly currencies: readonly [Currency, ...Currency[]]
  readonly nowSeconds: number
  /** By the item's path; undefined until they are read. Items whose traits have no listing are missing. */
  readonly floors: ReadonlyMap<string, TraitFloor> | undefined
}

export function selectedCurrency(
  { currency }: BulkValues,
  [first, ...rest]: BulkContext['currencies'],
): Currency {
  return rest.find(({ address }) => address === currency) ?? first
}

/** Whether this item has a price field of its own. */
export function isPricedAlone(
  { sale, pricing }: BulkValues,
  path: string,
  floors: BulkContext['floors'],
): boolean {
  if (sale === 'together') return false
  return pricing === 'each' || (pricing === 'trait' && floors !== undefined && !floors.has(path))
}

/** The text of an item's quantity field. */
export function quantityText({ quantities }: BulkValues, path: string): string {
  return quantities[path] ?? '1'
}

type Read = { readonly drafts: readonly ListDraft[] } | { readonly errors: BulkErrors }

/** The fields as drafts, one for each item in order or one bundle; or an error for each invalid field. */
export function readBulkForm(values: BulkValues, context: BulkContext): Read {
  const { items, nowSeconds, floors } = context
  const currency = selectedCurrency(values, context.currencies)
  const parse = (text: string) => readField(() => parsePrice(text, currency))
  const common: Field<Wei> =
    values.sale === 'together' || values.pricing === 'same' ? parse(values.price) : { value: 0n as Wei }
  const expires = readExpiry(values, nowSeconds)
  const readPrice = (path: string): Field<Wei> => {
    if (isPricedAlone(values, path, floors)) return parse(values.prices[path] ?? '')
    const floor = values.sale === 'apart' && values.pricing === 'trait' ? floors?.get(path) : undefined
    return floor === undefined ? common : { value: floor.amount }
  }
  const read = items.map(({ item, held }) => {
    const quantity = readQuantity(values, { item, held })
    const price = readPrice(item.path)
    const beyond =
      'value' in quantity && 'value' in price && price.value * quantity.value > MAX_UINT256
        ? { error: listForm.totalTooLarge }
        : undefined
    return { item, quantity, price: beyond ?? price }
  })
  const errors: BulkErrors = {
    ...('error' in common ? { price: common.error } : {}),
    ...('error' in expires ? { until: expires.error } : {}),
    prices: collectErrors(read, ({ item, price }) =>
      isPricedAlone(values, item.path, floors) || !('error' in common) ? price : undefined,
    ),
    quantities: collectErrors(read, ({ quantity }) => quantity),
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
    const toDraft = ({ item, quantity, price }: (typeof sold)[number]): ListDraft => ({
      item,
      quantity,
      rest: [],
      unitPrice: price,
      unitEndPrice: price,
      ...terms,
    })
    return { drafts: sold.map(toDraft) }
  }
  const [first, ...rest] = sold.map(({ item, quantity }): BundledItem => ({ item, quantity }))
  if (first === undefined) return { drafts: [] }
  return { drafts: [{ ...first, rest, unitPrice: common.value, unitEndPrice: common.value, ...terms }] }
}

function readQuantity(values: BulkValues, { item, held }: HeldItem): Field<bigint> {
  if (item.standard === 'ERC721') return { value: 1n }
  const units = readUnits(quantityText(values, item.path), undefined)
  if ('error' in units || units.value <= held) return units
  return { error: bulkListing.tooMany({ held }) }
}

/** The errors of one field, by the item's path. */
function collectErrors<Row extends Pick<HeldItem, 'item'>>(
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
