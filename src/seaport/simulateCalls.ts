// Simulates the transactions of a write in turn, and measures how much of a currency they move.
import type { Address } from '../domain/address.ts'
import type { RpcFailure, RpcReply, SendBatch } from '../domain/rpc.ts'
import { checksTexts } from '../messages/en/checks.ts'
import {
  asTransaction,
  parseQuantity,
  parseBytes,
  parseOutcome,
  type CallOutcome,
  type ContractRead,
  type PinnedBlock,
} from './chain.ts'
import { erc20 } from './contracts.ts'
import { callFailure, isInvalidOpcode, REVERTED } from '../node/callFailure.ts'
import { NodeError, unusableReply } from '../node/errors.ts'
import { hasRunOut } from '../node/measuredCall.ts'
import { parseScript, scriptCall } from './script.ts'
import { toRevertRefusal } from './simulate.ts'
import { parseWord } from './callResults.ts'
import type { MarketStep } from './types.ts'
import { refuse, type PassedCheck, type Refusal } from './verdict.ts'

/** How nodes report an unsupported method. Source: https://eips.ethereum.org/EIPS/eip-1474#error-codes */
const UNKNOWN_METHOD_CODES: ReadonlySet<number> = new Set([-32601, -32004])
const UNKNOWN_METHOD_WORDS =
  /method.*(?:unsupported|does not exist|not (?:found|supported|available|allowed|whitelisted))|unsupported method/i

const lacksMethod = ({ code, message }: RpcFailure) =>
  UNKNOWN_METHOD_CODES.has(code) || UNKNOWN_METHOD_WORDS.test(message)

/** How nodes refuse the state override of a call, or an account that temporarily has code. */
const NO_OVERRIDE_CODE = -32602
const NO_OVERRIDE_WORDS = /too many (?:arguments|parameters)|override|invalid params|\beoa\b|deployed code/i

const takesNoOverride = (reply: RpcFailure) =>
  reply.code === NO_OVERRIDE_CODE ||
  NO_OVERRIDE_WORDS.test(reply.message) ||
  lacksMethod(reply) ||
  // The script itself never fails: either it lacked the gas it needs, or the node ran something else.
  callFailure(reply) !== undefined

interface SimulatedCall {
  readonly status?: unknown
  readonly returnData?: unknown
  readonly gasUsed?: unknown
  readonly error?: { readonly code?: unknown; readonly message?: unknown; readonly data?: unknown }
}

/** Converts one simulated call to a plain call's reply, so that the same rules decode it. */
function asReply({ status, returnData, error }: SimulatedCall): RpcReply {
  if (status === '0x1') return { ok: true, result: returnData }
  const { code = REVERTED, message = 'execution reverted', data } = error ?? {}
  return {
    ok: false,
    // Whatever a node calls it, the call ran.
    code: status === '0x0' ? REVERTED : Number(code),
    message: String(message),
    data: data ?? returnData,
  }
}

/**
 * Simulates calls of an account, or of their own senders, in turn at the snapshot's block, each on the state that the
 * calls before it left: with `eth_simulateV1`, or where the node does not support it, with a script in the account's place
 * (an `eth_call` with a state override).
 * @returns the outcomes in order; null from a node that supports neither
 * @throws NodeError
 */
export async function simulateCalls(
  send: SendBatch,
  snapshot: Pick<PinnedBlock, 'blockHash'>,
  from: Address,
  calls: readonly ContractRead[],
): Promise<readonly CallOutcome[] | null> {
  const { blockHash } = snapshot
  const transactions = calls.map((call) => asTransaction({ from, ...call }))
  const params = [{ blockStateCalls: [{ calls: transactions }] }, { blockHash }]
  const [reply] = await send([{ method: 'eth_simulateV1', params }])
  if (reply?.ok === false) {
    if (lacksMethod(reply)) return simulateByScript(send, snapshot, from, calls)
    throw unusableReply(reply, 'simulation')
  }
  const outcomes = simulatedCalls(reply?.result)
  if (outcomes.length !== calls.length) {
    throw new NodeError('malformed-reply', { details: { what: 'simulation' } })
  }
  return outcomes.map((one, index) => toOutcome(one, calls[index]?.gas))
}

