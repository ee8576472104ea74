// A check's requests are counted before they are sent, those of repeated batches too, and none goes beyond the budget.
import { describe, expect, test, vi } from 'vitest'
import type { RpcRequest } from '../domain/rpc.ts'
import { createNode } from '../node/createNode.ts'
import { createNodeCaller, CHECK_PATIENCE } from './nodeCalls.ts'

const questions = (count: number): RpcRequest[] =>
  Array.from({ length: count }, (_, index) => ({ method: 'eth_chainId', params: [index] }))

/** A node that echoes, but limits the first `limited` HTTP requests; and the sizes of the batches it was sent. */
function echoing(limited = 0) {
  const sizes: number[] = []
  const send = createNode({
    urls: ['https://node.example'],
    retryPolicy: { ...CHECK_PATIENCE, pausesMilliseconds: [0, 0, 0] },
    fetch: (_url, init) => {
      const wire = [JSON.parse(String(init?.body))].flat() as { id: number; params: unknown[] }[]
      sizes.push(wire.length)
      const isLimited = sizes.length <= limited
      return Promise.resolve(
        isLimited
          ? new Response(null, { status: 429 })
          : Response.json(wire.map(({ id, params }) => ({ id, result: params[0] }))),
      )
    },
  })
  return { send, sizes }
}

describe('countRequests', () => {
  test('answers in order, in batches of ten, and counts every request', async () => {
    const { send, sizes } = echoing()
    const purse = { left: 100 }
    const onRequest = vi.fn()
    const replies = await createNodeCaller({ send, onRequest }, purse)(questions(25))
    expect(replies.map((reply) => reply.ok && reply.result)).toEqual([...Array(25).keys()])
    expect(sizes).toEqual([10, 10, 5])
    expect(onRequest.mock.calls.flat()).toEqual(sizes)
    expect(purse.left).toBe(75)
  })

  test('ends where the budget ends, before a request too many', async () => {
    const { send, sizes } = echoing()
    const purse = { left: 15 }
    await expect(createNodeCaller({ send }, purse)(questions(25))).rejects.toMatchObject({
      code: 'verification-budget-spent',
    })
    expect(sizes).toEqual([10])
    expect(purse.left).toBe(5)
  })

  test('counts what is sent again to a node that limits it', async () => {
    const { send } = echoing(3)
    const purse = { left: 100 }
    await createNodeCaller({ send }, purse)(questions(1))
    expect(purse.left).toBe(96)
  })

  test('stops when the reader does, though the node never answers', async () => {
    const controller = new AbortController()
    const send = createNode({
      urls: ['https://node.example'],
      fetch: (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    })
    const requested = createNodeCaller({ send, signal: controller.signal }, { left: 9 })(questions(1))
    controller.abort()
    await expect(requested).rejects.toBe(controller.signal.reason)
  })
})
