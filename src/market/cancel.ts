// Prepares the cancellation of one's own orders: one, several in one transaction, or all of them at once.
import type { Address } from '../domain/address.ts'
import type { OrderHash } from '../domain/hashes.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { balanceAt, readQuantity, takeSnapshot, type ChainSnapshot } from './chain.ts'
import { checkContract, checkOrder, checkStatus } from './checks.ts'
import { coalesce } from './coalesce.ts'
import { SEAPORT, seaport } from './contracts.ts'
import { shortened } from './found.ts'
import type { PlainFinding } from './findings.ts'
import { readOrderState, readProtocolState } from './orderState.ts'
import { readIndexed } from './readIndexed.ts'
import { checkShownGoods, checkShownPrice, type ShownOrder } from './shownOrder.ts'
import { simulate } from './simulate.ts'
import {
  ItemType,
  type Hex,
  type IndexedOrder,
  type MarketConfig,
  type MarketStep,
  type OrderComponents,
} from './types.ts'
import {
  commonCause,
  refuse,
  type CheckId,
  type Executable,
  type PassedCheck,
  type Refusal,
} from './verdict.ts'

/** Why an order is left out of a cancellation and the others go on: it cannot be filled any more. */
const NEEDS_NO_CANCELLING: ReadonlySet<string> = new Set(['cancelled', 'already-sold', 'counter-raised'])

/** More orders than fit into one transaction with room to spare. */
export const MOST_CANCELLATIONS = 100

export interface CancelRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  /** The orders as the index gave them; listings and offers alike. */
  readonly orders: readonly IndexedOrder[]
  /** What the page shows of each, in the same sequence; left out by who shows nothing but hashes. */
  readonly shown?: readonly ShownOrder[]
  readonly maker: Address
}

