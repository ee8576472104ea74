// Prepares the purchase of several listings in one transaction: every leg is checked, and what would fail is left out.
import type { Address } from '../../domain/address.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import type { Wei } from '../../domain/wei.ts'
import { permissionCalls, tryWithAllowance, type Steps } from '../allowance.ts'
import { WHOLE, type Fraction } from '../amounts.ts'
import { readAsk, type PaymentLine } from '../ask.ts'
import { callAt, readOutcome, takeSnapshot, type CallOutcome, type ChainSnapshot } from '../chain.ts'
import { checkPurchase, type ShownListing } from '../checks.ts'
import { readAskState, type AskState } from '../orderState.ts'
import { readIndexed } from '../readIndexed.ts'
import { play } from '../rehearse.ts'
import { decodeRevert } from '../reverts.ts'
import type { Call, IndexedOrder, MarketConfig, MarketStep } from '../types.ts'
import { commonCause, refuse, type PurchaseChange, type Refusal } from '../verdict.ts'
import { coalesce } from '../coalesce.ts'
import { decodeAvailable, encodeBasket, type FillableLeg } from './encode.ts'
import { MOST_LEGS } from './limit.ts'

export interface BasketLeg {
  /** The order as the index gave it. */
  readonly order: IndexedOrder
  /** What the page shows of it and the buyer agrees to. */
  readonly shown: ShownListing
}

export interface BasketRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  /** Listings in one currency. */
  readonly legs: readonly BasketLeg[]
  readonly buyer: Address
  /** True when the buyer has agreed to the prices shown, so that a lower one needs no second look. */
  readonly acceptLess?: boolean
}

/** A leg of the call, with what it costs and who is paid. */
export interface IncludedLeg extends FillableLeg {
  readonly status: 'included'
  readonly orderHash: string
  readonly shown: ShownListing
  readonly seller: Address
  readonly lines: readonly PaymentLine[]
  readonly total: Wei
}

/** A leg left out of the call, and why: what changed, or the check that failed. */
export interface LeftOutLeg {
  readonly status: 'left-out'
  readonly orderHash: string
  readonly shown: ShownListing
  readonly because: { readonly change: PurchaseChange } | Refusal
}

export type CheckedLeg = IncludedLeg | LeftOutLeg

