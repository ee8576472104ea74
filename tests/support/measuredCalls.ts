// Lets fake nodes answer measured calls as they answer plain ones, as if each contract used little gas.
import type { RpcReply } from '../../src/domain/rpc.ts'
import { callFailure, isOutOfGas } from '../../src/node/callFailure.ts'

interface Question {
  readonly method: string
  readonly params: readonly unknown[]
}

interface PlainQuestion<Asked extends Question> {
  readonly question: Asked
  /** Encodes the reply to the plain call as the reply to the question. */
  readonly pack: (reply: RpcReply) => RpcReply
}

/** PUSH20 address, EXTCODESIZE, MSTORE at 0x80, then the size of the call's data and its place in the code. */
const MEASURED = /^0x73([0-9a-f]{40})3b61008052.*?61([0-9a-f]{4})61([0-9a-f]{4})611000/i

const word = (value: number) => value.toString(16).padStart(64, '0')

/** Success, gas given, gas before and after, size of the code, and what was returned. */
const packed = (isSuccess: boolean, returned: string, gasUsed = 100_000) =>
  `0x${[isSuccess ? 1 : 0, 3_000_000, 3_500_000, 3_500_000 - gasUsed, 1].map(word).join('')}${returned.slice(2)}`

/** The question with a plain call in place of a measured one; others are left as they are. */
export function toPlainQuestion<Asked extends Question>(question: Asked): PlainQuestion<Asked> {
  const [call, ...rest] = question.params
  const { to, data = '' } = (call ?? {}) as { readonly to?: string; readonly data?: string }
  const [, address, size, at] =
    (question.method === 'eth_call' && to === undefined && MEASURED.exec(data)) || []
  if (address === undefined || size === undefined || at === undefined) {
    return { question, pack: (reply) => reply }
  }
  const from = 2 + 2 * parseInt(at, 16)
  const plain = { to: `0x${address}`, data: `0x${data.slice(from, from + 2 * parseInt(size, 16))}` }
  return {
    question: { ...question, params: [plain, ...rest] },
    pack(reply) {
      if (reply.ok) return { ok: true, result: packed(true, String(reply.result)) }
      if (isOutOfGas(reply)) return { ok: true, result: packed(false, '0x', 3_000_000) }
      const reverted = callFailure(reply)
      return reverted === undefined ? reply : { ok: true, result: packed(false, reverted) }
    },
  }
}

type WireAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } }

/** The same for an answer on the wire. */
export function packAnswer(answer: WireAnswer, pack: (reply: RpcReply) => RpcReply): WireAnswer {
  const reply = pack(
    'error' in answer ? { ok: false, data: undefined, ...answer.error } : { ok: true, ...answer },
  )
  return reply.ok ? { result: reply.result } : answer
}
