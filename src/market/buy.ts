// Prepares a purchase: reads the order and the chain at one block, runs every check, and simulates the call.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { readAsk, type PaymentLine } from './ask.ts'
import { takeSnapshot } from './chain.ts'
import { checkPurchase, type ShownListing } from './checks.ts'
import { erc20, SEAPORT } from './contracts.ts'
import { MalformedOrderError } from './errors.ts'
import { encodeFulfilment } from './fulfil.ts'
import { readAskState } from './orderState.ts'
import { parseOrder } from './parseOrder.ts'
import { simulate } from './simulate.ts'
import type { Hex, IndexedOrder, MarketConfig, MarketStep, ParsedOrder } from './types.ts'
import { refuse, type PurchaseChange, type Verdict } from './verdict.ts'

export interface BuyRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  /** The order as the index gave it. */
  readonly order: IndexedOrder
  /** What the page shows and the buyer agrees to. */
  readonly shown: ShownListing
  readonly buyer: Address
  /** True when the buyer has agreed to the price shown, so that a lower one needs no second look. */
  readonly acceptLess?: boolean
}

export interface BuyPlan {
  /** Transactions in their order; only the first has been simulated, so prepare again after each. */
  readonly steps: readonly [MarketStep, ...MarketStep[]]
  readonly seller: Address
  readonly lines: readonly PaymentLine[]
  readonly currency: Address
  readonly total: Wei
  readonly quantity: bigint
  /** Of the first step, in wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
  readonly method: 'basic' | 'advanced' | 'match'
  readonly blockNumber: bigint
}

/**
 * Decides whether a purchase may be signed, from the chain alone.
 *
 * @returns the steps to sign; or what changed since it was shown; or the check that failed
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareBuy(request: BuyRequest): Promise<Verdict<BuyPlan, PurchaseChange>> {
  const { send, config, shown, buyer, acceptLess = false } = request
  let order: ParsedOrder
  try {
    order = parseOrder(request.order)
  } catch (error) {
    if (!(error instanceof MalformedOrderError)) throw error
    const found = `${error.details['field'] ?? ''}: ${error.details['problem'] ?? ''}`
    return refuse({ check: 'order', code: 'order-malformed', found })
  }
  const { components } = order
  const read = readAsk(components)
  if ('notAsk' in read) {
    return refuse({ check: 'item', code: 'unsupported-order', found: read.notAsk.found })
  }
  const { ask } = read
  const snapshot = await takeSnapshot(send, config.chainId)
  const wholePrice = components.consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const state = await readAskState(send, snapshot, { order, ask, buyer, price: wholePrice })
  const outcome = checkPurchase({ order, shown, buyer, config, state, acceptLess })
  if (outcome.status !== 'held') return outcome

  const { fraction, lines, total } = outcome.purchase
  const { filled } = state.status
  const { call, method } = encodeFulfilment({ components, fraction, filled, total, buyer })
  const trade: MarketStep = { kind: 'trade', title: 'Buy the item', call }
  const { currency } = ask
  const covered = BigInt(currency) === 0n || state.buyer.allowance >= total
  const tryOut = (steps: BuyPlan['steps']) =>
    simulate(send, {
      snapshot,
      from: buyer,
      call: steps[0].call,
      nativeBalance: state.buyer.native,
      passed: outcome.passed,
    })
  let steps: BuyPlan['steps'] = covered ? [trade] : [allow(currency, total), trade]
  let trial = await tryOut(steps)
  if (trial.status === 'refused' && trial.check === 'simulation' && !covered && state.buyer.allowance > 0n) {
    // Some tokens, Tether's among them, take a new allowance only where there is none.
    const longer: BuyPlan['steps'] = [withdraw(currency), allow(currency, total), trade]
    const again = await tryOut(longer)
    if (again.status === 'succeeds') [steps, trial] = [longer, again]
  }
  if (trial.status === 'refused') return trial
  return {
    status: 'executable',
    passed: trial.passed,
    plan: {
      steps,
      seller: components.offerer,
      lines,
      currency,
      total,
      quantity: shown.quantity,
      networkFee: trial.networkFee,
      method,
      blockNumber: snapshot.blockNumber,
    },
  }
}

/** Lets Seaport take exactly the price, and no more, of a currency. */
function allow(currency: Address, total: Wei): MarketStep {
  return approval(currency, total, 'Let Seaport take the price from your balance')
}

/** Takes back what Seaport may take of a currency. */
function withdraw(currency: Address): MarketStep {
  return approval(
    currency,
    0n,
    'Take back the earlier, smaller permission: this currency wants it gone first',
  )
}

function approval(currency: Address, amount: bigint, title: string): MarketStep {
  const data = erc20.encodeFunctionData('approve', [SEAPORT, amount]) as Hex
  return { kind: 'approve', title, call: { to: currency, data, value: 0n } }
}
