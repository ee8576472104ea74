// The node over HTTP: answers in order, batches as large as a node takes, patience with a busy one, the next one's
// answer where one is away, and one kind of error when all of them fail.
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { createNode, type NodeOptions } from './createNode.ts'
import { NodeError } from './errors.ts'

const FIRST = 'http://first.test/rpc'
const SECOND = 'http://second.test/rpc'

interface Sent {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** What reached a URL; `bare` for a request without the array of a batch. */
interface Post {
  readonly sent: readonly Sent[]
  readonly bare: boolean
}

/** Answers what is sent to a URL, and keeps it. */
function nodeAt(
  url: string,
  answer: (post: Post, earlier: number) => HttpResponse<never> | Response,
): Post[] {
  const posts: Post[] = []
  server.use(
    http.post(url, async ({ request }) => {
      const body = (await request.json()) as Sent | Sent[]
      const post = { sent: [body].flat(), bare: !Array.isArray(body) }
      posts.push(post)
      return answer(post, posts.length - 1)
    }),
  )
  return posts
}

const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init)
const failure = (): Response => HttpResponse.error()

const sizes = (posts: readonly Post[]) => posts.map(({ sent }) => sent.length)

/** Every request's own first parameter. */
const echo = ({ sent, bare }: Post): Response => {
  const replies = sent.map(({ id, params }) => ({ jsonrpc: '2.0', id, result: params[0] }))
  return json(bare ? replies[0] : replies)
}

const refusal = (code: number, message: string, status = 200): Response =>
  json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status })

const requests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ method: 'eth_echo', params: [`0x${index.toString(16)}`] }))
const answers = (count: number) => requests(count).map(({ params }) => ({ ok: true, result: params[0] }))

const node = (options: Partial<NodeOptions> = {}) =>
  createNode({
    urls: [FIRST],
    ...options,
    retryPolicy: { pausesMilliseconds: [1, 1], ...options.retryPolicy },
  })

describe('a batch', () => {
  test('is answered in its own order, whatever the order of the replies', async () => {
    nodeAt(FIRST, ({ sent }) => json(sent.map(({ id, params }) => ({ id, result: params[0] })).reverse()))
    expect(await node()(requests(3))).toEqual(answers(3))
  })

  test('tells an error from a result, and what is left out again and again', async () => {
    const error = { code: 3, message: 'reverted', data: '0x01' }
    nodeAt(FIRST, ({ sent, bare }) => {
      const replies = sent.flatMap(({ id, params: [which] }): unknown[] =>
        which === '0x0' ? [{ id, error }] : which === '0x1' ? [] : [{ id, result: which }],
      )
      return json(bare ? (replies[0] ?? { id: sent[0]?.id }) : replies)
    })
    expect(await node()(requests(3))).toEqual([
      { ok: false, ...error },
      { ok: false, code: 0, message: 'the node left the request unanswered', data: undefined },
      { ok: true, result: '0x2' },
    ])
  })

  test('without requests calls nothing', async () => {
    expect(await node()([])).toEqual([])
  })

  test('with two answers to one request has neither believed', async () => {
    nodeAt(FIRST, ({ sent, bare }) => {
      const replies = sent.map(({ id, params }) => ({ id, result: params[0] }))
      return json(bare ? replies[0] : [...replies, { id: sent[1]?.id, result: '0xbad' }])
    })
    expect(await node()(requests(2))).toEqual(answers(2))
  })

  test('goes out in parts of the size that is given, each counted before it is sent', async () => {
    const posts = nodeAt(FIRST, echo)
    const counted: number[] = []
    const send = node({ retryPolicy: { batchSize: 10 } })
    const beforeSend = (count: number) => {
      expect(posts).toHaveLength(counted.length)
      counted.push(count)
    }
    expect(await send(requests(25), { beforeSend })).toEqual(answers(25))
    expect(sizes(posts)).toEqual([10, 10, 5])
    expect(counted).toEqual([10, 10, 5])
  })

  test('ends with what the counting throws', async () => {
    const posts = nodeAt(FIRST, echo)
    const spent = new Error('spent')
    const beforeSend = () => {
      if (posts.length === 1) throw spent
    }
    await expect(node({ retryPolicy: { batchSize: 2 } })(requests(6), { beforeSend })).rejects.toBe(spent)
    expect(posts).toHaveLength(1)
  })
})

