// Prepares the cancellation of one's own order.
import type { Address } from '../domain/address.ts'
import type { SendBatch } from '../domain/rpc.ts'
import type { Wei } from '../domain/wei.ts'
import { balanceAt, readQuantity, takeSnapshot } from './chain.ts'
import { checkContract, checkOrder, checkStatus } from './checks.ts'
import { SEAPORT, seaport } from './contracts.ts'
import type { PlainFinding } from './findings.ts'
import { readOrderState } from './orderState.ts'
import { readIndexed } from './readIndexed.ts'
import { simulate } from './simulate.ts'
import type { Hex, IndexedOrder, MarketConfig, MarketStep } from './types.ts'
import { refuse, type CheckId, type PassedCheck, type Refusal, type Verdict } from './verdict.ts'

export interface CancelRequest {
  readonly send: SendBatch
  readonly config: MarketConfig
  /** The order as the index gave it. */
  readonly order: IndexedOrder
  readonly maker: Address
}

export interface CancelPlan {
  readonly steps: readonly [MarketStep]
  /** In wei of the native coin; null when the node gave no estimate. */
  readonly networkFee: Wei | null
}

/**
 * Decides whether an order may be cancelled by this account. Expired orders may be: they could not be filled anyway.
 * @throws WrongChainError, NodeRefusedError, MalformedReplyError, and whatever `send` throws when the node is out of reach
 */
export async function prepareCancel(request: CancelRequest): Promise<Verdict<CancelPlan>> {
  const { send, config, maker } = request
  const parsed = readIndexed(request.order)
  if ('refusal' in parsed) return parsed.refusal
  const { order } = parsed
  const { components } = order
  if (components.offerer !== maker) {
    return refuse({ check: 'maker', code: 'not-maker', found: components.offerer })
  }
  const snapshot = await takeSnapshot(send, config.chainId)
  const state = await readOrderState(send, snapshot, order)
  const findings: readonly (readonly [CheckId, PlainFinding])[] = [
    ['contract', checkContract(state)],
    ['order', checkOrder(order)],
    ['status', checkStatus(order, state)],
  ]
  const passed: PassedCheck[] = []
  for (const [check, finding] of findings) {
    if (!finding.held) return refusal(check, finding.code, finding.found, passed)
    passed.push({ check, found: finding.found })
  }
  const data = seaport.encodeFunctionData('cancel', [[components]]) as Hex
  const step: MarketStep = {
    kind: 'trade',
    title: 'Cancel the listing',
    call: { to: SEAPORT, data, value: 0n },
  }
  const [balance] = await send([balanceAt(snapshot, maker)])
  const trial = await simulate(send, {
    snapshot,
    from: maker,
    call: step.call,
    nativeBalance: readQuantity(balance, 'balance'),
    passed,
  })
  if (trial.status === 'refused') return trial
  return { status: 'executable', passed: trial.passed, plan: { steps: [step], networkFee: trial.networkFee } }
}

/** The maker reads about their own listing, so the sentences speak to them. */
const TO_MAKER: Partial<Record<Refusal['code'], string>> = {
  cancelled: 'This listing is already cancelled.',
  'already-sold': 'This listing has already sold.',
  'counter-raised': 'This listing was already cancelled together with your earlier ones.',
}

function refusal(
  check: CheckId,
  code: Refusal['code'],
  found: string,
  passed: readonly PassedCheck[],
): Refusal {
  const sentence = TO_MAKER[code]
  return refuse({ check, code, found, passed, ...(sentence === undefined ? {} : { sentence }) })
}
