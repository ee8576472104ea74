// Prepares the cancellation of several of one's own orders in one transaction, or of all of them at once.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { balanceAt, readQuantity, takeSnapshot, type ChainSnapshot } from './chain.ts'
import { coalesce } from './coalesce.ts'
import { checkContract, checkOrder, checkStatus } from './checks.ts'
import { SEAPORT, seaport, ZERO_BYTES32 } from './contracts.ts'
import { readOrderState } from './orderState.ts'
import { readIndexed } from './readIndexed.ts'
import { simulate } from './simulate.ts'
import type { Hex, IndexedOrder, MarketConfig, MarketStep, OrderComponents, ParsedOrder } from './types.ts'
import { commonCause, refuse, type Refusal } from './verdict.ts'

/** More orders than fit into one transaction with room to spare. */
export const MOST_CANCELLATIONS = 100

export interface CancelManyRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  /** The orders as the index gave them; listings and offers alike. */
  readonly orders: readonly IndexedOrder[]
  readonly maker: Address
}

export interface CancelManyPlan {
  readonly steps: readonly [MarketStep]
  /** Hashes of the orders that the call cancels. */
  readonly cancelled: readonly string[]
  /** In wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

/** Orders that need no cancelling any more, or are not this account's; and the call for the others, or why there is none. */
export interface CancelManyVerdict {
  readonly leftOut: readonly { readonly orderHash: string; readonly because: Refusal }[]
  readonly outcome: { readonly status: 'executable'; readonly plan: CancelManyPlan } | Refusal
}

type Checked =
  | { readonly orderHash: string; readonly components: OrderComponents }
  | { readonly orderHash: string; readonly because: Refusal }

async function check(
  indexed: IndexedOrder,
  { send, snapshot, maker }: { send: SendBatch; snapshot: ChainSnapshot; maker: Address },
): Promise<Checked> {
  const leftOut = (because: Refusal) => ({ orderHash: indexed.orderHash, because })
  const parsed = readIndexed(indexed)
  if ('refusal' in parsed) return leftOut(parsed.refusal)
  const { order } = parsed
  const { components, orderHash } = order
  if (components.offerer !== maker) {
    return leftOut(refuse({ check: 'maker', code: 'not-maker', found: components.offerer }))
  }
  const state = await readOrderState(send, snapshot, order)
  const findings = [
    ['contract', checkContract(state)],
    ['order', checkOrder(order)],
    ['status', checkStatus(order, state)],
  ] as const
  for (const [id, finding] of findings) {
    if (!finding.held) return leftOut(refuse({ check: id, code: finding.code, found: finding.found }))
  }
  return { orderHash, components }
}

/**
 * Decides which of several orders may be cancelled by this account, in one call.
 * @throws RangeError for no orders or too many
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareCancelMany(request: CancelManyRequest): Promise<CancelManyVerdict> {
  const { send, config, orders, maker } = request
  if (orders.length === 0 || orders.length > MOST_CANCELLATIONS) {
    throw new RangeError(`One to ${MOST_CANCELLATIONS} orders are cancelled at once.`)
  }
  const snapshot = await takeSnapshot(send, config.chainId)
  const together = coalesce(send)
  const checked = await Promise.all(orders.map((order) => check(order, { send: together, snapshot, maker })))
  const leftOut = checked.flatMap((one) => ('because' in one ? [one] : []))
  const open = checked.flatMap((one) => ('components' in one ? [one] : []))
  if (open.length === 0) {
    const found = leftOut.map(({ because }) => because.code).join(', ')
    const nothing = refuse({ check: 'status', code: 'nothing-to-cancel', found })
    return { leftOut, outcome: commonCause(leftOut.map(({ because }) => because)) ?? nothing }
  }
  const data = seaport.encodeFunctionData('cancel', [open.map(({ components }) => components)]) as Hex
  const title = open.length === 1 ? 'Cancel the order' : `Cancel ${open.length} orders`
  return {
    leftOut,
    outcome: await tryOut(request, snapshot, {
      step: { kind: 'trade', title, call: { to: SEAPORT, data, value: 0n } },
      cancelled: open.map(({ orderHash }) => orderHash),
    }),
  }
}

/**
 * The call that voids every order an account ever made, by raising its counter. What the index knows of them is not
 * needed, so it also stops orders that no index has seen.
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareCancelAll(
  request: Omit<CancelManyRequest, 'orders'>,
): Promise<CancelManyVerdict['outcome']> {
  const { send, config } = request
  const snapshot = await takeSnapshot(send, config.chainId)
  const state = await readOrderState(send, snapshot, anyOrderOf(request.maker))
  const contract = checkContract(state)
  if (!contract.held) return refuse({ check: 'contract', code: contract.code, found: contract.found })
  const data = seaport.encodeFunctionData('incrementCounter') as Hex
  const title = 'Cancel all your listings and offers'
  return tryOut(request, snapshot, {
    step: { kind: 'trade', title, call: { to: SEAPORT, data, value: 0n } },
    cancelled: [],
  })
}

/** Stands where the state of the protocol is asked for, and not that of an order. */
const anyOrderOf = (offerer: Address): ParsedOrder => ({
  orderHash: ZERO_BYTES32 as ParsedOrder['orderHash'],
  components: {
    offerer,
    zone: offerer,
    offer: [],
    consideration: [],
    orderType: 0,
    startTime: 0n,
    endTime: 0n,
    zoneHash: ZERO_BYTES32,
    salt: 0n,
    conduitKey: ZERO_BYTES32,
    counter: 0n,
  },
})

async function tryOut(
  { send, maker }: Pick<CancelManyRequest, 'send' | 'maker'>,
  snapshot: ChainSnapshot,
  { step, cancelled }: { step: MarketStep; cancelled: readonly string[] },
): Promise<CancelManyVerdict['outcome']> {
  const [balance] = await send([balanceAt(snapshot, maker)])
  const trial = await simulate(send, {
    snapshot,
    from: maker,
    call: step.call,
    nativeBalance: readQuantity(balance, 'balance'),
    passed: [],
  })
  if (trial.status === 'refused') return trial
  return { status: 'executable', plan: { steps: [step], cancelled, networkFee: trial.networkFee } }
}
