// Buying a listing: the preview from the chain, and the write.
import { ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { shownQuantity } from '../../domain/quantity.ts'
import type { DecimalValue } from '../../messages/values.ts'
import { prepareBuy, type BuyPlan } from '../../seaport/buy.ts'
import type { ShownListing } from '../../seaport/checks.ts'
import type { PurchaseChange, Verdict } from '../../seaport/verdict.ts'
import type { Message } from '../../messages/message.ts'
import { currentTranslate } from '../../messages/translate.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { OrderMissingError } from '../dialog/errors.ts'
import { bundledItems, isDivisible, listingName, type Listing } from '../../orders/listing.ts'
import { isDeclining, priceForUnits } from '../../orders/listingPrice.ts'
import { OLDER_LISTINGS, prepareCancellationFirst } from '../older/cancelFirst.ts'
import { loadOrder } from '../dialog/loadOrder.ts'
import { fetchCommitments } from '../dialog/commitments.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { applyChange, isApprovalNext, listChanges, MAX_READINGS, wantedUnits } from './purchaseTerms.ts'
import { explainRevert, requireShownWrapping, toPrepared } from '../dialog/toPrepared.ts'
import { buyKey } from '../dialog/writeKeys.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { writesTexts } from '../../messages/en/writes.ts'

/** A purchase as its buyer sees it: the terms to agree to, and the chain's verdict. */
export interface PurchasePreview {
  readonly shown: ShownListing
  /** Differences from the page, for the buyer to see. */
  readonly changes: readonly PurchaseChange[]
  /** What the buyer's open offers in the currency may still take of Seaport's allowance. */
  readonly committed: Wei
  readonly verdict: Exclude<Verdict<BuyPlan>, { status: 'changed' }>
}

/** Reads the chain for a purchase; changes since the page loaded are applied and listed. */
export async function previewPurchase(
  context: TradeContext,
  { listing, quantity, total }: { listing: Listing; quantity: bigint; total: Wei },
): Promise<PurchasePreview> {
  const { client, send, config, account } = context
  const [order, { throughSeaport: committed }] = await Promise.all([
    loadOrder(client, listing.orderHash),
    fetchCommitments(context, listing.currency.address),
  ])
  // A chain's newest block is older than the page's clock, so a declining price is still above the page's quote.
  const most = isDeclining(listing) ? priceForUnits(listing, quantity, listing.startsAtSeconds) : total
  let shown = toShownListing(listing, quantity, most)
  const found: PurchaseChange[] = []
  // A declining price is lower at each reading, so requiring the same one twice would never end.
  let acceptLess = false
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const verdict = await prepareBuy({ send, config, order, shown, buyer: account, committed, acceptLess })
    if (verdict.status === 'refused') {
      return { shown, changes: listChanges(found, listing, undefined), committed, verdict }
    }
    if (verdict.status === 'executable') {
      shown = { ...shown, total: verdict.plan.total }
      return { shown, changes: listChanges(found, listing, shown, { quantity, total }), committed, verdict }
    }
    const { change } = verdict
    found.push(change)
    shown = applyChange(change, shown)
    acceptLess ||= change.what === 'price'
  }
  throw new OrderMissingError(buyTexts.changesTooFast)
}

/** A listing as the page shows it, with every item of a bundle. */
function toShownListing(listing: Listing, units: bigint, total: Wei): ShownListing {
  const { currency } = listing
  const sold = bundledItems(listing) ?? [{ item: listing.item, quantity: units }]
  const [first, ...rest] = sold.map(({ item, quantity }) => ({
    collection: item.collection,
    tokenId: item.tokenId,
    standard: item.standard,
    quantity,
  }))
  if (first === undefined) throw new RangeError('A bundle has items.')
  return { ...first, rest, currency: currency.address, total }
}

/**
 * Defines the purchase that a preview showed; a partial purchase takes what is left.
 * @param agreed.wrapped what was shown to be wrapped first: never more
 * @param agreed.first older listings of the buyer's to cancel before anything else
 */
export function definePurchase(
  context: TradeContext,
  listing: Listing,
  {
    shown,
    committed,
    wrapped,
    first,
  }: Pick<PurchasePreview, 'shown' | 'committed'> & {
    readonly wrapped: Wei
    readonly first: readonly Listing[]
  },
): WriteDefinition {
  const { client, send, config, account } = context
  const { orderHash, item, reservedFor } = listing
  const name = currentTranslate()(listingName(listing))
  /** The allowance to keep for open offers; none once the wallet was prompted, where the buyer may have lowered it. */
  let kept = committed
  const cancelFirst = prepareCancellationFirst(context, first, OLDER_LISTINGS)
  return {
    key: buyKey(orderHash, account),
    account,
    describe: {
      title: writesTexts.buyItem({ item: name }),
      done: doneText(listing, { name, units: shownQuantity(shown.quantity, item) }),
      path: item.path,
      // Seaport fills private sales only whole.
      wanted: wantedUnits(
        { orderHash, divisible: isDivisible(listing) && reservedFor === null, item: listing.item },
        shown,
      ),
    },
    async prepare() {
      const cancellation = await cancelFirst()
      if (cancellation !== undefined) return cancellation
      const order = await loadOrder(client, orderHash)
      const request = { send, config, order, shown, buyer: account, committed: kept, acceptLess: true }
      const verdict = await prepareBuy(request)
      if (verdict.status === 'executable' && isApprovalNext(verdict.plan)) kept = ZERO_WEI
      return requireShownWrapping(verdict, { wrapped }) ?? toPrepared(verdict)
    },
    explain: explainRevert,
  }
}

function doneText(
  { kind }: Listing,
  { name, units }: { name: string; units: bigint | DecimalValue },
): Message {
  switch (kind) {
    case 'single':
    case 'edition':
    case 'lot':
      return writesTexts.yours({ item: name, count: units })
    case 'bundle':
      return writesTexts.bundleYours({ items: name })
  }
}