describe('a node that caps batches', () => {
  /** The largest batch, and how the node says that another is too large. */
  test.each<[string, (most: number) => (post: Post) => Response]>([
    [
      'by one error for the batch',
      (most) => (post) => (post.sent.length > most ? refusal(-32600, 'batch too large') : echo(post)),
    ],
    [
      'by a status',
      (most) => (post) => (post.sent.length > most ? new Response('', { status: 413 }) : echo(post)),
    ],
    [
      'by an error for each request',
      (most) => (post) =>
        post.sent.length > most
          ? json(
              post.sent.map(({ id }) => ({ id, error: { code: -32000, message: 'batch limit exceeded' } })),
            )
          : echo(post),
    ],
    [
      'by answering the first alone',
      (most) => (post) => json(post.sent.slice(0, most).map(({ id, params: [result] }) => ({ id, result }))),
    ],
    [
      'by an error for those beyond (Geth: answers too large)',
      (most) => (post) =>
        json(
          post.sent.map(({ id, params: [result] }, index) =>
            index < most ? { id, result } : { id, error: { code: -32003, message: 'response too large' } },
          ),
        ),
    ],
  ])('%s gets smaller ones, at once for the next call', async (_, capping) => {
    const posts = nodeAt(FIRST, capping(4))
    const send = node()
    expect(await send(requests(20))).toEqual(answers(20))
    expect(Math.min(...sizes(posts))).toBeGreaterThan(1)
    posts.splice(0)
    expect(await send(requests(8))).toEqual(answers(8))
    expect(Math.max(...sizes(posts))).toBeLessThanOrEqual(4)
  })

  test.each<[string, () => Response]>([
    ['in JSON-RPC', () => refusal(-32600, 'no batches')],
    ['with a status', () => refusal(-32600, 'no batches', 400)],
    ['with a status alone', () => new Response('no batches', { status: 400 })],
  ])('at none at all, %s, gets one request at a time from then on', async (_, refuse) => {
    const posts = nodeAt(FIRST, (post) => (post.bare ? echo(post) : refuse()))
    const send = node()
    expect(await send(requests(2))).toEqual(answers(2))
    posts.splice(0)
    expect(await send(requests(2))).toEqual(answers(2))
    expect(posts.map(({ bare }) => bare)).toEqual([true, true])
  })

  test('of which one request is too much says so of that one', async () => {
    const message = 'response too large'
    nodeAt(FIRST, ({ sent, bare }) => {
      const replies = sent.map(({ id, params: [result] }) =>
        result === '0x1' ? { id, error: { code: -32003, message } } : { id, result },
      )
      return json(bare ? replies[0] : replies)
    })
    expect(await node()(requests(3))).toEqual([
      { ok: true, result: '0x0' },
      expect.objectContaining({ ok: false, message }),
      { ok: true, result: '0x2' },
    ])
  })

  test('by a revert that speaks of batches is not one', async () => {
    const error = { code: 3, message: 'execution reverted: batch too large', data: '0x' }
    const posts = nodeAt(FIRST, ({ sent }) => json(sent.map(({ id }) => ({ id, error }))))
    expect(await node()(requests(2))).toEqual([
      { ok: false, ...error },
      { ok: false, ...error },
    ])
    expect(posts).toHaveLength(1)
  })
})

