// Buying a listing: the preview from the chain, and the write. Loaded on demand, because it includes ethers.
import { nowSeconds } from '../../../domain/time.ts'
import { ZERO_WEI, type Wei } from '../../../domain/wei.ts'
import { prepareBuy, type BuyPlan } from '../../../market/buy.ts'
import type { ShownListing } from '../../../market/checks.ts'
import type { PurchaseChange, Verdict } from '../../../market/verdict.ts'
import type { Message } from '../../../messages/message.ts'
import { currentTranslate } from '../../../messages/translate.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { OrderMissingError } from '../../../trade/errors.ts'
import { bundledItems, isDivisible, listingName, type Listing } from '../../../orders/listing.ts'
import { isDeclining, priceForUnits } from '../../../orders/listingPrice.ts'
import { loadOrder } from '../../../trade/loadOrder.ts'
import { readCommitments } from '../../../trade/commitments.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { applyChange, isApprovalNext, MOST_READINGS, wantedUnits } from './purchaseTerms.ts'
import { explainRevert, toPrepared } from '../../../trade/toPrepared.ts'
import { buyKey } from '../../../trade/writeKeys.ts'
import { purchase } from '../../../messages/en/purchase.ts'
import { writes } from '../../../messages/en/writes.ts'

/** A purchase as its buyer sees it: the terms to agree to, and the chain's verdict. */
export interface PurchasePreview {
  readonly shown: ShownListing
  /** Differences from the page, for the buyer to see. */
  readonly changes: readonly PurchaseChange[]
  /** What the buyer's open offers in the currency may still take of Seaport's allowance. */
  readonly committed: Wei
  readonly verdict: Exclude<Verdict<BuyPlan>, { status: 'changed' }>
}

/** The highest age of a newest block; every configured network has a shorter block time. */
const BLOCK_AGE_SECONDS = 120

/** Each recipient's part of a declining price is rounded up separately, in the currency's smallest unit. */
const MOST_ROUNDING = 20n

/** Reads the chain for a purchase; changes since the page loaded are applied and listed. */
export async function previewPurchase(
  context: TradeContext,
  { listing, quantity, total }: { listing: Listing; quantity: bigint; total: Wei },
): Promise<PurchasePreview> {
  const { client, send, config, account } = context
  const [order, { throughSeaport: committed }] = await Promise.all([
    loadOrder(client, listing.orderHash),
    readCommitments(context, listing.currency.address),
  ])
  // A chain's newest block is older than the page's clock, so a declining price is still above the page's quote.
  const most = isDeclining(listing) ? priceForUnits(listing, quantity, listing.startsAtSeconds) : total
  let shown = toShownListing(listing, quantity, most)
  const changes: PurchaseChange[] = []
  // A declining price is lower at each reading, so requiring the same one twice would never end.
  let acceptLess = false
  for (let reading = 1; reading <= MOST_READINGS; reading += 1) {
    const verdict = await prepareBuy({ send, config, order, shown, buyer: account, committed, acceptLess })
    if (verdict.status === 'refused') return { shown, changes, committed, verdict }
    if (verdict.status === 'executable') {
      const { total: to } = verdict.plan
      const latest = changes.map((change) => (change.what === 'price' ? { ...change, to } : change))
      return { shown: { ...shown, total: to }, changes: latest, committed, verdict }
    }
    const { change } = verdict
    if (!isQuoted(change, listing, quantity)) changes.push(fromQuote(change, { most, total }))
    shown = applyChange(change, shown)
    acceptLess ||= change.what === 'price'
  }
  throw new OrderMissingError(purchase.changesTooFast)
}

/** Whether a declining price is what the page quotes, allowing for the age of a block. */
function isQuoted(change: PurchaseChange, listing: Listing, quantity: bigint): boolean {
  if (change.what !== 'price' || !isDeclining(listing)) return false
  const quoteAt = (seconds: number) => priceForUnits(listing, quantity, seconds)
  const now = nowSeconds()
  return (
    change.to >= quoteAt(now + BLOCK_AGE_SECONDS) &&
    change.to <= quoteAt(now - BLOCK_AGE_SECONDS) + MOST_ROUNDING
  )
}

/** Describes a change from the page's price, rather than from the highest possible one. */
function fromQuote(change: PurchaseChange, { most, total }: { most: Wei; total: Wei }): PurchaseChange {
  return change.what === 'price' && change.from === most ? { ...change, from: total } : change
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

/** Defines the purchase that a preview showed; a partial purchase takes what is left. */
export function definePurchase(
  context: TradeContext,
  listing: Listing,
  { shown, committed }: Pick<PurchasePreview, 'shown' | 'committed'>,
): WriteDefinition {
  const { client, send, config, account } = context
  const { orderHash, item, reservedFor } = listing
  const name = currentTranslate()(listingName(listing))
  /** The allowance to keep for open offers; none once the wallet was prompted, where the buyer may have lowered it. */
  let kept = committed
  return {
    key: buyKey(orderHash, account),
    account,
    describe: {
      title: writes.buyItem({ item: name }),
      done: doneText(listing, { name, units: shown.quantity }),
      path: item.path,
      // Seaport fills private sales only whole.
      wanted: wantedUnits({ orderHash, divisible: isDivisible(listing) && reservedFor === null }, shown),
    },
    async prepare() {
      const order = await loadOrder(client, orderHash)
      const request = { send, config, order, shown, buyer: account, committed: kept, acceptLess: true }
      const verdict = await prepareBuy(request)
      if (verdict.status === 'executable' && isApprovalNext(verdict.plan)) kept = ZERO_WEI
      return toPrepared(verdict)
    },
    explain: explainRevert,
  }
}

function doneText({ kind }: Listing, { name, units }: { name: string; units: bigint }): Message {
  switch (kind) {
    case 'single':
    case 'edition':
    case 'lot':
      return writes.yours({ item: name, count: units })
    case 'bundle':
      return writes.bundleYours({ items: name })
  }
}
