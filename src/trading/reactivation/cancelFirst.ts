// Cancels orders of the user's own before another write, so that they can't be bought or accepted afterwards: the order
// that a new one replaces, or older listings that the write would reactivate.
import { writesTexts } from '../../messages/en/writes.ts'
import type { CancelVerdict } from '../../seaport/cancel.ts'
import { ownListing, type Listing } from '../../orders/listing.ts'
import type { Prepared } from '../../transactions/definition.ts'
import { prepareCancellation } from '../cancel/write.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { toPrepared, stopForChange } from '../dialog/verdicts.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message } from '../../messages/message.ts'
import { ownOffer, type Offer } from '../../orders/offer.ts'
import type { StepInfo } from '../../transactions/machine.ts'
import type { FeeRequest } from '../dialog/useTrade.ts'

export type CancellationStep = Omit<StepInfo, 'kind' | 'last'> & {
  /** What it cancels. */
  readonly what: 'listing' | 'offer'
  /** Codes of refusals that mean nothing is left to cancel. */
  readonly closedCodes: ReadonlySet<string>
  /** Whether the wallet was prompted to cancel before. */
  readonly prompted?: boolean
  /** Units that the new order takes over from these. */
  readonly neededUnits?: bigint
  /** What stops the write where the chain says that an order is closed, but the page shows it as open. */
  readonly alreadyClosed: Message
  /** What stops the write where fewer units are left than the new order takes over. */
  readonly filledSince: (values: { readonly left: bigint }) => Message
}

const LISTING = {
  what: 'listing',
  alreadyClosed: tradeTexts.errors.alreadyClosed,
  filledSince: tradeTexts.errors.soldSince,
} as const

/** Before a listing that replaces another. */
export const OLD_LISTING: CancellationStep = {
  ...LISTING,
  title: writesTexts.steps.cancelOld,
  name: writesTexts.steps.cancelOldName,
  outcome: writesTexts.steps.canceledOld,
  closedCodes: new Set(['canceled', 'counter-raised']),
}

/** Before an offer that replaces another. */
export const OLD_OFFER: CancellationStep = {
  what: 'offer',
  title: writesTexts.steps.cancelOldOffer,
  name: writesTexts.steps.cancelOldOfferName,
  outcome: writesTexts.steps.canceledOldOffer,
  closedCodes: new Set(['canceled', 'counter-raised']),
  alreadyClosed: tradeTexts.errors.offerAlreadyClosed,
  filledSince: tradeTexts.errors.acceptedSince,
}

/** Before what would make older listings active again. */
export const OLDER_LISTINGS: CancellationStep = {
  ...LISTING,
  title: writesTexts.steps.cancelOlder,
  name: writesTexts.steps.cancelOlderName,
  outcome: writesTexts.steps.canceledOlder,
  closedCodes: new Set(['canceled', 'counter-raised', 'already-sold', 'nothing-to-cancel']),
}

/**
 * Returns a function that prepares the cancellation before another transaction: it resolves to the cancellation, to what
 * stops it, or to undefined once nothing is left to cancel.
 */
export function prepareCancellationFirst(
  context: TradeContext,
  orders: readonly (Listing | Offer)[],
  {
    what,
    closedCodes,
    neededUnits,
    alreadyClosed,
    filledSince,
    prompted: wasPrompted = false,
    ...step
  }: CancellationStep,
): () => Promise<Prepared | undefined> {
  /**
   * Whether the wallet was prompted to cancel. Only then may the order be closed. Before that, a node that calls it
   * closed may lie to keep it open, or the index may show a canceled listing in place of an open one.
   */
  let prompted = wasPrompted
  return async () => {
    if (orders.length === 0) return undefined
    const { leftOut, outcome, statuses } = await prepareCancellation(context, orders.map(toOwnOrder))
    if (!prompted && leftOut.some(({ because }) => closedCodes.has(because.code))) {
      return stopForChange(what, alreadyClosed)
    }
    const isClosed = outcome.status === 'refused' && closedCodes.has(outcome.code)
    if (neededUnits !== undefined && (isClosed || outcome.status === 'executable')) {
      const stop = stopIfFilled(orders, { statuses, neededUnits, filledSince })
      if (stop !== undefined) return stop
    }
    if (isClosed) return undefined
    const cancellation = toPrepared(outcome, 'cancel')
    if (cancellation.status === 'stopped') return cancellation
    prompted = true
    return { ...cancellation, step: { ...step, kind: 'first', last: false } }
  }
}

/** Asks for the fee of canceling listings before another transaction; undefined without any. */
export function requestCancellationFee(
  context: TradeContext,
  listings: readonly Listing[],
): FeeRequest | undefined {
  if (listings.length === 0) return undefined
  const key = listings.map(({ orderHash }) => orderHash).join()
  return { key, prepare: prepareCancellationFirst(context, listings, OLDER_LISTINGS) }
}

const toOwnOrder = (order: Listing | Offer) => ('subject' in order ? ownOffer(order) : ownListing(order))

/**
 * Stops if one of these orders has been filled more than the page shows, so that fewer units are left than the new
 * order takes over. Others can still fill it until the cancellation is mined, and Seaport then reports the order as
 * canceled, however much of it was filled.
 */
function stopIfFilled(
  orders: readonly (Listing | Offer)[],
  {
    statuses,
    neededUnits,
    filledSince,
  }: Pick<CancelVerdict, 'statuses'> &
    Pick<CancellationStep, 'filledSince'> & { readonly neededUnits: bigint },
): Prepared | undefined {
  for (const [index, { quantity, remaining }] of orders.entries()) {
    const status = statuses[index]
    if (status === undefined) throw new RangeError('An order that can be judged has a status.')
    const { filled, size } = status
    const left = size === 0n ? quantity : (quantity * (size - filled)) / size
    if (left < remaining && left < neededUnits) return stopForChange('quantity', filledSince({ left }))
  }
  return undefined
}
