// Prepares the purchase of several listings in one transaction: checks every cart item and leaves out those that would
// fail.
import { ZERO_ADDRESS, type Address } from '../../domain/address.ts'
import { getUnit } from '../../domain/currency.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import type { Wei } from '../../domain/wei.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { WHOLE } from '../amounts.ts'
import { parseSellOrder, type PaymentLine } from '../sellOrder.ts'
import { callAt, parseOutcome, takeSnapshot, type CallOutcome, type ChainSnapshot } from '../chain.ts'
import { checkPurchase, type ShownListing } from '../checks.ts'
import { fundingCalls, missingMoney, tryFunded, type FundedPlan, type Funding } from '../funding.ts'
import { fetchListingState, type ListingState } from '../orderState.ts'
import { parseIndexedOrder } from '../parseOrder.ts'
import { simulateCalls } from '../simulateCalls.ts'
import { toRevertRefusal } from '../simulate.ts'
import type { Call, IndexedOrder, MarketRequest, MarketStep } from '../types.ts'
import { suggestUnwrapping } from '../unwrapFirst.ts'
import { findCommonCause, refuse, type PurchaseChange, type Refusal } from '../verdict.ts'
import { coalesce } from '../../node/coalesce.ts'
import { decodeAvailable, encodeCart, type FillableCartItem } from './encode.ts'
import { MAX_CART_ITEMS } from './limit.ts'

export interface CartListing {
  /** The order as the index returned it. */
  readonly order: IndexedOrder
  /** What the page shows and the buyer agrees to. */
  readonly shown: ShownListing
}

export interface CartRequest extends MarketRequest {
  /** Listings in one unit of account: in one currency, or in the native coin and the token that wraps it. */
  readonly cartItems: readonly CartListing[]
  readonly buyer: Address
  /** True when the buyer has agreed to the prices shown, so that a lower one needs no confirmation. */
  readonly acceptLess?: boolean
  /** What the buyer's open offers may still take of the token that pays, as for a single purchase. */
  readonly committed?: bigint
}

/** A cart item of the call, with its cost and its payments. */
export interface IncludedCartItem extends FillableCartItem {
  readonly status: 'included'
  readonly orderHash: string
  readonly shown: ShownListing
  readonly lines: readonly PaymentLine[]
  readonly total: Wei
}

/** A cart item left out of the call, with the reason: what changed, or the check that failed. */
export interface LeftOutCartItem {
  readonly status: 'left-out'
  readonly orderHash: string
  readonly shown: ShownListing
  readonly because: { readonly change: PurchaseChange } | Refusal
}

export type CheckedCartItem = IncludedCartItem | LeftOutCartItem

export interface CartPlan extends FundedPlan {
  /** Total price of the included cart items, in all currencies of the unit. */
  readonly total: Wei
  /** The allowance that an approval step sets: the total in the ERC-20, and what open offers may still take. */
  readonly newAllowance: Wei
  readonly blockNumber: bigint
}

/**
 * Every cart item with its outcome, in the requested order; and the call for those included, or the reason why there is
 * none.
 */
export interface CartVerdict {
  readonly cartItems: readonly CheckedCartItem[]
  readonly outcome: { readonly status: 'executable'; readonly plan: CartPlan } | Refusal
}

type Candidate = IncludedCartItem & { readonly state: ListingState }

const isIncluded = (cartItem: CheckedCartItem): cartItem is Candidate => cartItem.status === 'included'

