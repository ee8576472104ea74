// Simulates, before a seller signs, the transfers that a sale would cause: what can't be delivered isn't published.
import type { SendBatch } from '../domain/rpc.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { joinSentences } from '../messages/values.ts'
import { isInvalidOpcode } from '../node/callFailure.ts'
import { coalesce } from '../node/coalesce.ts'
import { NodeError } from '../node/errors.ts'
import { transferData, type ItemTransfer } from './blockedTransfers.ts'
import { callAt, parseOutcome, type CallOutcome, type ContractRead, type PinnedBlock } from './chain.ts'
import { findLock } from './locks.ts'
import { decodeRevert } from './reverts.ts'
import { simulateCalls } from './simulateCalls.ts'
import { approveCollection } from './tokens.ts'
import { refuse, type Refusal } from './verdict.ts'

/** A transfer that a sale would make, and whether its operator is approved to make it. */
export interface Handover extends ItemTransfer {
  readonly approved: boolean
}

/**
 * `unchecked`: the node can't simulate it, or it took too much gas. That is no refusal, and a token that passes may
 * still refuse later.
 */
export type Delivery =
  | { readonly status: 'passed' | 'unchecked' }
  | { readonly status: 'blocked'; readonly refusal: Refusal }

/** Gas for a transfer by untrusted code; ordinary ones use a fiftieth of it. */
const TRANSFER_GAS = 5_000_000n

/** The node answered, and didn't run the transfer. */
const UNDECIDED: ReadonlySet<string> = new Set(['node-refused', 'malformed-reply'])

/**
 * Simulates each transfer at the snapshot's block as its operator would make it, after the owner's approval where that
 * is missing. A lock is named by its standard where the token declares one.
 * @throws what `send` throws when the node is out of reach
 */
export async function checkDeliveries(
  send: SendBatch,
  snapshot: Pick<PinnedBlock, 'blockHash'>,
  handovers: readonly Handover[],
): Promise<readonly Delivery[]> {
  const together = coalesce(send)
  const outcomes = await Promise.all(handovers.map((one) => simulateHandover(together, snapshot, one)))
  const doubtful = coalesce(send)
  return Promise.all(
    outcomes.map(async (outcome, index): Promise<Delivery> => {
      const handover = handovers[index]
      if (outcome?.ok === true || handover === undefined) return { status: 'passed' }
      const blocked = outcome?.ranOut === false
      const lock = await findLock(doubtful, snapshot, handover)
      if (!blocked && lock === undefined) return { status: 'unchecked' }
      const { name, sentence } = decodeRevert(outcome?.data ?? '0x')
      const reason = lock === undefined ? sentence : checksTexts.reverts.locked({ standard: lock })
      return { status: 'blocked', refusal: toRefusal(handover, { reason, name: lock ?? name }) }
    }),
  )
}

/** Undefined when the node gives no result. */
async function simulateHandover(
  send: SendBatch,
  snapshot: Pick<PinnedBlock, 'blockHash'>,
  handover: Handover,
): Promise<CallOutcome | undefined> {
  const { operator, token, from: owner } = handover
  const transfer = { from: operator, to: token, data: transferData(handover), gas: TRANSFER_GAS }
  const simulate = (calls: readonly ContractRead[]) =>
    ignoreUndecided(() => simulateCalls(send, snapshot, owner, calls))
  if (!handover.approved) {
    const { call } = approveCollection(token, owner)
    const outcomes = await simulate([{ ...call, gas: TRANSFER_GAS }, transfer])
    return outcomes?.find(({ ok }) => !ok) ?? outcomes?.at(-1)
  }
  const called = await ignoreUndecided(async () => {
    const [reply] = await send([callAt(snapshot, transfer)])
    return { outcome: parseOutcome(reply), isInvalid: reply?.ok === false && isInvalidOpcode(reply) }
  })
  if (called === undefined || called.isInvalid) return called?.outcome
  const { outcome } = called
  if (outcome.ok || outcome.ranOut) return outcome
  // A proxy whose implementation ran out just reverts: only the used gas tells, and only a simulation measures it.
  const [measured] = (await simulate([transfer])) ?? []
  return measured?.ok === false ? { ...outcome, ranOut: measured.ranOut } : outcome
}

/** Undefined when the node didn't run what it was sent. @throws NodeError when it's out of reach */
async function ignoreUndecided<Outcome>(run: () => Promise<Outcome>): Promise<Outcome | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof NodeError && UNDECIDED.has(error.code)) return undefined
    throw error
  }
}

function toRefusal(
  { identifier }: ItemTransfer,
  { reason, name }: { readonly reason: ReturnType<typeof decodeRevert>['sentence']; readonly name: string },
): Refusal {
  return refuse({
    check: 'simulation',
    code: 'not-transferable',
    detail: checksTexts.details.transferBlocked({ tokenId: `${identifier}`, error: name }),
    sentence: joinSentences([checksTexts.refusals['not-transferable'], reason]),
  })
}
