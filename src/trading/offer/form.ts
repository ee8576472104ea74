// Validates the form to make an offer, field by field, without changing what was typed.
import type { Currency } from '../../domain/currency.ts'
import { MAX_UINT256 } from '../../domain/tokenId.ts'
import { parseTraitKey, type Trait, traitKey, type TraitKey } from '../../domain/traits.ts'
import { displayUnit, quantityText } from '../../domain/quantity.ts'
import { formatExact, toWei } from '../../domain/wei.ts'
import { parsePrice } from '../../domain/parseAmount.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import type { Value } from '../../messages/message.ts'
import {
  parseField,
  parseFields,
  parseUnits,
  type Field,
  endFields,
  parseExpiry,
  USUAL_EXPIRY,
  type ExpiryValues,
  findIndivisible,
} from '../dialog/formFields.ts'
import type { Offer, OfferAim, OfferStart } from '../../orders/offer.ts'
import type { OfferDraft } from './write.ts'

/** The text of every field, exactly as typed. */
export interface OfferValues extends ExpiryValues {
  readonly price: string
  /** Address of the currency. */
  readonly currency: string
  readonly quantity: string
  /** Whether the offer takes any item, or only items with a trait. */
  readonly aim: 'any' | 'trait'
  readonly traitType: string
  /** The selected trait of that type; empty for none. */
  readonly trait: TraitKey
  /** Items with the trait, as the form showed them when it was selected; undefined where it showed none. */
  readonly traitCount: number | undefined
}

export type OfferErrors = Partial<Record<'price' | 'quantity' | 'until' | 'trait', Value>>

export interface OfferFormContext {
  readonly start: OfferStart
  /** The ERC-20s that offers may be made in. */
  readonly currencies: readonly [Currency, ...Currency[]]
  readonly nowSeconds: number
  /** The terms of the offer that the form changes: not all can stay the same. */
  readonly unchanged?: OfferValues | undefined
}

/** The form of a new offer, empty. */
export const EMPTY_OFFER: Omit<OfferValues, 'currency'> = {
  price: '',
  quantity: '1',
  expiry: USUAL_EXPIRY,
  until: '',
  aim: 'any',
  traitType: '',
  trait: '',
  traitCount: undefined,
}

/**
 * The terms of the offer that the form changes.
 * @param options.trait the trait of a trait offer
 */
export function toOfferValues(
  old: Offer,
  { trait, currencies }: Pick<OfferFormContext, 'currencies'> & { readonly trait: Trait | undefined },
): OfferValues {
  const unit = old.price * displayUnit(old)
  // The site may no longer trade in the old currency, and the same number in another one is another price.
  const currency = currencies.find(({ address }) => address === old.currency.address)
  return {
    ...EMPTY_OFFER,
    currency: (currency ?? currencies[0]).address,
    // Empty if the price of one unit isn't a whole number of the currency's smallest unit.
    price:
      currency === undefined || unit % old.quantity !== 0n
        ? ''
        : formatExact(toWei(unit / old.quantity), currency.decimals),
    quantity: quantityText(old.remaining, old),
    ...endFields(old.endsAtSeconds),
    ...(trait !== undefined && { aim: 'trait', traitType: trait.type, trait: traitKey(trait) }),
  }
}

/** The number of items with the trait isn't a term: the order names them when it's made. */
const hasSameTerms = (values: OfferValues, old: OfferValues) =>
  (['price', 'currency', 'quantity', 'expiry', 'until', 'aim', 'trait'] as const).every(
    (term) => values[term] === old[term],
  )

/** Only an offer for a single ERC-721 item has no quantity. */
export function takesQuantity({ item, collection }: OfferStart): boolean {
  return item === undefined || collection.standard === 'ERC1155'
}

/** A higher quantity in one offer, as people see it, is probably a mistake. */
const MAX_UNITS = 1_000_000n

function parseAim({ item }: OfferStart, { aim, trait: traitKey, traitCount }: OfferValues): Field<OfferAim> {
  if (item !== undefined) return { value: { kind: 'token', item } }
  if (aim === 'any') return { value: { kind: 'collection' } }
  const trait = parseTraitKey(traitKey)
  if (trait === undefined) return { error: offerDialogsTexts.chooseTrait }
  return { value: { kind: 'trait', trait, counted: traitCount } }
}

/** The fields as a draft, or an error for each invalid field. */
export function parseOfferForm(
  values: OfferValues,
  { start, currencies, nowSeconds, unchanged }: OfferFormContext,
): { readonly draft: OfferDraft } | { readonly errors: OfferErrors } {
  const scale = { decimals: start.item?.decimals ?? 0 }
  const currency = currencies.find(({ address }) => address === values.currency) ?? currencies[0]
  const read = parseFields({
    price:
      unchanged !== undefined && hasSameTerms(values, unchanged)
        ? { error: offerDialogsTexts.sameTerms }
        : parseField(() => parsePrice(values.price, currency)),
    quantity: takesQuantity(start)
      ? parseUnits(values.quantity, { decimals: scale.decimals, most: MAX_UNITS * displayUnit(scale) })
      : { value: 1n },
    until: parseExpiry(values, nowSeconds),
    trait: parseAim(start, values),
  })
  if ('errors' in read) return read
  const { price: unitPrice, quantity, until, trait: aim } = read.values
  if (unitPrice * quantity > MAX_UINT256) return { errors: { price: offerDialogsTexts.totalTooLarge } }
  const indivisible = findIndivisible(quantity, [unitPrice], scale)
  if (indivisible !== undefined) return { errors: { quantity: indivisible } }
  const { collection } = start
  return { draft: { collection, aim, quantity, unitPrice, currency, expiresAtSeconds: until } }
}