/** Runs a single cart item's checks; its reads are sent in one batch with those of the others. */
async function checkCartItem(
  { order: indexed, shown }: CartListing,
  { send, snapshot, request }: { send: SendBatch; snapshot: ChainSnapshot; request: CartRequest },
): Promise<CheckedCartItem> {
  const { buyer, config, acceptLess = false } = request
  const toLeftOut = (because: LeftOutCartItem['because']): LeftOutCartItem => ({
    status: 'left-out',
    orderHash: indexed.orderHash,
    shown,
    because,
  })
  const parsed = parseIndexedOrder(indexed)
  if ('refusal' in parsed) return toLeftOut(parsed.refusal)
  const { order } = parsed
  const { components, orderHash } = order
  const read = parseSellOrder(components)
  if ('notSellOrder' in read) {
    return toLeftOut(refuse({ check: 'item', code: 'unsupported-order', detail: read.notSellOrder.detail }))
  }
  if (read.sellOrder.reservedFor !== null) {
    return toLeftOut(
      refuse({ check: 'terms', code: 'unsupported-order', detail: checksTexts.details.privateAlone }),
    )
  }
  const price = components.consideration.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  const state = await fetchListingState(send, snapshot, { order, sellOrder: read.sellOrder, buyer, price })
  const outcome = checkPurchase({ order, shown, buyer, config, state, acceptLess })
  if (outcome.status === 'changed') return toLeftOut({ change: outcome.change })
  if (outcome.status === 'refused') return toLeftOut(outcome)
  const { fraction, lines, total } = outcome.purchase
  const candidate: Candidate = {
    status: 'included',
    orderHash,
    shown,
    components,
    fraction: fraction.numerator === fraction.denominator ? WHOLE : fraction,
    lines,
    total,
    state,
  }
  return candidate
}

/** Leaves out a cart item that passed its own checks. */
function drop(cartItem: IncludedCartItem, because: Refusal): LeftOutCartItem {
  return { status: 'left-out', orderHash: cartItem.orderHash, shown: cartItem.shown, because }
}

/** Shared inputs for simulating the call with some of the cart items. */
interface TrialContext {
  readonly send: SendBatch
  readonly snapshot: ChainSnapshot
  readonly buyer: Address
  /** Calls that provide the money where needed; they run before each simulation. */
  readonly funding: readonly Call[]
}

/** Simulates the call for some cart items at the snapshot's block; null when it needs money or an approval first. */
async function tryCartItems(
  cartItems: readonly Candidate[],
  { send, snapshot, buyer, funding }: TrialContext,
): Promise<CallOutcome | null> {
  const call = { from: buyer, ...encodeCart(cartItems) }
  if (funding.length === 0) {
    const [reply] = await send([callAt(snapshot, call)])
    return parseOutcome(reply)
  }
  const outcomes = (await simulateCalls(send, snapshot, buyer, [...funding, call])) ?? []
  const funded = outcomes.slice(0, funding.length).every(({ ok }) => ok)
  return funded ? (outcomes.at(-1) ?? null) : null
}

/**
 * Leaves out the cart items that would revert the whole call or be skipped. Those that fail alone are detected in one
 * batch. Any other item that breaks the call fails only in combination: the first cart item that breaks a prefix of the
 * call is the culprit, since all before it succeed together, and a binary search locates it. Items that can't be
 * simulated stay in; the next preparation, after the approval, simulates them.
 */
async function excludeFailing(
  cartItems: readonly Candidate[],
  context: TrialContext,
): Promise<ReadonlyMap<Candidate, Refusal>> {
  const excluded = new Map<Candidate, Refusal>()
  if (cartItems.length === 0) return excluded
  const listRemaining = () => cartItems.filter((cartItem) => !excluded.has(cartItem))
  const whole = await tryCartItems(listRemaining(), context)
  if (whole?.ok === false) {
    const alone = { ...context, send: coalesce(context.send) }
    const outcomes = await Promise.all(cartItems.map((cartItem) => tryCartItems([cartItem], alone)))
    cartItems.forEach((cartItem, index) => {
      const outcome = outcomes[index]
      if (outcome?.ok === false) excluded.set(cartItem, toRevertRefusal(outcome, []))
    })
  }
  while (listRemaining().length > 0) {
    const outcome = excluded.size === 0 ? whole : await tryCartItems(listRemaining(), context)
    if (outcome === null) return excluded
    if (!outcome.ok) {
      const [culprit, failure] = await findFirstFailing(listRemaining(), outcome, context)
      excluded.set(culprit, toRevertRefusal(failure, []))
      continue
    }
    const available = decodeAvailable(outcome.data)
    const skipped = listRemaining().filter((_, index) => available[index] !== true)
    for (const cartItem of skipped) {
      excluded.set(
        cartItem,
        refuse({ check: 'simulation', code: 'reverted', detail: checksTexts.details.skipped }),
      )
    }
    if (skipped.length === 0) return excluded
  }
  return excluded
}

