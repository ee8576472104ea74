// A node that lies, in front of a real one: it can replace any of its replies; and the replies that it may give instead.
import fc from 'fast-check'
import type { RpcReply, RpcRequest, SendBatch } from '../../../src/domain/rpc.ts'
import { seaport } from '../../../src/seaport/contracts.ts'

/** A node that replaces its replies; `lie` gets each request, its honest reply, and the number of requests before. */
export function lying(
  lie: (request: RpcRequest, honest: RpcReply, place: number) => RpcReply,
  honestly: SendBatch,
): SendBatch {
  let place = 0
  return async (requests) => {
    const replies = await honestly(requests)
    return requests.map((request, index) => lie(request, replies[index] as RpcReply, place++))
  }
}

/** Passes on each batch of requests only once: for a chain that stays as it is. */
export function cacheReplies(send: SendBatch): SendBatch {
  const answers = new Map<string, ReturnType<SendBatch>>()
  return (requests) => {
    const key = JSON.stringify(requests)
    const answer = answers.get(key) ?? send(requests)
    answers.set(key, answer)
    return answer
  }
}

export const toReply = (result: unknown): RpcReply => ({ ok: true, result })

/** A node whose newest block is of this time, in Unix seconds. */
export function atTime(seconds: number, honestly: SendBatch): SendBatch {
  return lying(
    ({ method }, reply) =>
      method === 'eth_getBlockByNumber' && reply.ok
        ? toReply({ ...(reply.result as object), timestamp: `0x${seconds.toString(16)}` })
        : reply,
    honestly,
  )
}

/** Whether a request is a call of this function of Seaport's. */
export function calls([transaction]: readonly unknown[], name: string): boolean {
  const selector = seaport.getFunction(name)?.selector
  return selector !== undefined && JSON.stringify(transaction ?? '').includes(selector)
}

/** Half a megabyte: enough to expose code that writes it out in decimal, puts it into a sentence, or searches it twice. */
const LONG = 500_000

/** Replies of another shape than any honest one. */
const SHAPES: readonly unknown[] = [
  null,
  {},
  [],
  7,
  true,
  'yes',
  [null],
  [{ calls: 'ab' }],
  [{ calls: [null, null, null, null, null, null, null] }],
  [[[[[[[]]]]]]],
  `0x${'9'.repeat(LONG)}`,
  '0x',
  '0x0',
  '0x1',
  `0x${'00'.repeat(32)}`,
  `0x${'ff'.repeat(32)}`,
]

/** What a node may return instead of an honest reply. */
export const lies: fc.Arbitrary<(honest: unknown) => RpcReply> = fc.oneof(
  fc.constantFrom(...SHAPES).map((result) => () => toReply(result)),
  fc
    .record({
      data: fc.constantFrom(
        '0x',
        `0x${'00'.repeat(64)}`,
        `0x${'08c379a0'.repeat(9)}`,
        `0x${'ab'.repeat(LONG)}`,
        5,
      ),
      message: fc.constantFrom('execution reverted', `execution reverted: ${'x'.repeat(LONG)}`, ''),
    })
    .map((failure) => (): RpcReply => ({ ok: false, code: 3, ...failure })),
  // One digit differs, which changes an amount, an account, a flag, or a byte of code.
  fc.tuple(fc.nat({ max: 20_000 }), fc.nat({ max: 15 })).map(([at, digit]) => (honest: unknown) => {
    if (typeof honest !== 'string' || honest.length < 3) return toReply(honest)
    const place = 2 + (at % (honest.length - 2))
    return toReply(`${honest.slice(0, place)}${digit.toString(16)}${honest.slice(place + 1)}`)
  }),
  fc
    .bigInt({ min: 0n, max: 2n ** 256n - 1n })
    .map((value) => () => toReply(`0x${value.toString(16).padStart(64, '0')}`)),
)
