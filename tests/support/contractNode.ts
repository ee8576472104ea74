// A node for tests of pages: on the same branch as the index, with contract calls answered by the test.
import { http, HttpResponse } from 'msw'
import { type FakeIndex, SITE } from './fakeIndex.ts'
import { packAnswer, toPlainQuestion } from './measuredCalls.ts'
import { server } from './server.ts'

export interface ContractCall {
  readonly from?: string
  readonly to: string
  readonly data: string
  readonly value?: string
}

interface RpcQuestion {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** A contract's return data, as `0x` and hexadecimal digits; or the bytes that it reverts with, or that it runs out of gas. */
export type Answer = string | { readonly reverts: string } | 'out of gas'

/** The time of each block, like that of the fake index's newest: pages go by the chain's time. */
const headTime = () => `0x${Math.floor(Date.now() / 1_000).toString(16)}`

/** Encodes a number as a contract returns it. */
export const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

/**
 * Replaces the node until the test ends.
 * @param call responds to contract calls
 * @param answers results of further methods
 * @param onCalls receives the contract calls that arrive together in one request
 * @returns the methods called so far
 */
export function serveNode(
  index: FakeIndex,
  call: (call: ContractCall) => Answer,
  answers: Readonly<Record<string, unknown>> = {},
  onCalls: (calls: readonly ContractCall[]) => void = () => undefined,
): readonly string[] {
  const requested: string[] = []
  // Blocks that the index also has, so that both are on one branch.
  const blockAt = (which: unknown) => {
    const number = which === 'latest' ? index.block : Number(which)
    return { number: `0x${number.toString(16)}`, hash: word(BigInt(number)), timestamp: headTime() }
  }
  const toResult = (method: string, [first]: readonly unknown[]): unknown => {
    switch (method) {
      case 'eth_chainId':
        return '0x7a69'
      case 'eth_blockNumber':
        return blockAt('latest').number
      case 'eth_getBlockByNumber':
        return blockAt(first)
      case 'eth_getCode':
        return '0x00'
      default:
        return answers[method]
    }
  }
  const reply = (method: string, params: readonly unknown[]) => {
    const outcome = method === 'eth_call' ? call(params[0] as ContractCall) : toResult(method, params)
    if (typeof outcome === 'object' && outcome !== null && 'reverts' in outcome) {
      return { error: { code: 3, message: 'execution reverted', data: outcome.reverts } }
    }
    if (outcome === 'out of gas') return { error: { code: -32000, message: outcome } }
    if (outcome === undefined) throw new Error(`The fake node got an unexpected call: ${method}`)
    return { result: outcome }
  }
  server.use(
    http.post(`${SITE}/rpc`, async ({ request }) => {
      const body = (await request.json()) as RpcQuestion | RpcQuestion[]
      const questions = [body].flat().map(toPlainQuestion)
      onCalls(
        questions.flatMap(({ question: { method, params } }) =>
          method === 'eth_call' ? [params[0] as ContractCall] : [],
        ),
      )
      const replies = questions.map(({ question: { id, method, params }, pack }) => {
        requested.push(method)
        return { jsonrpc: '2.0', id, ...packAnswer(reply(method, params), pack) }
      })
      return HttpResponse.json(Array.isArray(body) ? replies : replies[0])
    }),
  )
  return requested
}
