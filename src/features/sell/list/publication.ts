// Listing items for sale: what their prices become, and the write itself. Loaded on demand: ethers comes with it.
import type { ListingDraft, ListingTerms, DraftItem } from '../../../market/listings/draft.ts'
import { preparePublish, readDrafts, type DraftVerdict } from '../../../market/listings/publish.ts'
import { newSalt } from '../../../market/salt.ts'
import type { Prepared, WriteDefinition } from '../../../transactions/definition.ts'
import type { StepInfo } from '../../../transactions/machine.ts'
import { prepareCancellation } from '../../../trade/cancelOrders.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { changed, explain, prepared } from '../../../trade/prepared.ts'
import { listKey } from '../../../trade/writeKeys.ts'
import { listedMessage } from './listedMessage.ts'
import { marketSteps } from '../../../messages/en/marketSteps.ts'
import { tradeErrors } from '../../../messages/en/tradeErrors.ts'
import { writes } from '../../../messages/en/writes.ts'
import type { ListDraft } from './listForm.ts'
import { ownListing, type BundledItem, type Listing } from '../../../orders/listing.ts'

function draftItem({ item, quantity }: BundledItem): DraftItem {
  const { standard, collection: token, tokenId } = item
  return { standard, token, identifier: BigInt(tokenId), quantity }
}

/** A draft of the form as the market takes it. */
export function toListingDraft(draft: ListDraft, salt: bigint): ListingDraft {
  const { item, quantity, rest, unitPrice, unitEndPrice, currency, ...terms } = draft
  const { startsAtSeconds, expiresAtSeconds, reservedFor } = terms
  return {
    items: [draftItem({ item, quantity }), ...rest.map(draftItem)],
    // What is sold together is sold whole.
    parts: rest.length === 0 ? quantity : 1n,
    startPrice: unitPrice,
    endPrice: unitEndPrice,
    currency: currency.address,
    startsAtSeconds,
    expiresAtSeconds,
    reservedFor,
    salt,
  }
}

/** What each draft's price would become, or why it cannot be listed. */
export function previewListings(
  { send, config, account }: TradeContext,
  drafts: readonly ListDraft[],
): Promise<readonly DraftVerdict[]> {
  // The salt says nothing of the terms.
  return readDrafts({
    send,
    config,
    seller: account,
    drafts: drafts.map((draft) => toListingDraft(draft, 0n)),
  })
}

/**
 * The listings of some drafts in one transaction.
 * @param shown what the seller saw that each price becomes; nothing else is published
 */
export function definePublication(
  context: TradeContext,
  options: Pick<WriteDefinition, 'key' | 'describe'> & {
    readonly drafts: readonly ListDraft[]
    readonly shown: readonly ListingTerms[]
    /** Older listings that are cancelled before anything else. */
    readonly first: readonly Listing[]
  },
): WriteDefinition {
  const { send, config, account } = context
  const { key, describe, shown, first } = options
  const drafts = options.drafts.map((draft) => toListingDraft(draft, newSalt()))
  const cancelFirst = cancellationBefore(context, first, OLDER)
  return {
    key,
    account,
    describe,
    async prepare() {
      const cancellation = await cancelFirst()
      if (cancellation !== undefined) return cancellation
      const { outcome } = await preparePublish({ send, config, seller: account, drafts, shown })
      return prepared(outcome, 'listing')
    },
    explain,
  }
}

/**
 * The listing of one draft.
 * @param first older listings that are cancelled before anything else
 */
export function defineListing(
  context: TradeContext,
  draft: ListDraft,
  { shown, first }: { readonly shown: ListingTerms; readonly first: readonly Listing[] },
): WriteDefinition {
  const { name, path } = draft.item
  return definePublication(context, {
    key: listKey(path, context.account),
    describe: { title: writes.listItem({ item: name }), done: listedMessage(draft), path },
    drafts: [draft],
    shown: [shown],
    first,
  })
}

/**
 * A listing in place of another: the old one is cancelled first, and the new one is prepared only once that is mined.
 * So there is no moment at which both can be filled.
 */
export function defineReplacement(
  context: TradeContext,
  options: {
    readonly old: Listing
    readonly draft: ListDraft
    readonly shown: ListingTerms
    readonly first: readonly Listing[]
  },
): WriteDefinition {
  const { old, draft } = options
  const { name } = draft.item
  const listing = defineListing(context, draft, options)
  const cancelFirst = cancellationBefore(context, [old], OLD)
  return {
    ...listing,
    describe: {
      ...listing.describe,
      title: writes.changePrice({ item: name }),
      done: writes.changedPrice({ item: name }),
    },
    async prepare() {
      return (await cancelFirst()) ?? listing.prepare()
    },
  }
}

type Step = Omit<StepInfo, 'kind' | 'last'> & {
  /** Refusals that say that nothing is left to cancel. */
  readonly gone: ReadonlySet<string>
}

const OLD: Step = {
  title: marketSteps.cancelOld,
  name: marketSteps.cancelOldName,
  outcome: marketSteps.canceledOld,
  gone: new Set(['cancelled', 'counter-raised']),
}

const OLDER: Step = {
  title: marketSteps.cancelOlder,
  name: marketSteps.cancelOlderName,
  outcome: marketSteps.canceledOlder,
  gone: new Set(['cancelled', 'counter-raised', 'already-sold', 'nothing-to-cancel']),
}

/**
 * A way to ask for the cancellation that comes first: it gives the cancellation, what stops it, or undefined once there
 * is nothing left to cancel.
 */
function cancellationBefore(
  context: TradeContext,
  listings: readonly Listing[],
  { gone, ...step }: Step,
): () => Promise<Prepared | undefined> {
  /**
   * Whether the wallet was asked to cancel. Only then may a listing that the page shows be found closed: before, the
   * node may lie so that it stays open, or the index may show a canceled one in the place of one that is open.
   */
  let asked = false
  return async () => {
    if (listings.length === 0) return undefined
    const { leftOut, outcome } = await prepareCancellation(context, listings.map(ownListing))
    if (!asked && leftOut.some(({ because }) => gone.has(because.code))) {
      return changed('listing', tradeErrors.alreadyClosed)
    }
    if (outcome.status === 'refused' && gone.has(outcome.code)) return undefined
    const cancellation = prepared(outcome, 'cancellation')
    if (cancellation.status === 'stopped') return cancellation
    asked = true
    return { ...cancellation, step: { ...step, kind: 'approve', last: false } }
  }
}
