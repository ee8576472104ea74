// What an offer's draft pays in all, and the decimals of its quantity.
import { priceOfUnits, type QuantityScale } from '../../domain/quantity.ts'
import type { Wei } from '../../domain/wei.ts'
import type { OfferDraft } from './write.ts'

/** The decimals of an offer's item; an offer for any of several items counts the contracts' units. */
export const offerScale = ({ aim }: Pick<OfferDraft, 'aim'>): QuantityScale => ({
  decimals: aim.kind === 'token' ? aim.item.decimals : 0,
})

/** What an offer pays for all its units. */
export const offerTotal = (draft: Pick<OfferDraft, 'aim' | 'unitPrice' | 'quantity'>): Wei =>
  priceOfUnits(draft.unitPrice, draft.quantity, offerScale(draft))
