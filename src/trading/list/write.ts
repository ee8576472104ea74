// Listing items for sale: the preview of their terms, and the write.
import type { StepsPlan } from '../../seaport/types.ts'
import type { ListingDraft, ListingTerms, DraftItem } from '../../seaport/listings/draft.ts'
import { preparePublish, type DraftVerdict } from '../../seaport/listings/publish.ts'
import { newSalt } from '../../seaport/salt.ts'
import type { Refusal } from '../../seaport/verdict.ts'
import type { FirstFee } from '../dialog/useTrade.ts'
import type { WriteDefinition, WriteDescription } from '../../transactions/definition.ts'
import { OLD_LISTING, OLDER_LISTINGS, prepareCancellationFirst } from '../reactivation/cancelFirst.ts'
import { orderParts } from '../dialog/formFields.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { explainRevert, requireShownApprovals, toPrepared } from '../dialog/verdicts.ts'
import { listKey, bulkListKey } from '../dialog/writeKeys.ts'
import type { Address } from '../../domain/address.ts'
import { shortAddress } from '../../domain/checksum.ts'
import { accountListingsPath } from '../../domain/paths.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { Message } from '../../messages/message.ts'
import { dateTime } from '../../messages/values.ts'
import type { ListDraft } from './form.ts'
import type { BundledItem } from '../../orders/listedItem.ts'
import type { Listing } from '../../orders/listing.ts'

/** The message once a listing is published: who can buy it, and from when. */
export function listedMessage({
  item: { name },
  startsAtSeconds,
  reservedFor,
  buyerName,
}: Pick<ListDraft, 'startsAtSeconds' | 'reservedFor' | 'buyerName'> & {
  readonly item: Pick<ListDraft['item'], 'name'>
}): Message {
  const buyer = reservedFor === null ? undefined : (buyerName ?? shortAddress(reservedFor))
  if (startsAtSeconds === null) {
    return buyer === undefined
      ? writesTexts.listed({ item: name })
      : writesTexts.listedFor({ item: name, buyer })
  }
  const time = dateTime(startsAtSeconds)
  return buyer === undefined
    ? writesTexts.listedFrom({ item: name, time })
    : writesTexts.listedForFrom({ item: name, buyer, time })
}

function draftItem({ item, quantity }: BundledItem): DraftItem {
  const { standard, collection: token, tokenId } = item
  return { standard, token, identifier: BigInt(tokenId), quantity }
}

/** Converts a form's draft to the market's. */
function toListingDraft(draft: ListDraft, salt: bigint): ListingDraft {
  const { item, quantity, rest, unitPrice, unitEndPrice, currency, ...terms } = draft
  const { startsAtSeconds, expiresAtSeconds, reservedFor } = terms
  // A bundle only sells whole.
  const { parts, prices } =
    rest.length === 0
      ? orderParts(quantity, [unitPrice, unitEndPrice], item)
      : { parts: 1n, prices: [unitPrice, unitEndPrice] }
  const [startPrice = unitPrice, endPrice = unitEndPrice] = prices
  return {
    items: [draftItem({ item, quantity }), ...rest.map(draftItem)],
    parts,
    startPrice,
    endPrice,
    currency: currency.address,
    startsAtSeconds,
    expiresAtSeconds,
    reservedFor,
    salt,
  }
}

/** Drafts as their seller sees them before signing. */
export interface ListingsPreview {
  /** Of each draft, in their order. */
  readonly drafts: readonly DraftVerdict[]
  /** The terms of all drafts, or why the first that can't be listed can't. */
  readonly verdict: { readonly status: 'executable'; readonly plan: Terms } | Refusal
  /** Collections that Seaport isn't approved to move yet. */
  readonly unapproved: readonly Address[]
  /** Whether the transfers to a buyer were simulated; false where the node couldn't. */
  readonly isSimulated: boolean
  /** What the first transaction costs. */
  readonly fee: FirstFee
}

type Terms = readonly [ListingTerms, ...ListingTerms[]]

/** Reads the terms of each draft, or why it can't be listed; there is at least one. */
export async function previewListings(
  { send, config, account }: TradeContext,
  drafts: readonly ListDraft[],
): Promise<ListingsPreview> {
  const { drafts: verdicts, outcome } = await preparePublish({
    send,
    config,
    seller: account,
    // Neither the terms nor the network fee depend on the salt.
    drafts: drafts.map((draft) => toListingDraft(draft, 0n)),
    shown: null,
  })
  const ready = verdicts.flatMap((one) => (one.status === 'ready' ? [one] : []))
  return {
    drafts: verdicts,
    verdict: judge(verdicts),
    unapproved: [...new Set(ready.flatMap(({ unapproved }) => unapproved))],
    isSimulated: ready.every(({ isSimulated }) => isSimulated),
    fee: getPlanFee(outcome),
  }
}