describe('fault: RPC down, slow, 429', () => {
  afterEach(() => void vi.useRealTimers())

  test.each([408, 429, 502, 503])('a node that answers %i is called again', async (status) => {
    const posts = nodeAt(FIRST, (post, earlier) =>
      earlier < 2 ? new Response(null, { status }) : echo(post),
    )
    expect(await node()(requests(1))).toEqual(answers(1))
    expect(posts).toHaveLength(3)
  })

  test.each([-32005, 429, -32029])(
    'a node that limits single requests with %i is called again, and for what is missing alone',
    async (code) => {
      const posts = nodeAt(FIRST, (post, earlier) =>
        earlier === 0
          ? json([
              { id: 0, result: '0x0' },
              { id: 1, error: { code, message: 'limit exceeded' } },
            ])
          : echo(post),
      )
      expect(await node()(requests(2))).toEqual(answers(2))
      expect(sizes(posts)).toEqual([2, 1])
    },
  )

  test('a node that limits a batch as a whole is called again with fewer', async () => {
    const posts = nodeAt(FIRST, (post, earlier) =>
      earlier === 0 ? refusal(-32005, 'rate limit exceeded') : echo(post),
    )
    expect(await node()(requests(8))).toEqual(answers(8))
    expect(sizes(posts)).toEqual([8, 4, 4])
  })

  test('a range that is too wide is an answer, not a limit', async () => {
    const error = { code: -32005, message: 'query returned more than 10000 results' }
    const posts = nodeAt(FIRST, ({ sent }) => json([{ id: sent[0]?.id, error }]))
    expect(await node()(requests(1))).toEqual([{ ok: false, ...error, data: undefined }])
    expect(posts).toHaveLength(1)
  })

  test.each<[string, string, () => Response]>([
    ['away', 'node-unavailable', () => failure()],
    ['talking nonsense', 'node-unavailable', () => new Response('<html>')],
    ['failing inside', 'node-unavailable', () => new Response('', { status: 500 })],
    ['limiting calls', 'node-rate-limited', () => new Response(null, { status: 429 })],
  ])('a node that is %s is given up after its attempts: %s', async (_, code, answer) => {
    const posts = nodeAt(FIRST, answer)
    await expect(node()(requests(2))).rejects.toMatchObject({ code })
    expect(posts).toHaveLength(3)
  })

  test('a node that never answers is given up, in one plain sentence', async () => {
    const send = node({
      retryPolicy: { timeoutMilliseconds: 20 },
      fetch: (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        }),
    })
    await expect(send(requests(1))).rejects.toThrow(NodeError)
    await expect(send(requests(1))).rejects.toThrow('The RPC node doesn’t answer. Retry in a moment.')
  })

  test.each([401, 403, 404])('a node that refuses with %i is not called again', async (status) => {
    const posts = nodeAt(FIRST, () => new Response(null, { status }))
    await expect(node()(requests(2))).rejects.toMatchObject({ code: 'node-refused' })
    expect(posts).toHaveLength(1)
  })

  test('an error with a status of its own is the request’s answer', async () => {
    const error = { code: -32000, message: 'header not found' }
    nodeAt(FIRST, ({ sent, bare }) =>
      bare
        ? json({ id: sent[0]?.id, error }, { status: 500 })
        : json([{ id: sent[0]?.id, error }], { status: 500 }),
    )
    expect(await node()(requests(1))).toEqual([{ ok: false, ...error, data: undefined }])
  })

  /** A node on a clock of its own that limits the first call, and when it was called, in milliseconds. */
  async function callsAfter(retryAfter: string, longestWaitMilliseconds: number): Promise<number[]> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1_700_000_000_000 })
    const began = Date.now()
    const calls: number[] = []
    const called = createNode({
      urls: [FIRST],
      retryPolicy: { pausesMilliseconds: [1_000], longestWaitMilliseconds },
      fetch: () => {
        calls.push(Date.now() - began)
        const limited = new Response(null, { status: 429, headers: { 'retry-after': retryAfter } })
        return Promise.resolve(calls.length === 1 ? limited : Response.json([{ id: 0, result: '0x0' }]))
      },
    })(requests(1))
    await vi.runAllTimersAsync()
    expect(await called).toEqual(answers(1))
    return calls
  }

  test.each([
    ['in seconds', '7', 7_000],
    ['as a date', new Date(1_700_000_007_000).toUTCString(), 7_000],
    ['for longer than anyone waits', '3600', 60_000],
    ['for less than the pause', '0', 1_000],
    ['in words', 'later', 1_000],
  ])('a node that asks to be left alone, %s, is', async (_, retryAfter, milliseconds) => {
    expect(await callsAfter(retryAfter, 60_000)).toEqual([0, milliseconds])
  })
})

