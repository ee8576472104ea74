// Listing items for sale: the preview of their terms, and the write. Loaded on demand, because it includes ethers.
import type { CancelVerdict } from '../../../market/cancel.ts'
import type { ListingDraft, ListingTerms, DraftItem } from '../../../market/listings/draft.ts'
import { preparePublish, readDrafts, type DraftVerdict } from '../../../market/listings/publish.ts'
import { newSalt } from '../../../market/salt.ts'
import type { Prepared, WriteDefinition, WriteDescription } from '../../../transactions/definition.ts'
import type { StepInfo } from '../../../transactions/machine.ts'
import { prepareCancellation } from '../../../trade/cancelOrders.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { stopForChange, explainRevert, toPrepared } from '../../../trade/toPrepared.ts'
import { listKey, listManyKey } from '../../../trade/writeKeys.ts'
import { shortAddress } from '../../../domain/checksum.ts'
import { accountListingsPath } from '../../../domain/paths.ts'
import { marketSteps } from '../../../messages/en/marketSteps.ts'
import { tradeErrors } from '../../../messages/en/tradeErrors.ts'
import { writes } from '../../../messages/en/writes.ts'
import type { Message } from '../../../messages/message.ts'
import { dateTime } from '../../../messages/values.ts'
import type { ListDraft } from './listForm.ts'
import type { BundledItem } from '../../../orders/listedItem.ts'
import { ownListing, type Listing } from '../../../orders/listing.ts'

/** The message once a listing is published: who can buy it, and from when. */
export function listedMessage({
  item: { name },
  startsAtSeconds,
  reservedFor,
}: Pick<ListDraft, 'startsAtSeconds' | 'reservedFor'> & {
  readonly item: Pick<ListDraft['item'], 'name'>
}): Message {
  const buyer = reservedFor === null ? undefined : shortAddress(reservedFor)
  if (startsAtSeconds === null) {
    return buyer === undefined ? writes.listed({ item: name }) : writes.listedFor({ item: name, buyer })
  }
  const time = dateTime(startsAtSeconds)
  return buyer === undefined
    ? writes.listedFrom({ item: name, time })
    : writes.listedForFrom({ item: name, buyer, time })
}

function draftItem({ item, quantity }: BundledItem): DraftItem {
  const { standard, collection: token, tokenId } = item
  return { standard, token, identifier: BigInt(tokenId), quantity }
}

