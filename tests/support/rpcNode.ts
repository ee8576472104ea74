// A network node for tests of components: serves JSON-RPC over HTTP with the test's results.
import { http, HttpResponse } from 'msw'
import { packAnswer, toPlainQuestion } from './measuredCalls.ts'
import { server } from './server.ts'

export interface RpcQuestion {
  readonly method: string
  readonly params: readonly unknown[]
}

type Call = RpcQuestion & { readonly id: number }

/** The node's response to one call in a batch. */
export type RpcAnswer =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: string } }

/** The newest block, as a node returns it. */
export const BLOCK = { number: '0x10', hash: `0x${'b'.repeat(64)}`, timestamp: '0x6ab00000' }

/**
 * Replaces the node until the test ends.
 * @param answer responds to one call; undefined rejects the whole request, like a node that accepts no more
 */
export function serveRpc(
  answer: (question: RpcQuestion) => RpcAnswer | undefined | Promise<RpcAnswer>,
): void {
  server.use(
    http.post('*/rpc', async ({ request }) => {
      const body = (await request.json()) as Call | Call[]
      const replies = await Promise.all(
        [body].flat().map(async (call) => {
          const { question, pack } = toPlainQuestion(call)
          const reply = await answer(question)
          return reply && { jsonrpc: '2.0', id: call.id, ...packAnswer(reply, pack) }
        }),
      )
      if (replies.includes(undefined)) return new HttpResponse(null, { status: 403 })
      // A request that isn't a batch gets a reply that isn't one either.
      return HttpResponse.json(Array.isArray(body) ? replies : replies[0])
    }),
  )
}