/** The fee of a plan's first transaction; unknown for a write that can't be executed. */
function getPlanFee(verdict: { readonly status: string; readonly plan?: StepsPlan }): FirstFee {
  const { plan } = verdict
  return { networkFee: plan?.networkFee ?? null, isFirst: plan !== undefined && plan.steps.length > 1 }
}

/** @throws RangeError without a draft */
function judge(verdicts: readonly DraftVerdict[]): ListingsPreview['verdict'] {
  const terms: ListingTerms[] = []
  for (const one of verdicts) {
    if (one.status === 'refused') return one.because
    terms.push(one.terms)
  }
  const [first, ...others] = terms
  if (first === undefined) throw new RangeError('Without a draft there are no terms.')
  return { status: 'executable', plan: [first, ...others] }
}

/** What the seller saw: nothing else is signed. */
export interface ShownTerms<Terms> {
  readonly shown: Terms
  /** Collections whose approval comes first. */
  readonly unapproved: readonly Address[]
  /** Older listings to cancel before anything else. */
  readonly first: readonly Listing[]
}

/**
 * Defines the listings of drafts in one transaction.
 */
export function definePublication(
  context: TradeContext,
  options: Pick<WriteDefinition, 'key' | 'describe'> & {
    readonly drafts: readonly ListDraft[]
  } & ShownTerms<readonly ListingTerms[]>,
): WriteDefinition {
  const { send, config, account } = context
  const { key, describe, shown, unapproved, first } = options
  const drafts = options.drafts.map((draft) => toListingDraft(draft, newSalt()))
  const cancelFirst = prepareCancellationFirst(context, first, OLDER_LISTINGS)
  return {
    key,
    account,
    describe,
    async prepare() {
      const cancellation = await cancelFirst()
      if (cancellation !== undefined) return cancellation
      const { outcome } = await preparePublish({ send, config, seller: account, drafts, shown })
      return requireShownApprovals(outcome, unapproved) ?? toPrepared(outcome, 'list')
    },
    explain: explainRevert,
  }
}

/** Defines the listing of one draft. */
export function defineListing(
  context: TradeContext,
  draft: ListDraft,
  { shown, unapproved, first }: ShownTerms<ListingTerms>,
): WriteDefinition {
  const { name, path } = draft.item
  return definePublication(context, {
    key: listKey(path, context.account),
    describe: { title: writesTexts.listItem({ item: name }), done: listedMessage(draft), path },
    drafts: [draft],
    shown: [shown],
    unapproved,
    first,
  })
}

/**
 * Defines the listings of all drafts: an approval for each collection that lacks one, then one transaction.
 * @param shownTerms the terms of each draft
 */
export function defineBulkListing(
  context: TradeContext,
  drafts: readonly ListDraft[],
  shownTerms: ShownTerms<readonly ListingTerms[]>,
): WriteDefinition {
  const { account } = context
  return definePublication(context, {
    key: bulkListKey(account),
    describe: { ...describeBulk(drafts), path: accountListingsPath(account) },
    drafts,
    ...shownTerms,
  })
}

function describeBulk(drafts: readonly ListDraft[]): Pick<WriteDescription, 'title' | 'done'> {
  const [first] = drafts
  if (first !== undefined && first.rest.length > 0) {
    const count = 1 + first.rest.length
    return { title: writesTexts.listTogether({ count }), done: writesTexts.listedTogether({ count }) }
  }
  const count = drafts.length
  return { title: writesTexts.listItems({ count }), done: writesTexts.listedItems({ count }) }
}

/**
 * Defines a listing that replaces another. The new one is prepared only after the cancellation of the old one is mined,
 * so both can never be filled.
 * @param options.canceled whether an earlier attempt canceled the old one
 */
export function defineReplacement(
  context: TradeContext,
  options: {
    readonly replaced: Listing
    readonly canceled: boolean
    readonly draft: ListDraft
  } & ShownTerms<ListingTerms>,
): WriteDefinition {
  const { replaced, canceled, draft } = options
  const { name, path } = draft.item
  const listing = defineListing(context, draft, options)
  const cancelFirst = prepareCancellationFirst(context, [replaced], {
    ...OLD_LISTING,
    prompted: canceled,
    neededUnits: draft.quantity,
  })
  return {
    ...listing,
    key: listKey(path, context.account, replaced.orderHash),
    describe: {
      ...listing.describe,
      title: writesTexts.changePrice({ item: name }),
      done: writesTexts.changedPrice({ item: name }),
    },
    async prepare() {
      return (await cancelFirst()) ?? listing.prepare()
    },
  }
}
