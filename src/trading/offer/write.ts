// Making an offer: the preview from chain and index, and the write.
import type { Currency } from '../../domain/currency.ts'
import { traitName } from '../../domain/traits.ts'
import { shownQuantity, priceOfUnits, type QuantityScale } from '../../domain/quantity.ts'
import { orderParts } from '../dialog/formFields.ts'
import type { Wei } from '../../domain/wei.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { prepareOffer, type OfferPlan, type OfferTarget } from '../../seaport/offers/offer.ts'
import { newSalt } from '../../seaport/salt.ts'
import type { OrderComponents } from '../../seaport/types.ts'
import { refuse, type Refusal, type Verdict } from '../../seaport/verdict.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { currentTranslate } from '../../messages/translate.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { explainRevert, requireShownWrapping, stopForChange, toPrepared } from '../dialog/verdicts.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { offerKey } from '../dialog/writeKeys.ts'
import { OfferTermsSampleDocument } from './__generated__/OfferTermsSample.ts'
import type { Mark } from '../prices/marks.ts'
import { fetchCheapestListing } from '../prices/fetchMarks.ts'
import type { Offer, OfferAim, OfferedCollection } from '../../orders/offer.ts'
import { OLD_OFFER, prepareCancellationFirst } from '../reactivation/cancelFirst.ts'
import { fetchCommitments, type Commitments } from '../dialog/commitments.ts'
import { fetchTraitSet } from '../../orders/traits.ts'

export interface OfferDraft {
  readonly collection: OfferedCollection
  readonly aim: OfferAim
  /** In the contract's units. */
  readonly quantity: bigint
  /** Of one unit as people see it, including royalty and fee. */
  readonly unitPrice: Wei
  readonly currency: Currency
  readonly expiresAtSeconds: number
}

/** An offer as its buyer sees it before signing. */
export interface OfferPreview {
  readonly target: OfferTarget
  /**
   * How many items qualify: for a trait all that can be sold to it, for a collection those that the index knows.
   * Undefined if the index doesn't know the collection.
   */
  readonly itemCount: number | undefined
  /** What the buyer's other open offers in the currency may still take. */
  readonly committed: Commitments
  /** The amount to cover the other offers with, on top of the price. */
  readonly backing: Wei
  /** The cheapest listing of the same, if buying it costs no more than the offer. */
  readonly cheapestListing: Mark | undefined
  readonly verdict: Verdict<OfferPlan>
}

async function fetchTarget(
  { client }: TradeContext,
  { aim, collection }: OfferDraft,
): Promise<Pick<OfferPreview, 'target' | 'itemCount'>> {
  const { address } = collection
  switch (aim.kind) {
    case 'token':
      return { target: { kind: 'token', identifier: BigInt(aim.item.tokenId) }, itemCount: 1 }
    case 'collection': {
      const { tokens, collection: indexed } = await queryIndex(client, OfferTermsSampleDocument, {
        collection: address,
        id: address,
      })
      const sample = BigInt(tokens[0]?.tokenId ?? '0')
      return { target: { kind: 'collection', sample }, itemCount: indexed?.tokenCount }
    }
    case 'trait': {
      const set = await fetchTraitSet(client, { collection: address, trait: aim.trait })
      return { target: { kind: 'trait', ...set }, itemCount: set.identifiers.length }
    }
  }
}

/** Refuses a set of another size than the form showed, because the order covers exactly the ids that the index returns. */
function checkTraitCount({ aim }: OfferDraft, target: OfferTarget): Refusal | undefined {
  if (aim.kind !== 'trait' || target.kind !== 'trait' || aim.counted === undefined) return undefined
  const counts = { shown: aim.counted, read: target.identifiers.length }
  // The market's refusals are text.
  const t = currentTranslate()
  return counts.shown === counts.read
    ? undefined
    : refuse({
        check: 'item',
        code: 'trait-count-differs',
        detail: t(offerDialogsTexts.traitCountFound(counts)),
        sentence: t(offerDialogsTexts.traitCountDiffers(counts)),
      })
}

function toRequest(context: TradeContext, draft: OfferDraft) {
  const { parts, prices } = orderParts(draft.quantity, [draft.unitPrice], offerScale(draft))
  return {
    send: context.send,
    config: context.config,
    buyer: context.account,
    token: draft.collection.address,
    standard: draft.collection.standard,
    quantity: draft.quantity,
    parts,
    unitPrice: prices[0] ?? draft.unitPrice,
    currency: draft.currency.address,
    expiresAtSeconds: draft.expiresAtSeconds,
  }
}

/**
 * Reads chain and index for an offer.
 * @param options.backsAll whether to cover the buyer's other open offers as well
 * @param options.old the offer that this one replaces, which doesn't commit the buyer's money any more
 */
