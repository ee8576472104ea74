// For tests of the node: servers that record the batches they get.
import { http, HttpResponse } from 'msw'
import { server } from './server.ts'
import { createNode, type NodeOptions } from '../../src/node/createNode.ts'

export const FIRST = 'http://first.test/rpc'
export const SECOND = 'http://second.test/rpc'

interface Sent {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** A request that reached a URL; `bare` for one without the array of a batch. */
export interface Post {
  readonly sent: readonly Sent[]
  readonly bare: boolean
}

/** Responds to requests to a URL and records them. */
export function nodeAt(
  url: string,
  respond: (post: Post, previousCalls: number) => HttpResponse<never> | Response,
): Post[] {
  const posts: Post[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const body = (await request.json()) as Sent | Sent[]
      const post = { sent: [body].flat(), bare: !Array.isArray(body) }
      posts.push(post)
      return respond(post, posts.length - 1)
    }),
  )
  return posts
}

export const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init)
export const failure = (): Response => HttpResponse.error()

export const sizes = (posts: readonly Post[]) => posts.map(({ sent }) => sent.length)

/** Replies with each request's own first parameter. */
export const echo = ({ sent, bare }: Post): Response => {
  const replies = sent.map(({ id, params }) => ({ jsonrpc: '2.0', id, result: params[0] }))
  return json(bare ? replies[0] : replies)
}

export const refusal = (code: number, message: string, status = 200): Response =>
  json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status })

export const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ method: 'eth_echo', params: [`0x${index.toString(16)}`] }))
export const replies = (count: number) =>
  requests(count).map(({ params }) => ({ ok: true, result: params[0] }))

export const node = (options: Partial<NodeOptions> = {}) =>
  createNode({
    urls: [FIRST],
    ...options,
    retryPolicy: { pausesMilliseconds: [1, 1], ...options.retryPolicy },
  })
