// What a person types to list several items at once: one price for all or one for each, one currency, one expiry.
import type { Address } from '../../../domain/address.ts'
import type { Currency } from '../../../domain/currency.ts'
import { parsePrice } from '../../../domain/typedAmount.ts'
import { readExpiry, USUAL_EXPIRY, type ExpiryValues } from '../expiry.ts'
import type { ListDraft } from '../listings/listForm.ts'
import { attempt } from '../typed.ts'
import type { ListedItem } from '../listings/listing.ts'

/** The text of every field, exactly as typed. */
export interface BulkValues extends ExpiryValues {
  readonly pricing: 'same' | 'each'
  readonly price: string
  /** By the item's path; an item without an entry has nothing typed. */
  readonly prices: Readonly<Record<string, string>>
  /** Address of the currency. */
  readonly currency: string
}

/** What the form holds before anything is typed. */
export function emptyBulkValues(currency: Address): BulkValues {
  return { pricing: 'same', price: '', prices: {}, currency, expiry: USUAL_EXPIRY, until: '' }
}

export interface BulkErrors {
  readonly price?: string
  readonly until?: string
  /** By the item's path. */
  readonly prices: Readonly<Record<string, string>>
}

export interface BulkContext {
  readonly items: readonly ListedItem[]
  readonly currencies: readonly [Currency, ...Currency[]]
  readonly nowSeconds: number
}

/** The currency that the fields name. */
export function currencyOf({ currency }: BulkValues, [first, ...rest]: BulkContext['currencies']): Currency {
  return rest.find(({ address }) => address === currency) ?? first
}

/** The fields as drafts in the items' order, one unit of each; or one sentence for each field that has to change. */
export function readBulkForm(
  values: BulkValues,
  { items, currencies, nowSeconds }: BulkContext,
): { readonly drafts: readonly ListDraft[] } | { readonly errors: BulkErrors } {
  const currency = currencyOf(values, currencies)
  const read = (text: string) => attempt(() => parsePrice(text, currency))
  const common = read(values.price)
  const expires = readExpiry(values, nowSeconds)
  const priced = items.map((item) => ({
    item,
    price: values.pricing === 'same' ? common : read(values.prices[item.path] ?? ''),
  }))
  const drafts = priced.flatMap(({ item, price }): ListDraft[] =>
    'error' in price || 'error' in expires
      ? []
      : [
          {
            item,
            quantity: 1n,
            unitPrice: price.value,
            unitEndPrice: price.value,
            currency,
            startsAtSeconds: null,
            expiresAtSeconds: expires.value,
            reservedFor: null,
          },
        ],
  )
  if (drafts.length === items.length) return { drafts }
  const each = values.pricing === 'each' ? priced : []
  return {
    errors: {
      ...(values.pricing === 'same' && 'error' in common ? { price: common.error } : {}),
      ...('error' in expires ? { until: expires.error } : {}),
      prices: Object.fromEntries(
        each.flatMap(({ item, price }) => ('error' in price ? [[item.path, price.error]] : [])),
      ),
    },
  }
}