export interface BasketPlan {
  /** Transactions in their order; not every node can try more than the first, so prepare again after each. */
  readonly steps: Steps
  readonly currency: Address
  /** What the included legs cost together. */
  readonly total: Wei
  /** Of the first step, in wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
  readonly blockNumber: bigint
}

/** Every leg with its outcome, in the order asked; and the call for those included, or why there is none. */
export interface BasketVerdict {
  readonly legs: readonly CheckedLeg[]
  readonly outcome: { readonly status: 'executable'; readonly plan: BasketPlan } | Refusal
}

type Candidate = IncludedLeg & { readonly state: AskState }

const isIncluded = (leg: CheckedLeg): leg is Candidate => leg.status === 'included'

/** Runs a single leg's checks, on reads that are sent together with those of the others. */
async function checkLeg(
  { order: indexed, shown }: BasketLeg,
  { send, snapshot, request }: { send: SendBatch; snapshot: ChainSnapshot; request: BasketRequest },
): Promise<CheckedLeg> {
  const { buyer, config, acceptLess = false } = request
  const leftOut = (because: LeftOutLeg['because']): LeftOutLeg => ({
    status: 'left-out',
    orderHash: indexed.orderHash,
    shown,
    because,
  })
  const parsed = readIndexed(indexed)
  if ('refusal' in parsed) return leftOut(parsed.refusal)
  const { order } = parsed
  const { components, orderHash } = order
  const read = readAsk(components)
  if ('notAsk' in read) {
    return leftOut(refuse({ check: 'item', code: 'unsupported-order', found: read.notAsk.found }))
  }
  if (read.ask.reservedFor !== null) {
    return leftOut(
      refuse({ check: 'terms', code: 'unsupported-order', found: 'a private sale is bought alone' }),
    )
  }
  const price = components.consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const state = await readAskState(send, snapshot, { order, ask: read.ask, buyer, price })
  const outcome = checkPurchase({ order, shown, buyer, config, state, acceptLess })
  if (outcome.status === 'changed') return leftOut({ change: outcome.change })
  if (outcome.status === 'refused') return leftOut(outcome)
  const { fraction, lines, total } = outcome.purchase
  const candidate: Candidate = {
    status: 'included',
    orderHash,
    shown,
    seller: components.offerer,
    components,
    fraction: fraction.numerator === fraction.denominator ? WHOLE : (fraction satisfies Fraction),
    lines,
    total,
    state,
  }
  return candidate
}

/** Leaves a leg out after its own checks held. */
function drop(leg: IncludedLeg, because: Refusal): LeftOutLeg {
  return { status: 'left-out', orderHash: leg.orderHash, shown: leg.shown, because }
}

function revertRefusal({ data, message }: Failure): Refusal {
  const { name, sentence } = decodeRevert(data)
  return refuse({ check: 'simulation', code: 'reverted', found: data === '0x' ? message : name, sentence })
}

/** How a call for some legs is tried. */
interface TrialContext {
  readonly send: SendBatch
  readonly snapshot: ChainSnapshot
  readonly buyer: Address
  /** Calls that let Seaport take the price, where it may not yet; they are played before each trial. */
  readonly permissions: readonly Call[]
}

/** Tries the call for some legs at the snapshot's block; null when it cannot be tried before the permission stands. */
async function tryLegs(
  legs: readonly Candidate[],
  { send, snapshot, buyer, permissions }: TrialContext,
): Promise<CallOutcome | null> {
  const call = { from: buyer, ...encodeBasket(legs) }
  if (permissions.length === 0) {
    const [reply] = await send([callAt(snapshot, call)])
    return readOutcome(reply)
  }
  const outcomes = (await play(send, snapshot, buyer, [...permissions, call])) ?? []
  const allowed = outcomes.slice(0, permissions.length).every(({ ok }) => ok)
  return allowed ? (outcomes.at(-1) ?? null) : null
}

/**
 * Finds the legs that would revert the whole or be skipped. Those that fail by themselves are found together, in one
 * batch. What still breaks the call does so beside the others: then the first leg that breaks a prefix of the call is
 * the culprit, since all before it succeed together; it is found by halving. What cannot be tried is left in: the
 * next preparation, after the permission, tries it.
 */
async function leaveOutFailing(
  legs: readonly Candidate[],
  context: TrialContext,
): Promise<ReadonlyMap<Candidate, Refusal>> {
  const gone = new Map<Candidate, Refusal>()
  if (legs.length === 0) return gone
  const left = () => legs.filter((leg) => !gone.has(leg))
  const whole = await tryLegs(left(), context)
  if (whole?.ok === false) {
    const alone = { ...context, send: coalesce(context.send) }
    const outcomes = await Promise.all(legs.map((leg) => tryLegs([leg], alone)))
    legs.forEach((leg, index) => {
      const outcome = outcomes[index]
      if (outcome?.ok === false) gone.set(leg, revertRefusal(outcome))
    })
  }
  while (left().length > 0) {
    const outcome = gone.size === 0 ? whole : await tryLegs(left(), context)
    if (outcome === null) return gone
    if (!outcome.ok) {
      const [culprit, failure] = await firstToBreak(left(), outcome, context)
      gone.set(culprit, revertRefusal(failure))
      continue
    }
    const available = decodeAvailable(outcome.data)
    const skipped = left().filter((_, index) => available[index] !== true)
    for (const leg of skipped) {
      gone.set(leg, refuse({ check: 'simulation', code: 'reverted', found: 'skipped by the contract' }))
    }
    if (skipped.length === 0) return gone
  }
  return gone
}

type Failure = Extract<CallOutcome, { ok: false }>

/** The last leg of the shortest prefix that reverts, and how it does. */
async function firstToBreak(
  legs: readonly Candidate[],
  whole: Failure,
  context: TrialContext,
): Promise<readonly [Candidate, Failure]> {
  let fine = 0
  let broken = legs.length
  let failure = whole
  while (broken - fine > 1) {
    const middle = (fine + broken) >> 1
    const outcome = await tryLegs(legs.slice(0, middle), context)
    if (outcome === null || outcome.ok) fine = middle
    else [broken, failure] = [middle, outcome]
  }
  const culprit = legs[broken - 1]
  if (culprit === undefined) throw new RangeError('A call without legs cannot break.')
  return [culprit, failure]
}

/** What the buyer's money does not cover: in the order given, each leg that no longer fits beside those before it. */
function leaveOutUnpaid(legs: readonly Candidate[]): ReadonlyMap<Candidate, Refusal> {
  const gone = new Map<Candidate, Refusal>()
  let spent = 0n
  for (const leg of legs) {
    const { currency } = leg.state.buyer
    if (spent + leg.total <= currency) spent += leg.total
    else {
      const found = `has ${currency}, needs ${spent + leg.total}`
      gone.set(leg, refuse({ check: 'funds', code: 'insufficient-funds', found }))
    }
  }
  return gone
}

/**
 * Decides what of a basket may be signed, from the chain alone and at one block.
 *
 * @throws RangeError for no legs, too many, or legs in several currencies
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareBasket(request: BasketRequest): Promise<BasketVerdict> {
  const { send, config, legs, buyer } = request
  const [first] = legs
  if (first === undefined || legs.length > MOST_LEGS) {
    throw new RangeError(`A basket has one to ${MOST_LEGS} listings.`)
  }
  const { currency } = first.shown
  if (legs.some(({ shown }) => shown.currency !== currency)) {
    throw new RangeError('A basket has one currency.')
  }
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  let checked = await Promise.all(legs.map((leg) => checkLeg(leg, { send: together, snapshot, request })))
  const included = () => checked.filter(isIncluded)
  const leaveOut = (gone: ReadonlyMap<Candidate, Refusal>) => {
    checked = checked.map((leg) => {
      const because = isIncluded(leg) ? gone.get(leg) : undefined
      return because === undefined || leg.status === 'left-out' ? leg : drop(leg, because)
    })
  }
  leaveOut(leaveOutUnpaid(included()))
  const allowance = included()[0]?.state.buyer.allowance ?? 0n
  const sum = () => included().reduce((total, leg) => total + leg.total, 0n)
  const context = {
    send,
    snapshot,
    buyer,
    permissions: permissionCalls({ currency, allowance, needed: sum() }),
  }
  leaveOut(await leaveOutFailing(included(), context))

  const remaining = included()
  const [some] = remaining
  if (some === undefined) {
    const reasons = checked.flatMap((leg) =>
      leg.status === 'left-out' && 'code' in leg.because ? [leg.because] : [],
    )
    const nothing = refuse({ check: 'status', code: 'nothing-left', found: `none of ${checked.length}` })
    const cause = reasons.length === checked.length ? commonCause(reasons) : undefined
    return { legs: checked, outcome: cause ?? nothing }
  }
  const total = sum() as Wei
  const trade: MarketStep = { kind: 'trade', title: 'Buy the items', call: encodeBasket(remaining) }
  const { steps, trial } = await tryWithAllowance(send, {
    snapshot,
    from: buyer,
    nativeBalance: some.state.buyer.native,
    passed: [],
    currency,
    allowance,
    needed: total,
    title: 'Let Seaport take the price from your balance',
    trade,
    paid: remaining.flatMap(({ lines }) => lines.map(({ recipient }) => recipient)),
  })
  if (trial.status === 'refused') return { legs: checked, outcome: trial }
  const { networkFee } = trial
  const { blockNumber } = snapshot
  return {
    legs: checked,
    outcome: { status: 'executable', plan: { steps, currency, total, networkFee, blockNumber } },
  }
}