describe('the next node', () => {
  const both = (options: Partial<NodeOptions> = {}) => node({ urls: [FIRST, SECOND], ...options })

  test.each<[string, () => Response]>([
    ['away', () => failure()],
    ['limiting calls', () => new Response(null, { status: 429 })],
    ['refusing', () => new Response(null, { status: 403 })],
    ['talking nonsense', () => new Response('<html>')],
  ])('answers at once for one that is %s', async (_, answer) => {
    const first = nodeAt(FIRST, answer)
    const second = nodeAt(SECOND, echo)
    expect(await both()(requests(2))).toEqual(answers(2))
    expect([first.length, second.length]).toEqual([1, 1])
  })

  test('is not called while the first answers', async () => {
    nodeAt(FIRST, echo)
    const second = nodeAt(SECOND, echo)
    await both()(requests(2))
    expect(second).toHaveLength(0)
  })

  test('answers the whole call: replies of two nodes are never mixed', async () => {
    nodeAt(FIRST, (post, earlier) =>
      earlier === 0 ? json(post.sent.map(({ id }) => ({ id, result: 'first' }))) : failure(),
    )
    nodeAt(SECOND, ({ sent }) => json(sent.map(({ id }) => ({ id, result: 'second' }))))
    const replies = await both({ retryPolicy: { batchSize: 2 } })(requests(4))
    expect(replies).toEqual(Array(4).fill({ ok: true, result: 'second' }))
  })

  test('is called in place of one that asked to be left alone, as long as it did', async () => {
    const first = nodeAt(FIRST, () => new Response(null, { status: 429, headers: { 'retry-after': '600' } }))
    nodeAt(SECOND, echo)
    const send = both()
    await send(requests(1))
    await send(requests(1))
    expect(first).toHaveLength(1)
  })

  test('may be the first again, once every other one refused', async () => {
    nodeAt(FIRST, (post, earlier) => (earlier === 0 ? failure() : echo(post)))
    const second = nodeAt(SECOND, () => new Response(null, { status: 401 }))
    expect(await both()(requests(1))).toEqual(answers(1))
    expect(second).toHaveLength(1)
  })

  test('failing too, the error is the one that a retry may mend', async () => {
    nodeAt(FIRST, () => new Response(null, { status: 401 }))
    nodeAt(SECOND, () => failure())
    await expect(both()(requests(1))).rejects.toMatchObject({ code: 'node-unavailable' })
  })
})

describe('a call that is cancelled', () => {
  const silent: typeof fetch = (_url, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })

  test('ends at once with the reason, and what is under way with it', async () => {
    const controller = new AbortController()
    let underWay: AbortSignal | null | undefined
    const called = node({
      fetch: (url, init) => {
        underWay = init?.signal
        return silent(url, init)
      },
    })(requests(1), { signal: controller.signal })
    await vi.waitUntil(() => underWay)
    controller.abort()
    await expect(called).rejects.toBe(controller.signal.reason)
    expect(underWay?.aborted).toBe(true)
  })

  test('ends at once during a pause', async () => {
    const controller = new AbortController()
    const limiting = new Promise<void>((resolve) => {
      nodeAt(FIRST, () => {
        resolve()
        return new Response(null, { status: 429, headers: { 'retry-after': '600' } })
      })
    })
    const called = node()(requests(1), { signal: controller.signal })
    await limiting
    controller.abort()
    await expect(called).rejects.toBe(controller.signal.reason)
  })

  test('that was cancelled before sends nothing', async () => {
    const posts = nodeAt(FIRST, echo)
    const signal = AbortSignal.abort()
    await expect(node()(requests(1), { signal })).rejects.toBe(signal.reason)
    expect(posts).toHaveLength(0)
  })
})

describe('answers built to hold the page up', () => {
  test('an error’s message of megabytes is cut', async () => {
    const message = 'x'.repeat(1_000_000)
    nodeAt(FIRST, ({ sent }) => json([{ id: sent[0]?.id, error: { code: -32000, message } }]))
    const [reply] = await node()(requests(1))
    expect(reply?.ok === false && reply.message.length).toBe(1_000)
  })

  test.each([null, 7, 'text', {}, [null], [7], [{ id: 0 }]])(
    'the answer %j holds no reply, and breaks nothing',
    async (body) => {
      nodeAt(FIRST, () => json(body))
      const [reply] = await node()(requests(1)).catch((error: unknown) => {
        expect(error).toBeInstanceOf(NodeError)
        return []
      })
      expect(reply?.ok).not.toBe(true)
    },
  )
})