export interface CancelPlan {
  readonly steps: readonly [MarketStep]
  /** Hashes of the orders that the call cancels; none where it voids them all. */
  readonly cancelled: readonly OrderHash[]
  /** In wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

export type CancelOutcome = Executable<CancelPlan> | Refusal

/** Orders that are not cancelled by the call, each with why; and the call for the others, or why there is none. */
export interface CancelVerdict {
  readonly leftOut: readonly { readonly orderHash: string; readonly because: Refusal }[]
  readonly outcome: CancelOutcome
}

interface Open {
  readonly orderHash: OrderHash
  readonly components: OrderComponents
  readonly passed: readonly PassedCheck[]
}

interface LeftOut {
  readonly orderHash: string
  readonly because: Refusal
}

/**
 * Decides which of these orders may be cancelled by this account, in one call. Expired orders may be: they could not
 * be filled anyway.
 * @throws RangeError for no orders or too many, or where what is shown of one is missing
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareCancel(request: CancelRequest): Promise<CancelVerdict> {
  const { send, config, orders, shown, maker } = request
  if (orders.length === 0 || orders.length > MOST_CANCELLATIONS) {
    throw new RangeError(`One to ${MOST_CANCELLATIONS} orders are cancelled at once.`)
  }
  if (shown !== undefined && shown.length !== orders.length) {
    throw new RangeError('What is shown of an order is missing.')
  }
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  const [nativeBalance, ...checked] = await Promise.all([
    readNative(together, snapshot, maker),
    ...orders.map((order, index) =>
      check(order, { send: together, config, snapshot, maker, shown: shown?.[index] }),
    ),
  ])
  const leftOut = checked.flatMap((one) => ('because' in one ? [one] : []))
  const open = checked.flatMap((one) => ('components' in one ? [one] : []))
  // What cannot be told to be closed may still be open: nobody should believe that it was cancelled with the others.
  const doubtful = leftOut.find(({ because }) => !NEEDS_NO_CANCELLING.has(because.code))
  if (doubtful !== undefined) return { leftOut, outcome: doubtful.because }
  const [first] = open
  if (first === undefined) {
    const refusals = leftOut.map(({ because }) => because)
    const found = refusals.map(({ code }) => code).join(', ')
    return {
      leftOut,
      outcome: commonCause(refusals) ?? refuse({ check: 'status', code: 'nothing-to-cancel', found }),
    }
  }
  const data = seaport.encodeFunctionData('cancel', [open.map(({ components }) => components)]) as Hex
  const kinds = new Set(open.map(({ components }) => kindOf(components)))
  const kind = kinds.size === 1 ? kindOf(first.components) : 'order'
  const outcome = await tryOut(request, {
    snapshot,
    nativeBalance,
    title: open.length === 1 ? `Cancel the ${kind}` : `Cancel ${open.length} ${kind}s`,
    data,
    cancelled: open.map(({ orderHash }) => orderHash),
    passed:
      open.length === 1
        ? first.passed
        : first.passed.map(({ check }) => ({ check, found: `${open.length} ${kind}s` })),
  })
  return { leftOut, outcome }
}

/**
 * The call that voids every order an account ever made, by raising its counter. What the index knows of them is not
 * needed, so it also stops orders that no index has seen.
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareCancelAll(request: Omit<CancelRequest, 'orders'>): Promise<CancelOutcome> {
  const { send, config, maker } = request
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  const [nativeBalance, protocol] = await Promise.all([
    readNative(together, snapshot, maker),
    readProtocolState(together, snapshot),
  ])
  const contract = checkContract(protocol)
  if (!contract.held) return refuse({ check: 'contract', code: contract.code, found: contract.found })
  return tryOut(request, {
    snapshot,
    nativeBalance,
    title: 'Cancel all your listings and offers',
    data: seaport.encodeFunctionData('incrementCounter') as Hex,
    cancelled: [],
    passed: [{ check: 'contract', found: contract.found }],
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
  const parsed = readIndexed(indexed)
  if ('refusal' in parsed) return { orderHash, because: parsed.refusal }
  const { order } = parsed
  const { components } = order
  if (components.offerer !== maker) {
    return {
      orderHash,
      because: refuse({ check: 'maker', code: 'not-maker', found: shortened(components.offerer) }),
    }
  }
  const state = await readOrderState(send, snapshot, order)
  const findings: readonly (readonly [CheckId, PlainFinding])[] = [
    ['contract', checkContract(state)],
    ['order', checkOrder(order)],
    // Before its status: a closed order in the place of the one that is shown would leave that one open.
    ...(shown === undefined ? [] : shownFindings(components, shown, config)),
    ['status', checkStatus(order, state)],
  ]
  const passed: PassedCheck[] = []
  for (const [id, finding] of findings) {
    if (!finding.held) {
      const { code, found } = finding
      const sentence = toMaker(code, kindOf(components))
      const told = sentence === undefined ? {} : { sentence }
      return { orderHash, because: refuse({ check: id, code, found, passed, ...told }) }
    }
    passed.push({ check: id, found: finding.found })
  }
  return { orderHash: order.orderHash, components, passed }
}

function shownFindings(
  components: OrderComponents,
  shown: ShownOrder,
  config: MarketConfig,
): readonly (readonly [CheckId, PlainFinding])[] {
  return [
    ['item', checkShownGoods(components, shown)],
    ['price', checkShownPrice(components, shown, config)],
  ]
}

/** Whether its maker gives an item, or money. */
const kindOf = ({ offer }: OrderComponents): 'listing' | 'offer' =>
  offer[0]?.itemType === ItemType.erc20 ? 'offer' : 'listing'

/** The catalogue speaks to whoever would fill an order; these sentences speak to its maker. */
function toMaker(code: Refusal['code'], kind: 'listing' | 'offer'): string | undefined {
  const sentences: Partial<Record<Refusal['code'], string>> = {
    cancelled: `This ${kind} is already cancelled.`,
    'already-sold': kind === 'listing' ? 'This listing has already sold.' : 'This offer is already accepted.',
    'counter-raised': `This ${kind} was already cancelled together with your earlier ones.`,
    'other-item': `This ${kind} is about something else than the page shows.`,
    'price-differs': `This ${kind} is at another price than the page shows.`,
  }
  return sentences[code]
}

async function readNative(send: SendBatch, snapshot: ChainSnapshot, account: Address) {
  const [balance] = await send([balanceAt(snapshot, account)])
  return readQuantity(balance, 'balance')
}

async function tryOut(
  { send, maker }: Pick<CancelRequest, 'send' | 'maker'>,
  attempt: {
    readonly snapshot: ChainSnapshot
    readonly nativeBalance: bigint
    readonly title: string
    readonly data: Hex
    readonly cancelled: readonly OrderHash[]
    readonly passed: readonly PassedCheck[]
  },
): Promise<CancelOutcome> {
  const { snapshot, nativeBalance, title, data, cancelled, passed } = attempt
  const step: MarketStep = { kind: 'trade', title, call: { to: SEAPORT, data, value: 0n } }
  const trial = await simulate(send, { snapshot, from: maker, call: step.call, nativeBalance, passed })
  if (trial.status === 'refused') return trial
  const { networkFee } = trial
  return { status: 'executable', passed: trial.passed, plan: { steps: [step], cancelled, networkFee } }
}
