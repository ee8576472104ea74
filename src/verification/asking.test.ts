// A node is asked in small batches, within a budget, and more slowly when it says so; a reader can stop it.
import { describe, expect, test, vi } from 'vitest'
import type { RpcReply, RpcRequest, SendBatch } from '../domain/rpc.ts'
import { asker } from './asking.ts'
import { AskedTooFast, nodeAt } from './transport.ts'

const questions = (count: number): RpcRequest[] =>
  Array.from({ length: count }, (_, index) => ({ method: 'eth_chainId', params: [index] }))
const echo: SendBatch = (requests) =>
  Promise.resolve(requests.map(({ params }) => ({ ok: true, result: params[0] })))
const tooFast: RpcReply = { ok: false, code: -32005, message: 'rate limit exceeded', data: undefined }

describe('asking', () => {
  test('answers in order, in batches of ten, and counts every request', async () => {
    const send = vi.fn(echo)
    const purse = { left: 100 }
    const replies = await asker({ send }, purse)(questions(25))
    expect(replies.map((reply) => reply.ok && reply.result)).toEqual([...Array(25).keys()])
    expect(send.mock.calls.map(([batch]) => batch.length)).toEqual([10, 10, 5])
    expect(purse.left).toBe(75)
  })

  test('ends where the budget ends, before a request too many', async () => {
    const send = vi.fn(echo)
    const purse = { left: 15 }
    await expect(asker({ send }, purse)(questions(25))).rejects.toMatchObject({
      code: 'verification-budget-spent',
    })
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('waits longer each time that a node limits it, and as long as the node says', async () => {
    const waits: number[] = []
    const wait = (milliseconds: number) => Promise.resolve(void waits.push(milliseconds))
    const send = vi
      .fn(echo)
      .mockResolvedValueOnce([tooFast])
      .mockRejectedValueOnce(new AskedTooFast('7'))
      .mockRejectedValueOnce(new AskedTooFast('3600'))
    const purse = { left: 100 }
    const [reply] = await asker({ send, wait }, purse)(questions(1))
    expect(reply).toEqual({ ok: true, result: 0 })
    expect(waits).toEqual([1_000, 7_000, 60_000])
    expect(purse.left).toBe(96)
  })

  test('gives up on a node that stays silent, and says so', async () => {
    const send = vi.fn<SendBatch>().mockRejectedValue(new TypeError('refused'))
    const ask = asker({ send, wait: () => Promise.resolve() }, { left: 100 })
    await expect(ask(questions(1))).rejects.toMatchObject({ code: 'node-silent' })
    expect(send).toHaveBeenCalledTimes(4)
  })

  test('takes a range that is too wide for an answer, not for a limit', async () => {
    const refusal: RpcReply = {
      ok: false,
      code: -32005,
      message: 'query returned more than 10000 results',
      data: undefined,
    }
    const ask = asker({ send: () => Promise.resolve([refusal]) }, { left: 100 })
    expect(await ask(questions(1))).toEqual([refusal])
  })

  test('stops at once when the reader does, though the node never answers', async () => {
    const controller = new AbortController()
    const ask = asker({ send: () => new Promise(() => undefined), signal: controller.signal }, { left: 9 })
    const asked = ask(questions(1))
    controller.abort()
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('a node over HTTP', () => {
  const answering = (...bodies: (string | Response)[]) =>
    vi.fn<typeof fetch>(() => {
      const body = bodies.shift() ?? ''
      return Promise.resolve(typeof body === 'string' ? new Response(body) : body)
    })

  test('answers a batch in whatever order, and leaves out what it leaves out', async () => {
    const fetchIt = answering(
      '[{"id":1,"error":{"code":-32601,"message":"unknown"}},{"id":0,"result":"0x1"}]',
    )
    expect(await nodeAt('https://node.example', fetchIt)(questions(3))).toEqual([
      { ok: true, result: '0x1' },
      { ok: false, code: -32601, message: 'unknown', data: undefined },
      { ok: false, code: 0, message: 'the node left the request unanswered', data: undefined },
    ])
  })

  test('that takes no batches is asked one by one from then on', async () => {
    const refused = '{"id":null,"error":{"code":-32600,"message":"no batches"}}'
    const fetchIt = answering(
      refused,
      ...['0x1', '0x2', '0x3', '0x4'].map((result) => `{"result":"${result}"}`),
    )
    const send = nodeAt('https://node.example', fetchIt)
    expect((await send(questions(2))).map((reply) => reply.ok && reply.result)).toEqual(['0x1', '0x2'])
    expect((await send(questions(2))).map((reply) => reply.ok && reply.result)).toEqual(['0x3', '0x4'])
    expect(fetchIt).toHaveBeenCalledTimes(5)
  })

  test('that limits says when to ask again', async () => {
    const limited = new Response('', { status: 429, headers: { 'retry-after': '3' } })
    const asked = nodeAt('https://node.example', answering(limited))(questions(1))
    await expect(asked).rejects.toMatchObject({ retryAfterMilliseconds: 3_000 })
  })
})
