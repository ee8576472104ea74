// Buying a listing: what the chain says of it before, and the write itself. Loaded on demand: ethers comes with it.
import { nowSeconds } from '../../../domain/time.ts'
import type { Wei } from '../../../domain/wei.ts'
import { prepareBuy, type BuyPlan } from '../../../market/buy.ts'
import type { ShownListing } from '../../../market/checks.ts'
import type { PurchaseChange, Verdict } from '../../../market/verdict.ts'
import { currentTranslate } from '../../../messages/translate.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { OrderMissingError } from '../../../trade/errors.ts'
import { isDeclining, nameOf, priceOf, type Listing } from '../../../orders/listing.ts'
import { loadOrder } from '../../../trade/loadOrder.ts'
import type { TradeContext } from '../../../trade/tradeContext.ts'
import { wantedUnits } from './wantedUnits.ts'
import { explain, prepared } from '../../../trade/prepared.ts'
import { buyKey } from '../../../trade/writeKeys.ts'
import { purchase } from '../../../messages/en/purchase.ts'
import { writes } from '../../../messages/en/writes.ts'

/** A purchase as its buyer sees it: what is agreed to, and what the chain says of it. */
export interface PurchasePreview {
  readonly shown: ShownListing
  /** What turned out different from the page, and was asked about. */
  readonly changes: readonly PurchaseChange[]
  readonly verdict: Exclude<Verdict<BuyPlan>, { status: 'changed' }>
}

/** A price that moves between two readings is asked again at most this often. */
const MOST_CHANGES = 3

/** The newest block is hardly older than this; of any network that is configured, blocks come more often. */
const BLOCK_AGE_SECONDS = 120

/** Each recipient's part of a falling price is rounded up by itself, in the currency's smallest unit. */
const MOST_ROUNDING = 20n

/** Reads the chain for a purchase; what changed since the page was made is taken up and named. */
export async function previewPurchase(
  context: TradeContext,
  { listing, quantity, total }: { listing: Listing; quantity: bigint; total: Wei },
): Promise<PurchasePreview> {
  const { client, send, config, account } = context
  const order = await loadOrder(client, listing.orderHash)
  // A chain's newest block is older than the page's clock, so that a falling price is still above the page's quote.
  const most = isDeclining(listing) ? priceOf(listing, quantity, listing.startsAtSeconds) : total
  let shown = shownOf(listing, quantity, most)
  const changes: PurchaseChange[] = []
  for (;;) {
    const verdict = await prepareBuy({ send, config, order, shown, buyer: account })
    if (verdict.status !== 'changed') return { shown, changes, verdict }
    const { change } = verdict
    if (changes.length === MOST_CHANGES) {
      throw new OrderMissingError(purchase.changesTooFast)
    }
    if (!isQuoted(change, listing, quantity)) changes.push(told(change, { most, total }))
    shown = { ...shown, ...after(change, shown) }
  }
}

/** Whether a price is what the page quotes, a block's age aside: a falling price has fallen, which is no news. */
function isQuoted(change: PurchaseChange, listing: Listing, quantity: bigint): boolean {
  if (change.what !== 'price' || !isDeclining(listing)) return false
  const quoteAt = (seconds: number) => priceOf(listing, quantity, seconds)
  const now = nowSeconds()
  return (
    change.to >= quoteAt(now + BLOCK_AGE_SECONDS) &&
    change.to <= quoteAt(now - BLOCK_AGE_SECONDS) + MOST_ROUNDING
  )
}

/** A change from what the page shows, and not from the most that it could be. */
function told(change: PurchaseChange, { most, total }: { most: Wei; total: Wei }): PurchaseChange {
  return change.what === 'price' && change.from === most ? { ...change, from: total } : change
}

/** What the page shows of a listing; a bundle with everything in it. */
function shownOf(listing: Listing, units: bigint, total: Wei): ShownListing {
  const { currency } = listing
  const sold = listing.kind === 'bundle' ? listing.items : [{ item: listing.item, quantity: units }]
  const [first, ...rest] = sold.map(({ item, quantity }) => ({
    collection: item.collection,
    tokenId: item.tokenId,
    standard: item.standard,
    quantity,
  }))
  if (first === undefined) throw new RangeError('A bundle has items.')
  return { ...first, rest, currency: currency.address, total }
}

/** What is shown once a change is taken up. */
function after(change: PurchaseChange, { total, quantity }: ShownListing): Partial<ShownListing> {
  switch (change.what) {
    case 'price':
      return { total: change.to }
    case 'quantity':
      return { quantity: change.to, total: ((total * change.to) / quantity) as Wei }
  }
}

/** Whether Seaport may give less of it than is asked for: what is sold to one account or together comes whole. */
const isPart = ({ kind, reservedFor }: Listing) => kind === 'edition' && reservedFor === null

/** The purchase of what a preview showed; where a part of a listing is bought, of what is left of that. */
export function definePurchase(
  context: TradeContext,
  listing: Listing,
  shown: ShownListing,
): WriteDefinition {
  const { client, send, config, account } = context
  const { orderHash, kind, item } = listing
  const name = currentTranslate()(nameOf(listing))
  return {
    key: buyKey(orderHash, account),
    account,
    describe: {
      title: writes.buyItem({ item: name }),
      done:
        kind === 'bundle'
          ? writes.bundleYours({ items: name })
          : writes.yours({ item: name, count: shown.quantity }),
      path: item.path,
      wanted: wantedUnits({ orderHash, divisible: isPart(listing) }, shown),
    },
    async prepare() {
      const order = await loadOrder(client, orderHash)
      return prepared(await prepareBuy({ send, config, order, shown, buyer: account, acceptLess: true }))
    },
    explain,
  }
}
