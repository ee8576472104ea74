// Validates the form to list several items, separately at a price each or as a bundle at one price.
import type { Address } from '../../domain/address.ts'
import type { Currency } from '../../domain/currency.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import { quantityText as unitsText, shownQuantity } from '../../domain/quantity.ts'
import { parsePrice } from '../../domain/parseAmount.ts'
import { formatExact, toWei, type Wei } from '../../domain/wei.ts'
import { listTexts } from '../../messages/en/list.ts'
import type { Value } from '../../messages/message.ts'
import type { ListDraft } from '../list/form.ts'
import type { BundledItem, HeldItem } from '../../orders/listedItem.ts'
import { listSoldItems, type Listing } from '../../orders/listing.ts'
import {
  parseField,
  parseUnits,
  type Field,
  parseExpiry,
  USUAL_EXPIRY,
  type ExpiryValues,
  findIndivisible,
} from '../dialog/formFields.ts'
import type { MarketPrice, PricesByPath } from '../prices/marks.ts'

/** The text of every field, exactly as typed. */
export interface BulkValues extends ExpiryValues {
  /** A listing for each item, or one bundle. */
  readonly sale: 'separate' | 'bundle'
  /** For separate listings: the same price for all, or a price for each. */
  readonly pricing: 'same' | 'each'
  readonly price: string
  /** By the item's path; items without an entry are empty. */
  readonly prices: Readonly<Record<string, string>>
  /** Quantities of editions, by the item's path; one by default. */
  readonly quantities: Readonly<Record<string, string>>
  readonly currency: string
}

export function emptyBulkValues(currency: Address): BulkValues {
  return {
    sale: 'separate',
    pricing: 'same',
    price: '',
    prices: {},
    quantities: {},
    currency,
    expiry: USUAL_EXPIRY,
    until: '',
  }
}

/** The terms of an expired bundle for the usual time from now; no price where the site doesn't trade in its currency. */
export function relistBulkValues(
  expired: Listing,
  currencies: readonly [Currency, ...Currency[]],
): BulkValues {
  const { currency, startPrice } = expired
  const isTraded = currencies.some(({ address }) => address === currency.address)
  return {
    ...emptyBulkValues(isTraded ? currency.address : currencies[0].address),
    sale: 'bundle',
    price: isTraded ? formatExact(startPrice, currency.decimals) : '',
    quantities: Object.fromEntries(
      listSoldItems(expired).map(({ item, quantity }) => [item.path, unitsText(quantity, item)]),
    ),
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
}

export function selectedCurrency(
  { currency }: BulkValues,
  [first, ...rest]: BulkContext['currencies'],
): Currency {
  return rest.find(({ address }) => address === currency) ?? first
}

/** Whether each item has a price field of its own. */
export function arePricedAlone({ sale, pricing }: BulkValues): boolean {
  return sale === 'separate' && pricing === 'each'
}

/** The text of an item's quantity field. */
export function quantityText({ quantities }: BulkValues, path: string): string {
  return quantities[path] ?? '1'
}

type Read = { readonly drafts: readonly ListDraft[] } | { readonly errors: BulkErrors }

/** The fields as drafts, one for each item in order or one bundle; or an error for each invalid field. */
export function parseBulkForm(values: BulkValues, context: BulkContext): Read {
  const { items, nowSeconds } = context
  const currency = selectedCurrency(values, context.currencies)
  const parse = (text: string) => parseField(() => parsePrice(text, currency))
  const alone = arePricedAlone(values)
  const common: Field<Wei> = alone ? { value: 0n as Wei } : parse(values.price)
  const expires = parseExpiry(values, nowSeconds)
  const read = items.map(({ item, held }) => {
    const quantity = parseQuantity(values, { item, held })
    const price = alone ? parse(values.prices[item.path] ?? '') : common
    const beyond =
      'value' in quantity && 'value' in price && price.value * quantity.value > MAX_UINT256
        ? { error: listTexts.totalTooLarge }
        : undefined
    // A bundle sells whole.
    const indivisible =
      values.sale === 'separate' && 'value' in quantity && 'value' in price
        ? findIndivisible(quantity.value, [price.value], item)
        : undefined
    return {
      item,
      quantity: indivisible === undefined ? quantity : { error: indivisible },
      price: beyond ?? price,
    }
  })
  const errors: BulkErrors = {
    ...('error' in common ? { price: common.error } : {}),
    ...('error' in expires ? { until: expires.error } : {}),
    prices: collectErrors(read, ({ price }) => ('error' in common ? undefined : price)),
    quantities: collectErrors(read, ({ quantity }) => quantity),
  }
  const wrong = Object.keys(errors.prices).length + Object.keys(errors.quantities).length
  if (wrong > 0 || 'error' in common || 'error' in expires) return { errors }

  const terms = {
    currency,
    startsAtSeconds: null,
    expiresAtSeconds: expires.value,
    reservedFor: null,
  }
  const sold = read.flatMap(({ item, quantity, price }) =>
    'value' in quantity && 'value' in price ? [{ item, quantity: quantity.value, price: price.value }] : [],
  )
  if (values.sale === 'separate') {
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

/**
 * The typed prices, with those of items that have a market price of one of some kinds replaced by it.
 * @param currency of the listings
 */
export function fillPrices(
  prices: BulkValues['prices'],
  market: PricesByPath,
  { kinds, currency }: { readonly kinds: readonly MarketPrice['kind'][]; readonly currency: Currency },
): BulkValues['prices'] {
  const filled = [...market].flatMap(([path, known]) => {
    const price = known.find(({ kind }) => kinds.includes(kind))
    return price === undefined ? [] : [[path, formatExact(price.amount, currency.decimals)] as const]
  })
  return { ...prices, ...Object.fromEntries(filled) }
}

/**
 * The typed prices, each changed to a share of itself; rounded down to the currency's smallest unit, and no less than
 * that. Text that isn't a price stays.
 */
export function scalePrices(
  prices: BulkValues['prices'],
  { percent, currency }: { readonly percent: bigint; readonly currency: Currency },
): BulkValues['prices'] {
  return Object.fromEntries(
    Object.entries(prices).map(([path, text]) => {
      const price = parseField(() => parsePrice(text, currency))
      if ('error' in price) return [path, text]
      const scaled = (price.value * percent) / 100n
      return [path, formatExact(toWei(scaled > 0n ? scaled : 1n), currency.decimals)]
    }),
  )
}

function parseQuantity(values: BulkValues, { item, held }: HeldItem): Field<bigint> {
  if (item.standard === 'ERC721') return { value: 1n }
  const units = parseUnits(quantityText(values, item.path), item)
  if ('error' in units || units.value <= held) return units
  return { error: listTexts.bulk.tooMany({ held: shownQuantity(held, item) }) }
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
