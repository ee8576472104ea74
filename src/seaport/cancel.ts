// Prepares the cancellation of an account's own orders: one, several in one transaction, or all of them at once.
import type { Address } from '../domain/address.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { SendBatch } from '../domain/rpc.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { writesTexts } from '../messages/en/writes.ts'
import type { Message, Value } from '../messages/message.ts'
import { andList } from '../messages/values.ts'
import { balanceAt, parseQuantityReply, takeSnapshot, type ChainSnapshot } from './chain.ts'
import { checkContract, checkOrder, checkStatus } from './checks.ts'
import { coalesce } from '../node/coalesce.ts'
import { SEAPORT, seaport } from './contracts.ts'
import { expectCanceled, expectCounterRaised } from './expectedStates.ts'
import { shortHex } from './details.ts'
import type { PlainFinding } from './findings.ts'
import { fetchOrderState, fetchProtocolState, type OrderStatus } from './orderState.ts'
import { parseIndexedOrder } from './parseOrder.ts'
import { checkShownGoods, checkShownPrice, type ShownOrder } from './shownOrder.ts'
import { simulate } from './simulate.ts'
import {
  ItemType,
  type Hex,
  type IndexedOrder,
  type MarketRequest,
  type MarketStep,
  type OrderComponents,
  type StepsPlan,
} from './types.ts'
import {
  findCommonCause,
  refuse,
  type CheckId,
  type Executable,
  type PassedCheck,
  type Refusal,
  type RefusalCode,
} from './verdict.ts'

/**
 * Reasons to leave an order out of a cancellation that continues with the others: the order can't be filled any more.
 */
const NEEDS_NO_CANCELING: ReadonlySet<string> = new Set(['canceled', 'already-sold', 'counter-raised'])

/** The most orders in one cancellation, well below the number that fits into one transaction. */
export const MAX_CANCELLATIONS = 100

export interface CancelRequest extends MarketRequest {
  /** The orders as the index returned them; listings and offers alike. */
  readonly orders: readonly IndexedOrder[]
  /** What the page shows of each order, in the same sequence; left out by callers that show only hashes. */
  readonly shown?: readonly ShownOrder[]
  readonly maker: Address
}

export interface CancelPlan extends StepsPlan {
  readonly steps: readonly [MarketStep]
}

export type CancelOutcome = Executable<CancelPlan> | Refusal

/**
 * Orders that the call does not cancel, each with the reason; and the call for the others, or the reason why there is
 * none.
 */
export interface CancelVerdict {
  readonly leftOut: readonly LeftOut[]
  readonly outcome: CancelOutcome
  /** Seaport's status of each order, in the requested sequence; undefined for one that could not be read. */
  readonly statuses: readonly (OrderStatus | undefined)[]
}

interface Open {
  readonly orderHash: OrderHash
  readonly status: OrderStatus
  readonly components: OrderComponents
  readonly passed: readonly PassedCheck[]
}

interface LeftOut {
  readonly status?: OrderStatus
  readonly orderHash: string
  readonly because: Refusal
}

/**
 * Decides which of these orders this account may cancel in one call. Expired orders may be included; they could not be
 * filled anyway.
 * @throws RangeError for no orders or too many, or when `shown` has no entry for one of them
 * @throws NodeError
 */
export async function prepareCancel(request: CancelRequest): Promise<CancelVerdict> {
  const { send, config, orders, shown, maker } = request
  if (orders.length === 0 || orders.length > MAX_CANCELLATIONS) {
    throw new RangeError(`One to ${MAX_CANCELLATIONS} orders can be canceled at once.`)
  }
  if (shown !== undefined && shown.length !== orders.length) {
    throw new RangeError('Each order needs the values that the page shows.')
  }
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  const [nativeBalance, ...checked] = await Promise.all([
    fetchNative(together, snapshot, maker),
    ...orders.map((order, index) =>
      check(order, { send: together, config, snapshot, maker, shown: shown?.[index] }),
    ),
  ])
  const leftOut = checked.flatMap((one) => ('because' in one ? [one] : []))
  const open = checked.flatMap((one) => ('components' in one ? [one] : []))
  const statuses = checked.map(({ status }) => status)
  // An order that is not provably closed may still be open, and its maker must not believe that it was canceled with
  // the others.
  const doubtful = leftOut.find(({ because }) => !NEEDS_NO_CANCELING.has(because.code))
  if (doubtful !== undefined) return { leftOut, statuses, outcome: doubtful.because }
  const [first] = open
  if (first === undefined) {
    const refusals = leftOut.map(({ because }) => because)
    const detail = andList(refusals.map(({ sentence }) => sentence))
    return {
      leftOut,
      statuses,
      outcome: findCommonCause(refusals) ?? refuse({ check: 'status', code: 'nothing-to-cancel', detail }),
    }
  }
  const data = seaport.encodeFunctionData('cancel', [open.map(({ components }) => components)]) as Hex
  const kinds = new Set(open.map(({ components }) => orderKind(components)))
  const kind = kinds.size === 1 ? orderKind(first.components) : 'order'
  const count = open.length
  const outcome = await tryOut(request, {
    snapshot,
    nativeBalance,
    title: CANCEL[kind]({ count }),
    data,
    expects: open.map((one) => expectCanceled(one.orderHash)),
    passed:
      count === 1
        ? first.passed
        : first.passed.map(({ check }) => ({
            check,
            detail: checksTexts.details.orderCount({ kind, count }),
          })),
  })
  return { leftOut, statuses, outcome }
}

