// Buying a listing: the preview from the chain, the write, and what it shares with the purchase of a cart.
import { ZERO_WEI, type Wei } from '../../domain/wei.ts'
import { shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import type { DecimalValue } from '../../messages/values.ts'
import { prepareBuy, type BuyPlan } from '../../seaport/buy.ts'
import type { ShownListing } from '../../seaport/checks.ts'
import type { PurchaseChange, Verdict } from '../../seaport/verdict.ts'
import type { Message } from '../../messages/message.ts'
import { currentTranslate } from '../../messages/translate.ts'
import type { WriteDefinition, WantedUnits } from '../../transactions/definition.ts'
import { bundledItems, isDivisible, listingName, type Listing } from '../../orders/listing.ts'
import { isDeclining, priceForUnits } from '../../orders/listingPrice.ts'
import { OLDER_LISTINGS, prepareCancellationFirst } from '../reactivation/cancelFirst.ts'
import { loadOrder, OrderMissingError } from '../dialog/loadOrder.ts'
import { fetchCommitments } from '../dialog/commitments.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { explainRevert, requireShownWrapping, toPrepared } from '../dialog/verdicts.ts'
import { buyKey } from '../dialog/writeKeys.ts'
import { buyTexts } from '../../messages/en/buy.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { nowSeconds } from '../../domain/time.ts'
import type { FundedPlan } from '../../seaport/funding.ts'
import type { CartItem } from '../../orders/cartItem.ts'

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
  const purchaseChanges: PurchaseChange[] = []
  // A declining price is lower at each reading, so requiring the same one twice would never end.
  let acceptLess = false
  for (let reading = 1; reading <= MAX_READINGS; reading += 1) {
    const verdict = await prepareBuy({ send, config, order, shown, buyer: account, committed, acceptLess })
    if (verdict.status === 'refused') {
      return { shown, changes: listChanges(purchaseChanges, listing, undefined), committed, verdict }
    }
    if (verdict.status === 'executable') {
      shown = { ...shown, total: verdict.plan.total }
      return {
        shown,
        changes: listChanges(purchaseChanges, listing, shown, { quantity, total }),
        committed,
        verdict,
      }
    }
    const { change } = verdict
    purchaseChanges.push(change)
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
      wanted: toWantedUnits(
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
      return requireShownWrapping(verdict, { wrapped }) ?? toPrepared(verdict, 'buy')
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

/**
 * The units that a purchase wants, to compare with its receipt; undefined for one that can't be partial: of one unit, or
 * of a lot.
 * @param divisible whether Seaport may fill less than requested
 */
export function toWantedUnits(
  {
    orderHash,
    divisible,
    item,
  }: {
    readonly orderHash: OrderHash
    readonly divisible: boolean
    readonly item: QuantityScale
  },
  { quantity, currency }: Pick<ShownListing, 'quantity' | 'currency'>,
): WantedUnits | undefined {
  if (!divisible || quantity === 1n) return undefined
  const scale = item.decimals > 0 ? { decimals: item.decimals } : {}
  return { order: orderHash, units: `${quantity}`, ...scale, currency }
}

/** The most readings of a listing that changes between them. */
export const MAX_READINGS = 3

/** Whether the wallet is prompted next for the approval that the trade follows; other steps may precede it. */
export const isApprovalNext = ({ steps, allows }: Pick<FundedPlan, 'steps' | 'allows'>) =>
  allows && steps.length === 2

/** The highest age of a newest block; every configured network has a shorter block time. */
const BLOCK_AGE_SECONDS = 120

/** Each recipient's part of a declining price is rounded up separately, in the currency's smallest unit. */
const MAX_ROUNDING = 20n

/**
 * The changes of quantity that the readings found, and the change from the page's quote to the price of the last
 * reading. A declining price may differ from its quote by the age of a block.
 *
 * @param purchaseChanges by the readings; their prices are left out, because the first one compares with the highest price
 * @param listing its schedule of prices is the index's, which may be wrong
 * @param paid units and price that the chain confirms; undefined if the listing can't be bought
 * @param quoted the price that the page showed for that many units
 */
export function listChanges(
  purchaseChanges: readonly PurchaseChange[],
  listing: Parameters<typeof priceForUnits>[0] & Pick<CartItem, 'currency'>,
  paid: Pick<ShownListing, 'quantity' | 'total'> | undefined,
  quoted?: Pick<ShownListing, 'quantity' | 'total'>,
): readonly PurchaseChange[] {
  const others = purchaseChanges.filter(({ what }) => what !== 'price')
  if (paid === undefined) return others
  const { quantity, total: to } = paid
  const quoteAt = (seconds: number) => priceForUnits(listing, quantity, seconds)
  const now = nowSeconds()
  const from = quoted?.quantity === quantity ? quoted.total : quoteAt(now)
  const isQuoted = isDeclining(listing)
    ? to >= quoteAt(now + BLOCK_AGE_SECONDS) && to <= quoteAt(now - BLOCK_AGE_SECONDS) + MAX_ROUNDING
    : to === from
  if (isQuoted) return others
  return [...others, { what: 'price', currency: listing.currency.address, from, to }]
}

/** The listing that the buyer sees after a change. */
export function applyChange(change: PurchaseChange, shown: ShownListing): ShownListing {
  switch (change.what) {
    case 'price':
      return { ...shown, total: change.to }
    case 'quantity':
      return {
        ...shown,
        quantity: change.to,
        total: ((shown.total * change.to) / shown.quantity) as Wei,
      }
  }
}