/** Converts a form's draft to the market's. */
function toListingDraft(draft: ListDraft, salt: bigint): ListingDraft {
  const { item, quantity, rest, unitPrice, unitEndPrice, currency, ...terms } = draft
  const { startsAtSeconds, expiresAtSeconds, reservedFor } = terms
  return {
    items: [draftItem({ item, quantity }), ...rest.map(draftItem)],
    // A bundle only sells whole.
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

/** The terms of each draft, or why it can't be listed. */
export function previewListings(
  { send, config, account }: TradeContext,
  drafts: readonly ListDraft[],
): Promise<readonly DraftVerdict[]> {
  // The terms don't depend on the salt.
  return readDrafts({
    send,
    config,
    seller: account,
    drafts: drafts.map((draft) => toListingDraft(draft, 0n)),
  })
}

/**
 * Defines the listings of drafts in one transaction.
 * @param options.shown the terms that the seller saw; nothing else is published
 */
export function definePublication(
  context: TradeContext,
  options: Pick<WriteDefinition, 'key' | 'describe'> & {
    readonly drafts: readonly ListDraft[]
    readonly shown: readonly ListingTerms[]
    /** Older listings to cancel before anything else. */
    readonly first: readonly Listing[]
  },
): WriteDefinition {
  const { send, config, account } = context
  const { key, describe, shown, first } = options
  const drafts = options.drafts.map((draft) => toListingDraft(draft, newSalt()))
  const cancelFirst = prepareCancellationFirst(context, first, OLDER)
  return {
    key,
    account,
    describe,
    async prepare() {
      const cancellation = await cancelFirst()
      if (cancellation !== undefined) return cancellation
      const { outcome } = await preparePublish({ send, config, seller: account, drafts, shown })
      return toPrepared(outcome, 'listing')
    },
    explain: explainRevert,
  }
}

/**
 * Defines the listing of one draft.
 * @param options.first older listings to cancel before anything else
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
 * Defines the listings of all drafts: an approval for each collection that lacks one, then one transaction.
 * @param agreed.shown the terms that the seller saw for each draft
 * @param agreed.first older listings to cancel before
 */
export function defineBulkListing(
  context: TradeContext,
  drafts: readonly ListDraft[],
  agreed: { readonly shown: readonly ListingTerms[]; readonly first: readonly Listing[] },
): WriteDefinition {
  const { account } = context
  return definePublication(context, {
    key: listManyKey(account),
    describe: { ...describeBulk(drafts), path: accountListingsPath(account) },
    drafts,
    ...agreed,
  })
}

function describeBulk(drafts: readonly ListDraft[]): Pick<WriteDescription, 'title' | 'done'> {
  const [first] = drafts
  if (first !== undefined && first.rest.length > 0) {
    const count = 1 + first.rest.length
    return { title: writes.listTogether({ count }), done: writes.listedTogether({ count }) }
  }
  const count = drafts.length
  return { title: writes.listItems({ count }), done: writes.listedItems({ count }) }
}

/**
 * Defines a listing that replaces another. The new one is prepared only after the cancellation of the old one is mined,
 * so both can never be filled.
 * @param options.canceled whether an earlier attempt canceled the old one
 */
export function defineReplacement(
  context: TradeContext,
  options: {
    readonly old: Listing
    readonly canceled: boolean
    readonly draft: ListDraft
    readonly shown: ListingTerms
    readonly first: readonly Listing[]
  },
): WriteDefinition {
  const { old, canceled, draft } = options
  const { name } = draft.item
  const listing = defineListing(context, draft, options)
  const cancelFirst = prepareCancellationFirst(context, [old], {
    ...OLD,
    prompted: canceled,
    relisted: draft.quantity,
  })
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
  /** Codes of refusals that mean nothing is left to cancel. */
  readonly gone: ReadonlySet<string>
  /** Whether the wallet was prompted to cancel before. */
  readonly prompted?: boolean
  /** Units that the new listing takes over from these. */
  readonly relisted?: bigint
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
 * Returns a function that prepares the cancellation before a listing: it resolves to the cancellation, to what stops it,
 * or to undefined once nothing is left to cancel.
 */
function prepareCancellationFirst(
  context: TradeContext,
  listings: readonly Listing[],
  { gone, relisted, prompted: wasPrompted = false, ...step }: Step,
): () => Promise<Prepared | undefined> {
  /**
   * Whether the wallet was prompted to cancel. Only then may the listing be closed. Before that, a node that calls it
   * closed may lie to keep it open, or the index may show a canceled listing in place of an open one.
   */
  let prompted = wasPrompted
  return async () => {
    if (listings.length === 0) return undefined
    const { leftOut, outcome, statuses } = await prepareCancellation(context, listings.map(ownListing))
    if (!prompted && leftOut.some(({ because }) => gone.has(because.code))) {
      return stopForChange('listing', tradeErrors.alreadyClosed)
    }
    const isGone = outcome.status === 'refused' && gone.has(outcome.code)
    if (relisted !== undefined && (isGone || outcome.status === 'executable')) {
      const stop = stopIfSold(listings, statuses, relisted)
      if (stop !== undefined) return stop
    }
    if (isGone) return undefined
    const cancellation = toPrepared(outcome, 'cancellation')
    if (cancellation.status === 'stopped') return cancellation
    prompted = true
    return { ...cancellation, step: { ...step, kind: 'approve', last: false } }
  }
}

/**
 * Stops if one of these listings has sold more than the page shows, so that fewer units are left than the new listing
 * takes over. Buyers can still take units until the cancellation is mined, and Seaport then reports the listing as
 * canceled, however much of it was sold.
 */
function stopIfSold(
  listings: readonly Listing[],
  statuses: CancelVerdict['statuses'],
  relisted: bigint,
): Prepared | undefined {
  for (const [index, { quantity, remaining }] of listings.entries()) {
    const status = statuses[index]
    if (status === undefined) throw new RangeError('An order that can be judged has a status.')
    const { filled, size } = status
    const left = size === 0n ? quantity : (quantity * (size - filled)) / size
    if (left < remaining && left < relisted) return stopForChange('quantity', tradeErrors.soldSince({ left }))
  }
  return undefined
}