/**
 * Prepares the call that voids every order an account ever made, by raising its counter. It does not depend on the
 * index, so it also stops orders that no index has seen.
 * @throws NodeError
 */
export async function prepareCancelAll(request: Omit<CancelRequest, 'orders'>): Promise<CancelOutcome> {
  const { send, config, maker } = request
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  const [nativeBalance, protocol] = await Promise.all([
    fetchNative(together, snapshot, maker),
    fetchProtocolState(together, snapshot),
  ])
  const contract = checkContract(protocol)
  if (!contract.held) return refuse({ check: 'contract', code: contract.code, detail: contract.detail })
  return tryOut(request, {
    snapshot,
    nativeBalance,
    title: writesTexts.steps.cancelAll,
    data: seaport.encodeFunctionData('incrementCounter') as Hex,
    expects: [expectCounterRaised(maker)],
    passed: [{ check: 'contract', detail: contract.detail }],
  })
}

async function check(
  indexed: IndexedOrder,
  {
    send,
    config,
    snapshot,
    maker,
    shown,
  }: Pick<CancelRequest, 'send' | 'config' | 'maker'> & {
    readonly snapshot: ChainSnapshot
    readonly shown: ShownOrder | undefined
  },
): Promise<Open | LeftOut> {
  const { orderHash } = indexed
  const parsed = parseIndexedOrder(indexed)
  if ('refusal' in parsed) return { orderHash, because: parsed.refusal }
  const { order } = parsed
  const { components } = order
  if (components.offerer !== maker) {
    return {
      orderHash,
      because: refuse({ check: 'maker', code: 'not-maker', detail: shortHex(components.offerer) }),
    }
  }
  const state = await fetchOrderState(send, snapshot, order)
  const { status } = state
  const findings: readonly (readonly [CheckId, PlainFinding])[] = [
    ['contract', checkContract(state)],
    ['order', checkOrder(order)],
    // This comes before the status check: a closed order in place of the one shown would leave the shown one open.
    ...(shown === undefined
      ? []
      : ([
          ['item', checkShownGoods(components, shown)],
          ['price', checkShownPrice(components, shown, config)],
        ] as const)),
    ['status', checkStatus(order, state)],
  ]
  const passed: PassedCheck[] = []
  for (const [id, finding] of findings) {
    if (!finding.held) {
      const { code, detail } = finding
      const sentence = TO_MAKER[code]?.({ kind: orderKind(components) })
      return { orderHash, status, because: refuse({ check: id, code, detail, passed, sentence }) }
    }
    passed.push({ check: id, detail: finding.detail })
  }
  return { orderHash: order.orderHash, components, status, passed }
}

/** A listing offers an item; an offer offers money. */
const orderKind = ({ offer }: OrderComponents): 'listing' | 'offer' =>
  offer[0]?.itemType === ItemType.erc20 ? 'offer' : 'listing'

const CANCEL = {
  listing: writesTexts.steps.cancelListings,
  offer: writesTexts.steps.cancelOffers,
  order: writesTexts.steps.cancelOrders,
} as const

/** The usual refusal messages address the taker of an order; these address its maker. */
const TO_MAKER: Partial<Record<RefusalCode, (values: { readonly kind: 'listing' | 'offer' }) => Message>> =
  checksTexts.cancelRefusals

async function fetchNative(send: SendBatch, snapshot: ChainSnapshot, account: Address) {
  const [balance] = await send([balanceAt(snapshot, account)])
  return parseQuantityReply(balance, 'balance')
}

async function tryOut(
  { send, maker }: Pick<CancelRequest, 'send' | 'maker'>,
  attempt: {
    readonly snapshot: ChainSnapshot
    readonly nativeBalance: bigint
    readonly title: Value
    readonly data: Hex
    readonly expects: MarketStep['expects']
    readonly passed: readonly PassedCheck[]
  },
): Promise<CancelOutcome> {
  const { snapshot, nativeBalance, title, data, expects, passed } = attempt
  const step: MarketStep = { kind: 'trade', title, call: { to: SEAPORT, data, value: 0n }, expects }
  const trial = await simulate(send, { snapshot, from: maker, call: step.call, nativeBalance, passed })
  if (trial.status === 'refused') return trial
  const { networkFee } = trial
  return { status: 'executable', passed: trial.passed, plan: { steps: [step], networkFee } }
}