type Failure = Extract<CallOutcome, { ok: false }>

/** The last cart item of the shortest prefix that reverts, with its revert. */
async function findFirstFailing(
  cartItems: readonly Candidate[],
  whole: Failure,
  context: TrialContext,
): Promise<readonly [Candidate, Failure]> {
  let fine = 0
  let broken = cartItems.length
  let failure = whole
  while (broken - fine > 1) {
    const middle = (fine + broken) >> 1
    const outcome = await tryCartItems(cartItems.slice(0, middle), context)
    if (outcome === null || outcome.ok) fine = middle
    else [broken, failure] = [middle, outcome]
  }
  const culprit = cartItems[broken - 1]
  if (culprit === undefined) throw new RangeError('A call without cart items cannot revert.')
  return [culprit, failure]
}

const sumTotals = (cartItems: readonly Candidate[]) => cartItems.reduce((sum, { total }) => sum + total, 0n)

const getTokenItems = (cartItems: readonly Candidate[]) =>
  cartItems.filter(({ shown }) => shown.currency !== ZERO_ADDRESS)

/** What Seaport needs of the ERC-20 that pays for some of the cart items; or why the balances don't cover them all. */
function fund(cartItems: readonly Candidate[], { config, committed = 0n }: CartRequest): Funding | Refusal {
  const inToken = getTokenItems(cartItems)
  const price = sumTotals(inToken)
  const coins = sumTotals(cartItems) - price
  const native = cartItems[0]?.state.buyer.native ?? 0n
  const means = { balance: native, nativeBalance: native, wanted: coins }
  const coinsShort = missingMoney(config, ZERO_ADDRESS, means)
  if (typeof coinsShort !== 'bigint') return coinsShort
  const [first] = inToken
  if (first === undefined) return { currency: ZERO_ADDRESS, wrapped: 0n, allowance: 0n, needed: 0n }
  const { currency } = first.shown
  const { allowance, currency: balance } = first.state.buyer
  const wrapped = missingMoney(config, currency, {
    // An item of a balance that can't be read was left out by its checks.
    balance: balance ?? 0n,
    nativeBalance: native - coins,
    wanted: price,
  })
  return typeof wrapped === 'bigint' ? { currency, wrapped, allowance, needed: price + committed } : wrapped
}

/**
 * Cart items that the buyer's balances do not cover: in the given order, each one that no longer fits beside those
 * before it.
 */
function excludeUnpaid(
  cartItems: readonly Candidate[],
  request: CartRequest,
): ReadonlyMap<Candidate, Refusal> {
  const excluded = new Map<Candidate, Refusal>()
  const paid: Candidate[] = []
  for (const cartItem of cartItems) {
    const funding = fund([...paid, cartItem], request)
    if (!('status' in funding)) paid.push(cartItem)
    else {
      const { check, code, detail } = funding
      excluded.set(cartItem, refuse({ check, code, detail }))
    }
  }
  return excluded
}

/** Whether the listings are in one unit of account: amounts of several are never added up. */
function isOneUnit({ config, cartItems }: CartRequest): boolean {
  const units = cartItems.map(({ shown: { currency: address } }) =>
    getUnit(config.currencies.find((currency) => currency.address === address) ?? { address }),
  )
  return new Set(units).size === 1
}

