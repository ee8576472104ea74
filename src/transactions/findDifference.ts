// Reads again what a mined transaction was for: a contract may accept a call and change nothing.
import type { ExpectedState } from '../domain/expectedState.ts'
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { transactionsTexts } from '../messages/en/transactions.ts'
import type { Value } from '../messages/message.ts'
import { callFailure } from '../node/callFailure.ts'
import { unusableReply } from '../node/errors.ts'
import type { StoredEntry } from './entry.ts'
import type { Place } from './machine.ts'
import { toHex } from './node.ts'
import type { WatchOptions, WatchState } from './watch.ts'

/**
 * The sentence about the first expected state that the chain contradicts at the transaction's block, or that the
 * contract doesn't answer; undefined when all are as expected.
 * @throws NodeError when the node gives no result; once that lasts too long, the sentence says so instead
 */
export async function findDifference(
  { expects = [] }: Pick<StoredEntry, 'expects'>,
  place: Place,
  { send, intervals }: Pick<WatchOptions, 'send' | 'intervals'>,
  { startedAt }: Pick<WatchState, 'startedAt'>,
): Promise<Value | undefined> {
  if (expects.length === 0) return undefined
  try {
    return await compareStates(send, expects, place)
  } catch (error) {
    if (Date.now() - startedAt <= intervals.indexBound) throw error
    return transactionsTexts.stateUnread
  }
}

async function compareStates(
  send: SendBatch,
  expects: readonly ExpectedState[],
  { blockHash, blockNumber }: Place,
): Promise<Value | undefined> {
  const requests = expects.flatMap((expected) => [
    callAt(expected, { blockHash }),
    ...(isRelative(expected) ? [callAt(expected, toHex(Math.max(0, blockNumber - 1)))] : []),
  ])
  const replies = await send(requests)
  let next = 0
  const results = expects.map((expected) => ({
    expected,
    after: parseWord(replies[next++], expected),
    before: isRelative(expected) ? parseWord(replies[next++], expected) : 0n,
  }))
  for (const { expected, after, before } of results) {
    if (after === undefined || before === undefined) return transactionsTexts.stateUnread
    if (!isAsExpected(expected, { before, after })) return expected.otherwise
  }
  return undefined
}

const isRelative = ({ must }: ExpectedState) => must === 'change' || must === 'change-by'

const callAt = ({ to, data }: ExpectedState, block: unknown): RpcRequest => ({
  method: 'eth_call',
  params: [{ to, data }, block],
})

/** Undefined when the contract fails or answers too little. @throws NodeError when the node gives no result */
function parseWord(reply: RpcReply | undefined, { word }: ExpectedState): bigint | undefined {
  if (reply?.ok !== true) {
    if (reply !== undefined && callFailure(reply) !== undefined) return undefined
    throw unusableReply(reply, 'state')
  }
  const { result } = reply
  const digits = typeof result === 'string' ? result.slice(2 + word * 64, 2 + (word + 1) * 64) : ''
  return /^[0-9a-f]{64}$/i.test(digits) ? BigInt(`0x${digits}`) : undefined
}

function isAsExpected(
  expected: ExpectedState,
  { before, after }: { readonly before: bigint; readonly after: bigint },
): boolean {
  switch (expected.must) {
    case 'equal':
      return after === expected.value
    case 'differ-from':
      return after !== expected.value
    case 'reach':
      return after >= expected.value
    case 'change':
      return after !== before
    case 'change-by':
      return after - before === expected.value
  }
}
