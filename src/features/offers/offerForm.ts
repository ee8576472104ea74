// What a person types to make an offer, checked field by field; nothing is changed or lost on the way.
import type { Currency } from '../../domain/currency.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import type { Trait } from '../../domain/traits.ts'
import { parsePrice } from '../../domain/typedAmount.ts'
import { offerDialogs } from '../../messages/en/offerDialogs.ts'
import type { Value } from '../../messages/message.ts'
import { readExpiry, type ExpiryValues } from '../../trade/expiry.ts'
import { attempt, readUnits } from '../../trade/typed.ts'
import type { OfferStart } from '../../orders/offer.ts'
import type { OfferAim, OfferDraft } from './offering.ts'

/** The text of every field, exactly as typed. */
export interface OfferValues extends ExpiryValues {
  readonly price: string
  /** Address of the currency. */
  readonly currency: string
  readonly quantity: string
  /** Whether any item will do, or only those with a trait. */
  readonly aim: 'any' | 'trait'
  readonly traitType: string
  readonly traitValue: string
  /** Items with the trait, as the form showed them when it was selected; undefined where it showed none. */
  readonly traitCount: number | undefined
}

export type OfferErrors = Partial<Record<'price' | 'quantity' | 'until' | 'trait', Value>>

export interface OfferFormContext {
  readonly start: OfferStart
  /** The ERC-20s that offers may be made in. */
  readonly currencies: readonly [Currency, ...Currency[]]
  readonly nowSeconds: number
}

/** A set of one ERC-721 item is the only thing that cannot be bought in number. */
export function takesQuantity({ item, collection }: OfferStart): boolean {
  return item === undefined || collection.standard === 'ERC1155'
}

/** More than this in one offer is a mistake rather than a wish. */
const MOST_UNITS = 1_000_000n

function aimOf(
  { start }: OfferFormContext,
  { aim, traitType, traitValue, traitCount }: OfferValues,
): OfferAim | undefined {
  if (start.item !== undefined) return { kind: 'token', item: start.item }
  if (aim === 'any') return { kind: 'collection' }
  const trait: Trait = { type: traitType, value: traitValue }
  return traitType === '' || traitValue === '' ? undefined : { kind: 'trait', trait, counted: traitCount }
}

/** The fields as a draft, or one sentence for each that has to change. */
export function readOfferForm(
  values: OfferValues,
  context: OfferFormContext,
): { readonly draft: OfferDraft } | { readonly errors: OfferErrors } {
  const { start, currencies, nowSeconds } = context
  const currency = currencies.find(({ address }) => address === values.currency) ?? currencies[0]
  const unitPrice = attempt(() => parsePrice(values.price, currency))
  const quantity = takesQuantity(start) ? readUnits(values.quantity, MOST_UNITS) : { value: 1n }
  const ends = readExpiry(values, nowSeconds)
  const aim = aimOf(context, values)
  if ('error' in unitPrice || 'error' in quantity || 'error' in ends || aim === undefined) {
    return {
      errors: {
        ...('error' in unitPrice ? { price: unitPrice.error } : {}),
        ...('error' in quantity ? { quantity: quantity.error } : {}),
        ...('error' in ends ? { until: ends.error } : {}),
        ...(aim === undefined ? { trait: offerDialogs.chooseTrait } : {}),
      },
    }
  }
  if (unitPrice.value * quantity.value > MAX_UINT256) {
    return { errors: { price: offerDialogs.totalTooLarge } }
  }
  return {
    draft: {
      collection: start.collection,
      aim,
      quantity: quantity.value,
      unitPrice: unitPrice.value,
      currency,
      expiresAtSeconds: ends.value,
    },
  }
}
