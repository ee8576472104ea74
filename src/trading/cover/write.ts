// Covering the account's own offers: what they may take, what is missing, and the write.
import { accountOffersPath } from '../../domain/paths.ts'
import type { Wei } from '../../domain/wei.ts'
import { prepareCover, type CoverPlan } from '../../seaport/offers/cover.ts'
import { SEAPORT } from '../../seaport/contracts.ts'
import type { Verdict } from '../../seaport/verdict.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { explainRevert, requireShownWrapping, toPrepared } from '../dialog/verdicts.ts'
import { coverKey } from '../dialog/writeKeys.ts'
import { remainingCommitment, type Offer } from '../../orders/offer.ts'
import { fetchCommitments, type Commitments } from '../dialog/commitments.ts'

/** The offers to cover: the selected one, or all open ones in its currency. */
export type Extent = 'this' | 'all'

export interface CoverPreview {
  /** Of all open offers in the currency, including the selected one. */
  readonly committed: Commitments
  readonly needed: Wei
  /** The allowance needed: for Seaport, all that the open offers may take; for another operator, what this one may. */
  readonly allowed: Wei
  readonly verdict: Verdict<CoverPlan>
}

/**
 * Reads from chain and index what the account's own offer lacks.
 * @throws the errors of `indexError`, and what `prepareCover` throws
 */
export async function previewCover(
  context: TradeContext,
  { offer, extent }: { readonly offer: Offer; readonly extent: Extent },
): Promise<CoverPreview> {
  const { send, config, account } = context
  const { address } = offer.currency
  const committed = await fetchCommitments(context, address)
  const needed = extent === 'all' ? committed.sum : remainingCommitment(offer)
  const { operator } = offer
  const allowed = operator === SEAPORT ? committed.throughSeaport : remainingCommitment(offer)
  const request = { send, config, buyer: account, currency: address, needed, operator, allowed }
  const verdict = await prepareCover(request)
  return { committed, needed, allowed, verdict }
}

/** Defines the covering that a preview showed; never wraps more than shown. */
export function defineCover(
  { send, config, account }: TradeContext,
  { currency, operator }: Offer,
  { needed, allowed, plan: shown }: Pick<CoverPreview, 'needed' | 'allowed'> & { readonly plan: CoverPlan },
): WriteDefinition {
  return {
    key: coverKey(account),
    account,
    describe: {
      title: writesTexts.coverOffers({ currency: currency.symbol }),
      done: writesTexts.coveredOffers,
      path: accountOffersPath(account),
    },
    async prepare() {
      const request = { send, config, buyer: account, currency: currency.address, needed, operator, allowed }
      const verdict = await prepareCover(request)
      return requireShownWrapping(verdict, shown) ?? toPrepared(verdict, 'cover')
    },
    explain: explainRevert,
  }
}
