// Prepares a purchase: reads the order and the chain at one block, runs every check, and simulates the call.
import type { Address } from '../domain/address.ts'
import { isNative } from '../domain/currency.ts'
import type { Wei } from '../domain/wei.ts'
import { writesTexts } from '../messages/en/writes.ts'
import { missingMoney, tryFunded, type FundedPlan } from './funding.ts'
import { parseSellOrder, type PaymentLine } from './sellOrder.ts'
import { takeSnapshot } from './chain.ts'
import { checkPurchase, type ShownListing } from './checks.ts'
import { expectOwner } from './expectedStates.ts'
import { encodeFulfillment } from './fulfill.ts'
import { fetchListingState } from './orderState.ts'
import { parseIndexedOrder } from './parseOrder.ts'
import type { IndexedOrder, MarketRequest, MarketStep } from './types.ts'
import { suggestUnwrapping } from './unwrapFirst.ts'
import { refuse, type PurchaseChange, type Verdict } from './verdict.ts'

export interface BuyRequest extends MarketRequest {
  /** The order as the index returned it. */
  readonly order: IndexedOrder
  /** What the page shows and the buyer agrees to. */
  readonly shown: ShownListing
  readonly buyer: Address
  /** True when the buyer has agreed to the price shown, so that a lower one needs no confirmation. */
  readonly acceptLess?: boolean
  /**
   * What the buyer's open offers in the currency may still take, according to the index: the purchase leaves that much
   * of Seaport's allowance, without which they can't be accepted. None by default. The balance needn't cover it.
   */
  readonly committed?: bigint
}

export interface BuyPlan extends FundedPlan {
  readonly lines: readonly PaymentLine[]
  readonly total: Wei
  /** The allowance that an approval step sets: the total, and what open offers may still take. */
  readonly newAllowance: Wei
  readonly quantity: bigint
  readonly method: 'basic' | 'advanced' | 'match'
  readonly blockNumber: bigint
}

/**
 * Decides from the chain alone whether a purchase may be signed.
 *
 * @returns the steps to sign, what changed since the page showed it, or the check that failed
 * @throws NodeError
 */
export async function prepareBuy(request: BuyRequest): Promise<Verdict<BuyPlan, PurchaseChange>> {
  const { send, config, shown, buyer, acceptLess = false, committed = 0n } = request
  const parsed = parseIndexedOrder(request.order)
  if ('refusal' in parsed) return parsed.refusal
  const { order } = parsed
  const { components } = order
  const read = parseSellOrder(components)
  if ('notSellOrder' in read) {
    return refuse({ check: 'item', code: 'unsupported-order', detail: read.notSellOrder.detail })
  }
  const { sellOrder } = read
  const snapshot = await takeSnapshot(send, config.chainId)
  const wholePrice = components.consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const state = await fetchListingState(send, snapshot, { order, sellOrder, buyer, price: wholePrice })
  const outcome = checkPurchase({ order, shown, buyer, config, state, acceptLess })
  if (outcome.status === 'refused' && isNative({ address: shown.currency })) {
    const needed = { native: shown.total, wrapped: 0n }
    return suggestUnwrapping({ send, config, account: buyer }, needed, outcome)
  }
  if (outcome.status !== 'held') return outcome

  const { fraction, lines, total } = outcome.purchase
  const { filled } = state.status
  const { call, method } = encodeFulfillment({ components, fraction, filled, total, buyer })
  const expects = expectOwner([sellOrder, ...sellOrder.rest], {
    owner: buyer,
    otherwise: writesTexts.differences.notYours,
  })
  const trade: MarketStep = { kind: 'trade', title: writesTexts.steps.buy({ count: 1 }), call, expects }
  const newAllowance = (total + committed) as Wei
  const { currency } = sellOrder
  const { native: nativeBalance, currency: balance, allowance } = state.buyer
  const means = { balance: balance ?? 0n, nativeBalance, wanted: total }
  const wrapped = missingMoney(config, currency, means)
  if (typeof wrapped !== 'bigint') return wrapped
  const { trial, ...funded } = await tryFunded(
    send,
    { snapshot, from: buyer, nativeBalance, passed: outcome.passed },
    {
      currency,
      wrapped,
      allowance,
      needed: newAllowance,
      title: writesTexts.steps.approvePrice,
      then: [trade],
      paid: lines.map(({ recipient }) => recipient),
    },
  )
  if (trial.status === 'refused') return trial
  return {
    status: 'executable',
    passed: trial.passed,
    plan: {
      ...funded,
      lines,
      total,
      newAllowance,
      quantity: shown.quantity,
      networkFee: trial.networkFee,
      method,
      blockNumber: snapshot.blockNumber,
    },
  }
}