export async function previewOffer(
  context: TradeContext,
  draft: OfferDraft,
  { backsAll, old }: { readonly backsAll: boolean; readonly old?: Offer | undefined },
): Promise<OfferPreview> {
  const [{ target, itemCount }, committed, lowest] = await Promise.all([
    fetchTarget(context, draft),
    fetchCommitments(context, draft.currency.address, old?.orderHash),
    fetchCheapestListing(context, draft),
  ])
  const backing = (backsAll ? committed.sum : 0n) as Wei
  const disagreement = checkTraitCount(draft, target)
  if (disagreement !== undefined) {
    return { target, itemCount, committed, backing, cheapestListing: lowest, verdict: disagreement }
  }
  const verdict = await prepareOffer({
    ...toRequest(context, draft),
    target,
    committed: committed.throughSeaport,
    backing,
    salt: newSalt(),
  })
  return { target, itemCount, committed, backing, cheapestListing: lowest, verdict }
}

/**
 * Defines the offer that a preview showed. Its price is in the draft; the items, the shares, and the amount to wrap must
 * be as shown, or the buyer has to confirm again.
 */
export function defineOffer(
  context: TradeContext,
  draft: OfferDraft,
  {
    target,
    committed,
    backing,
    plan: shown,
  }: Omit<OfferPreview, 'itemCount' | 'cheapestListing' | 'verdict'> & { plan: OfferPlan },
  path: string,
): WriteDefinition {
  const { account } = context
  const salt = newSalt()
  const subject = subjectValues(draft)
  return {
    key: offerKey(path, account),
    account,
    describe: { title: writesTexts.makeOffer(subject), done: writesTexts.madeOffer(subject), path },
    async prepare() {
      const { target: now } = await fetchTarget(context, draft)
      if (!sameItems(target, now)) {
        return stopForChange('trait', offerDialogsTexts.traitChanged)
      }
      const verdict = await prepareOffer({
        ...toRequest(context, draft),
        target,
        committed: committed.throughSeaport,
        backing,
        salt,
      })
      if (verdict.status === 'executable') {
        const { split, royalty, components } = verdict.plan
        if (getCriteria(components) !== getCriteria(shown.components)) {
          return stopForChange('trait', offerDialogsTexts.itemsChanged)
        }
        if (
          split.royalty !== shown.split.royalty ||
          split.fee !== shown.split.fee ||
          royalty?.recipient !== shown.royalty?.recipient
        ) {
          return stopForChange('royalty', offerDialogsTexts.royaltyChanged)
        }
      }
      return requireShownWrapping(verdict, shown) ?? toPrepared(verdict, 'offer')
    },
    explain: explainRevert,
  }
}

/**
 * Defines an offer that replaces another. The new one is prepared only after the cancellation of the old one is mined, so
 * both can never be accepted.
 * @param options.canceled whether an earlier attempt canceled the old one
 */
export function defineOfferChange(
  context: TradeContext,
  options: { readonly old: Offer; readonly canceled: boolean },
  ...[draft, preview, path]: OfferArguments
): WriteDefinition {
  const { old, canceled } = options
  const offer = defineOffer(context, draft, preview, path)
  const cancelFirst = prepareCancellationFirst(context, [old], {
    ...OLD_OFFER,
    prompted: canceled,
    neededUnits: draft.quantity,
  })
  return {
    ...offer,
    key: offerKey(path, context.account, old.orderHash),
    describe: { ...offer.describe, title: writesTexts.changeOffer },
    async prepare() {
      return (await cancelFirst()) ?? offer.prepare()
    },
  }
}

type OfferArguments = Parameters<typeof defineOffer> extends [unknown, ...infer Rest] ? Rest : never

/** The values of messages about an offer; messages ignore those of other aims. */
const subjectValues = ({ aim, collection, quantity }: OfferDraft) => ({
  aim: aim.kind,
  quantity: shownQuantity(quantity, offerScale({ aim })),
  collection: collection.name,
  item: aim.kind === 'token' ? aim.item.name : '',
  trait: aim.kind === 'trait' ? traitName(aim.trait) : '',
})

/** The token id, or the Merkle root of the ids, that an offer takes. */
const getCriteria = ({ consideration: [item] }: OrderComponents) => item?.identifierOrCriteria

function sameItems(shown: OfferTarget, now: OfferTarget): boolean {
  if (shown.kind !== 'trait' || now.kind !== 'trait') return shown.kind === now.kind
  return (
    shown.identifiers.length === now.identifiers.length &&
    shown.identifiers.every((identifier, index) => identifier === now.identifiers[index])
  )
}

/** The decimals of an offer's item; an offer for any of several items counts the contracts' units. */
export const offerScale = ({ aim }: Pick<OfferDraft, 'aim'>): QuantityScale => ({
  decimals: aim.kind === 'token' ? aim.item.decimals : 0,
})

/** What an offer pays for all its units. */
export const offerTotal = (draft: Pick<OfferDraft, 'aim' | 'unitPrice' | 'quantity'>): Wei =>
  priceOfUnits(draft.unitPrice, draft.quantity, offerScale(draft))