function toOutcome(call: SimulatedCall, gas: bigint | undefined): CallOutcome {
  const reply = asReply(call)
  const outcome = parseOutcome(reply)
  // An invalid opcode takes all gas, and no gas helps against it.
  if (reply.ok || outcome.ok || gas === undefined || isInvalidOpcode(reply)) return outcome
  const ranOut = outcome.ranOut || hasRunOut(parseQuantity(call.gasUsed, 'simulation'), gas)
  return { ...outcome, ranOut }
}

/** The calls of the one simulated block; an empty list for any other result. */
function simulatedCalls(result: unknown): readonly SimulatedCall[] {
  const [block] = Array.isArray(result) ? (result as unknown[]) : []
  const calls = isRecord(block) ? block['calls'] : undefined
  return Array.isArray(calls) && calls.every(isRecord) ? (calls as readonly SimulatedCall[]) : []
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

async function simulateByScript(
  send: SendBatch,
  snapshot: Pick<PinnedBlock, 'blockHash'>,
  from: Address,
  calls: readonly ContractRead[],
): Promise<readonly CallOutcome[] | null> {
  const [reply] = await send([scriptCall(snapshot, from, calls)])
  if (reply?.ok === false && takesNoOverride(reply)) return null
  return parseScript(parseBytes(reply, 'simulation'), calls)
}

/**
 * Simulates a whole payment, wrapping and approvals included, before the first of them is signed.
 *
 * @param options.wrapped how much of the currency the steps make of the native coin, in wei; nothing by default
 * @param options.parties the accounts that pay or are paid in the currency: but for what is wrapped, their total must be
 *   the same before and after
 * @returns the reason why it must not be signed; undefined when it passes, or when the node can't simulate it (see
 * {@link simulateCalls})
 * @throws NodeError
 */
export async function simulatePayment(
  send: SendBatch,
  options: {
    readonly snapshot: Pick<PinnedBlock, 'blockHash'>
    readonly from: Address
    readonly steps: readonly MarketStep[]
    readonly currency: Address
    readonly wrapped?: bigint
    readonly parties: readonly Address[]
    readonly passed: readonly PassedCheck[]
  },
): Promise<Refusal | undefined> {
  const { snapshot, from, steps, currency, wrapped = 0n, passed } = options
  const parties = [...new Set([from, ...options.parties])]
  const balances = parties.map((who) => ({
    to: currency,
    data: erc20.encodeFunctionData('balanceOf', [who]),
  }))
  const calls = [...balances, ...steps.map(({ call }) => call), ...balances]
  const outcomes = await simulateCalls(send, snapshot, from, calls)
  if (outcomes === null) return undefined
  const stepOutcomes = outcomes.slice(parties.length, parties.length + steps.length)
  const failure = stepOutcomes.find((outcome) => !outcome.ok)
  if (failure?.ok === false) return toRevertRefusal(failure, passed)
  const before = sumBalances(outcomes.slice(0, parties.length))
  const after = sumBalances(outcomes.slice(-parties.length))
  if (before === undefined || after === undefined) {
    return refuse({
      check: 'recipients',
      code: 'currency-inexact',
      detail: checksTexts.details.balanceUnknown,
      passed,
    })
  }
  if (after === before + wrapped) return undefined
  const detail = checksTexts.details.balancesChanged({ before, after })
  return refuse({ check: 'recipients', code: 'currency-inexact', detail, passed })
}

/** The sum of some balances; undefined when one of them cannot be read, since the total would then not be exact. */
function sumBalances(outcomes: readonly CallOutcome[]): bigint | undefined {
  return outcomes.reduce<bigint | undefined>((sum, outcome) => {
    const balance = parseWord(outcome)
    return sum === undefined || balance === undefined ? undefined : sum + balance
  }, 0n)
}