/** Says to unwrap first where that would pay for all that was left out for want of the native coin. */
async function explainFunds({ cartItems, outcome }: CartVerdict, request: CartRequest): Promise<CartVerdict> {
  const isShort = (because: LeftOutCartItem['because']): because is Refusal =>
    'code' in because && because.code === 'insufficient-funds'
  const wanted = cartItems.filter((one) => one.status === 'included' || isShort(one.because))
  if (wanted.every(({ status }) => status === 'included')) return { cartItems, outcome }
  const sum = (isPaid: (currency: Address) => boolean) =>
    wanted.reduce((total, one) => {
      if (!isPaid(one.shown.currency)) return total
      return total + (one.status === 'included' ? one.total : one.shown.total)
    }, 0n)
  const needed = {
    native: sum((currency) => currency === ZERO_ADDRESS),
    wrapped: sum((currency) => currency !== ZERO_ADDRESS),
  }
  const explain = (refusal: Refusal) =>
    suggestUnwrapping({ send: request.send, config: request.config, account: request.buyer }, needed, refusal)
  return {
    cartItems: await Promise.all(
      cartItems.map(async (one) =>
        one.status === 'left-out' && one.shown.currency === ZERO_ADDRESS && isShort(one.because)
          ? { ...one, because: await explain(one.because) }
          : one,
      ),
    ),
    outcome: outcome.status === 'refused' && isShort(outcome) ? await explain(outcome) : outcome,
  }
}

/**
 * Decides which cart items may be signed for, from the chain alone and at one block.
 *
 * @throws RangeError for no cart items, too many, or cart items in several units of account
 * @throws NodeError
 */
export async function prepareCart(request: CartRequest): Promise<CartVerdict> {
  return explainFunds(await checkCart(request), request)
}

async function checkCart(request: CartRequest): Promise<CartVerdict> {
  const { send, config, cartItems, buyer } = request
  if (cartItems.length === 0 || cartItems.length > MAX_CART_ITEMS) {
    throw new RangeError(`A cart has one to ${MAX_CART_ITEMS} listings.`)
  }
  if (!isOneUnit(request)) throw new RangeError('A cart has one unit of account.')
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  let checked = await Promise.all(
    cartItems.map((cartItem) => checkCartItem(cartItem, { send: together, snapshot, request })),
  )
  const included = () => checked.filter(isIncluded)
  const exclude = (gone: ReadonlyMap<Candidate, Refusal>) => {
    checked = checked.map((cartItem) => {
      const because = isIncluded(cartItem) ? gone.get(cartItem) : undefined
      return because === undefined || cartItem.status === 'left-out' ? cartItem : drop(cartItem, because)
    })
  }
  exclude(excludeUnpaid(included(), request))
  const wanted = fund(included(), request)
  if ('status' in wanted) return { cartItems: checked, outcome: wanted }
  const context = { send, snapshot, buyer, funding: fundingCalls(wanted) }
  exclude(await excludeFailing(included(), context))

  const remaining = included()
  const [some] = remaining
  if (some === undefined) {
    const reasons = checked.flatMap((cartItem) =>
      cartItem.status === 'left-out' && 'code' in cartItem.because ? [cartItem.because] : [],
    )
    const nothing = refuse({
      check: 'status',
      code: 'nothing-left',
      detail: checksTexts.details.noneOf({ count: checked.length }),
    })
    const cause = reasons.length === checked.length ? findCommonCause(reasons) : undefined
    return { cartItems: checked, outcome: cause ?? nothing }
  }
  const funding = fund(remaining, request)
  if ('status' in funding) return { cartItems: checked, outcome: funding }
  const trade: MarketStep = {
    kind: 'trade',
    title: writesTexts.steps.buy({ count: remaining.length }),
    call: encodeCart(remaining),
    // Items may be missed; the receipt says which were bought.
    expects: [],
  }
  const { trial, ...funded } = await tryFunded(
    send,
    { snapshot, from: buyer, nativeBalance: some.state.buyer.native, passed: [] },
    {
      ...funding,
      title: writesTexts.steps.approvePrice,
      then: [trade],
      paid: getTokenItems(remaining).flatMap(({ lines }) => lines.map(({ recipient }) => recipient)),
    },
  )
  if (trial.status === 'refused') return { cartItems: checked, outcome: trial }
  const { networkFee } = trial
  const { blockNumber } = snapshot
  const total = sumTotals(remaining) as Wei
  const newAllowance = funding.needed as Wei
  const plan = { ...funded, total, newAllowance, networkFee, blockNumber }
  return { cartItems: checked, outcome: { status: 'executable', plan } }
}
