// The node over HTTP: replies in order, batches as large as a node accepts, retries with a busy node, fallback to the
// next node when one is down, and one kind of error when all of them fail.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createNode, type NodeOptions } from './createNode.ts'
import { NodeError } from './errors.ts'
import {
  FIRST,
  SECOND,
  type Post,
  nodeAt,
  json,
  failure,
  sizes,
  echo,
  refusal,
  requests,
  replies,
  node,
} from '../../tests/support/rpcPosts.ts'

describe('a batch', () => {
  test('returns replies in the order of the requests, for any order of the replies', async () => {
    nodeAt(FIRST, ({ sent }) => json(sent.map(({ id, params }) => ({ id, result: params[0] })).reverse()))
    expect(await node()(requests(3))).toEqual(replies(3))
  })

  test('distinguishes an error from a result and from a reply that is always missing', async () => {
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

  test('makes no call without requests', async () => {
    expect(await node()([])).toEqual([])
  })

  test('ignores two replies to one request', async () => {
    nodeAt(FIRST, ({ sent, bare }) => {
      const replies = sent.map(({ id, params }) => ({ id, result: params[0] }))
      return json(bare ? replies[0] : [...replies, { id: sent[1]?.id, result: '0xbad' }])
    })
    expect(await node()(requests(2))).toEqual(replies(2))
  })

  test('is split into parts of the given size, each counted before it is sent', async () => {
    const posts = nodeAt(FIRST, echo)
    const counted: number[] = []
    const send = node({ retryPolicy: { batchSize: 10 } })
    const beforeSend = (count: number) => {
      expect(posts).toHaveLength(counted.length)
      counted.push(count)
    }
    expect(await send(requests(25), { beforeSend })).toEqual(replies(25))
    expect(sizes(posts)).toEqual([10, 10, 5])
    expect(counted).toEqual([10, 10, 5])
  })

  test('ends with the error that the counter throws', async () => {
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
  /** The largest accepted batch, and how the node rejects a larger one. */
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
      'by replying only to the first',
      (most) => (post) => json(post.sent.slice(0, most).map(({ id, params: [result] }) => ({ id, result }))),
    ],
    [
      'by an error for the rest (Geth: response too large)',
      (most) => (post) =>
        json(
          post.sent.map(({ id, params: [result] }, index) =>
            index < most ? { id, result } : { id, error: { code: -32003, message: 'response too large' } },
          ),
        ),
    ],
  ])('that refuses a large batch %s gets smaller ones, at once in the next call', async (_, capping) => {
    const posts = nodeAt(FIRST, capping(4))
    const send = node()
    expect(await send(requests(20))).toEqual(replies(20))
    expect(Math.min(...sizes(posts))).toBeGreaterThan(1)
    posts.splice(0)
    expect(await send(requests(8))).toEqual(replies(8))
    expect(Math.max(...sizes(posts))).toBeLessThanOrEqual(4)
  })

  test.each<[string, () => Response]>([
    ['in JSON-RPC', () => refusal(-32600, 'no batches')],
    ['with a status', () => refusal(-32600, 'no batches', 400)],
    ['with a status alone', () => new Response('no batches', { status: 400 })],
    ['with a status for large requests', () => new Response('Payload too large', { status: 413 })],
    ['as a fault of its own', () => new Response('Internal Server Error', { status: 500 })],
    ['as a fault of its own, in JSON-RPC', () => refusal(-32603, 'Internal error', 500)],
    ['as forbidden', () => new Response('Forbidden', { status: 403 })],
    ['with a page', () => new Response('<html>')],
    ['as an invalid request', () => refusal(-32600, 'Invalid Request')],
    ['as a limit of batches', () => refusal(-32005, 'batch requests are limited')],
    ['as a limit', () => refusal(-32005, 'limit exceeded')],
    ['as a server error', () => refusal(-32000, 'batching is disabled')],
  ])('at single requests, %s, gets one request at a time from then on', async (_, refuse) => {
    const posts = nodeAt(FIRST, (post) => (post.bare ? echo(post) : refuse()))
    const send = node()
    expect(await send(requests(2))).toEqual(replies(2))
    posts.splice(0)
    expect(await send(requests(2))).toEqual(replies(2))
    expect(posts.map(({ bare }) => bare)).toEqual([true, true])
  })

  test.each<[string, (most: number) => (post: Post) => Response]>([
    [
      'status 500',
      (most) => (post) => (post.sent.length > most ? new Response('oops', { status: 500 }) : echo(post)),
    ],
    [
      'status 403',
      (most) => (post) => (post.sent.length > most ? new Response('', { status: 403 }) : echo(post)),
    ],
    [
      'a general limit for the batch',
      (most) => (post) => (post.sent.length > most ? refusal(-32005, 'limit exceeded') : echo(post)),
    ],
    [
      'a general limit for all but the first requests',
      (most) => (post) =>
        json(
          post.sent.map(({ id, params: [result] }, index) =>
            index < most ? { id, result } : { id, error: { code: -32005, message: 'limit exceeded' } },
          ),
        ),
    ],
    [
      'a limit of batches for each request',
      (most) => (post) =>
        post.sent.length > most
          ? json(post.sent.map(({ id }) => ({ id, error: { code: -32005, message: 'batch limit' } })))
          : echo(post),
    ],
  ])('that caps batches with %s still answers all requests of a large call', async (_, capping) => {
    const posts = nodeAt(FIRST, capping(3))
    expect(await node({ retryPolicy: { pausesMilliseconds: [1, 1, 1] } })(requests(40))).toEqual(replies(40))
    expect(posts.length).toBeLessThan(60)
  })

  test('is remembered while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_700_000_000_000 })
    try {
      const posts = nodeAt(FIRST, (post) => (post.bare ? echo(post) : refusal(-32600, 'no batches')))
      const send = node()
      await send(requests(2))
      posts.splice(0)
      vi.setSystemTime(1_700_000_000_000 + 24 * 3_600_000)
      expect(await send(requests(2))).toEqual(replies(2))
      expect(posts.map(({ bare }) => bare)).toEqual([true, true])
    } finally {
      vi.useRealTimers()
    }
  })

  test('is not assumed of a node that failed once, or went away in the middle', async () => {
    const once = nodeAt(FIRST, (post, previousCalls) =>
      previousCalls === 0 ? new Response('', { status: 500 }) : echo(post),
    )
    const send = node()
    expect(await send(requests(8))).toEqual(replies(8))
    expect(sizes(once)).toEqual([8, 1, 7])
    const away = nodeAt(FIRST, (post, previousCalls) =>
      previousCalls === 0 || previousCalls > 8 ? echo(post) : new Response('', { status: 500 }),
    )
    const other = node({ retryPolicy: { batchSize: 4, pausesMilliseconds: [] } })
    await expect(other(requests(8))).rejects.toMatchObject({ code: 'node-unavailable' })
    away.splice(0)
    await other(requests(8)).catch(() => undefined)
    expect(sizes(away)[0]).toBe(4)
  })

  test('reports the one request that is too large', async () => {
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

  test('is not detected from a revert that mentions batches', async () => {
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

  test.each([408, 429, 502, 503])('calls a node again after status %i', async (status) => {
    const posts = nodeAt(FIRST, (post, previousCalls) =>
      previousCalls < 2 ? new Response(null, { status }) : echo(post),
    )
    expect(await node()(requests(1))).toEqual(replies(1))
    expect(posts).toHaveLength(3)
  })

  test.each([-32005, 429, -32029])(
    'calls a node that limits single requests with %i again, only for the missing replies',
    async (code) => {
      const posts = nodeAt(FIRST, (post, previousCalls) =>
        previousCalls === 0
          ? json([
              { id: 0, result: '0x0' },
              { id: 1, error: { code, message: 'limit exceeded' } },
            ])
          : echo(post),
      )
      expect(await node()(requests(2))).toEqual(replies(2))
      expect(sizes(posts)).toEqual([2, 1])
    },
  )

  test('calls a node that limits a batch as a whole again with fewer requests', async () => {
    const posts = nodeAt(FIRST, (post, previousCalls) =>
      previousCalls === 0 ? refusal(-32005, 'rate limit exceeded') : echo(post),
    )
    expect(await node()(requests(8))).toEqual(replies(8))
    expect(sizes(posts)).toEqual([8, 4, 4])
  })

  test('treats a range that is too wide as a reply, not a limit', async () => {
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
  ])('gives up on a node that is %s after its attempts: %s', async (_, code, respond) => {
    const posts = nodeAt(FIRST, respond)
    await expect(node()(requests(2))).rejects.toMatchObject({ code })
    expect(posts).toHaveLength(3)
  })

  test('gives up on a node that never responds, with one plain sentence', async () => {
    const send = node({
      retryPolicy: { timeoutMilliseconds: 20 },
      fetch: (_url, init) =>
        new Promise((_, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        }),
    })
    await expect(send(requests(1))).rejects.toThrow(NodeError)
    await expect(send(requests(1))).rejects.toThrow('The network doesn’t respond. Retry in a moment.')
  })

  test.each([
    [401, [false]],
    // Some firewalls forbid only batches.
    [403, [false, true]],
    [404, [false]],
  ])('does not call a node again after status %i', async (status, bare) => {
    const posts = nodeAt(FIRST, () => new Response(null, { status }))
    await expect(node()(requests(2))).rejects.toMatchObject({ code: 'node-refused' })
    expect(posts.map((post) => post.bare)).toEqual(bare)
  })

  test('treats an error with a separate status as the request’s reply', async () => {
    const error = { code: -32000, message: 'header not found' }
    nodeAt(FIRST, ({ sent, bare }) =>
      bare
        ? json({ id: sent[0]?.id, error }, { status: 500 })
        : json([{ id: sent[0]?.id, error }], { status: 500 }),
    )
    expect(await node()(requests(1))).toEqual([{ ok: false, ...error, data: undefined }])
  })

  test('treats status 403 with an error about the past as the reply to its request alone', async () => {
    const error = { code: -32602, message: 'Archive requests require a personal token.' }
    nodeAt(FIRST, (post) => {
      const isPast = ({ params: [result] }: Post['sent'][number]) => result === '0x1'
      if (!post.sent.some(isPast)) return echo(post)
      return json({ id: post.bare ? post.sent[0]?.id : null, error }, { status: 403 })
    })
    expect(await node()(requests(3))).toEqual([
      { ok: true, result: '0x0' },
      { ok: false, ...error, data: undefined },
      { ok: true, result: '0x2' },
    ])
  })

  test('keeps status 403 with another error for a refusal of every request', async () => {
    const error = { code: -32002, message: 'rejected due to project ID settings' }
    nodeAt(FIRST, ({ sent }) => json({ id: sent[0]?.id, error }, { status: 403 }))
    await expect(node()(requests(1))).rejects.toMatchObject({ code: 'node-refused' })
  })

  /** Calls a node that limits the first call, with fake timers, and returns the times of its calls in milliseconds. */
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
    expect(await called).toEqual(replies(1))
    return calls
  }

  test.each([
    ['in seconds', '7', 7_000],
    ['as a date', new Date(1_700_000_007_000).toUTCString(), 7_000],
    ['for longer than anyone waits', '3600', 60_000],
    ['for less than the pause', '0', 1_000],
    ['as text', 'later', 1_000],
  ])('waits as long as a node’s Retry-After requests, %s', async (_, retryAfter, milliseconds) => {
    expect(await callsAfter(retryAfter, 60_000)).toEqual([0, milliseconds])
  })
})

describe('the next node', () => {
  const both = (options: Partial<NodeOptions> = {}) => node({ urls: [FIRST, SECOND], ...options })

  test.each<[string, () => Response]>([
    ['away', () => failure()],
    ['limiting calls', () => new Response(null, { status: 429 })],
    ['refusing', () => new Response(null, { status: 401 })],
    ['talking nonsense', () => new Response('<html>')],
  ])('is called at once in place of one that is %s', async (_, respond) => {
    const first = nodeAt(FIRST, respond)
    const second = nodeAt(SECOND, echo)
    expect(await both()(requests(2))).toEqual(replies(2))
    expect([first.length, second.length]).toEqual([1, 1])
  })

  test('is not called while the first responds', async () => {
    nodeAt(FIRST, echo)
    const second = nodeAt(SECOND, echo)
    await both()(requests(2))
    expect(second).toHaveLength(0)
  })

  test('serves the whole call: replies of two nodes are never mixed', async () => {
    nodeAt(FIRST, (post, previousCalls) =>
      previousCalls === 0 ? json(post.sent.map(({ id }) => ({ id, result: 'first' }))) : failure(),
    )
    nodeAt(SECOND, ({ sent }) => json(sent.map(({ id }) => ({ id, result: 'second' }))))
    const replies = await both({ retryPolicy: { batchSize: 2 } })(requests(4))
    expect(replies).toEqual(Array(4).fill({ ok: true, result: 'second' }))
  })

  test('is called in place of a node that requested a pause, for the length of that pause', async () => {
    const first = nodeAt(FIRST, () => new Response(null, { status: 429, headers: { 'retry-after': '600' } }))
    nodeAt(SECOND, echo)
    const send = both()
    await send(requests(1))
    await send(requests(1))
    expect(first).toHaveLength(1)
  })

  test('may become the first again once every other node has failed', async () => {
    nodeAt(FIRST, (post, previousCalls) => (previousCalls === 0 ? failure() : echo(post)))
    const second = nodeAt(SECOND, () => new Response(null, { status: 401 }))
    expect(await both()(requests(1))).toEqual(replies(1))
    expect(second).toHaveLength(1)
  })

  test('when it fails too, the error is the one that a retry may resolve', async () => {
    nodeAt(FIRST, () => new Response(null, { status: 401 }))
    nodeAt(SECOND, () => failure())
    await expect(both()(requests(1))).rejects.toMatchObject({ code: 'node-unavailable' })
  })
})

describe('a canceled call', () => {
  const silent: typeof fetch = (_url, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    })

  test('ends at once with the reason, and aborts its pending request', async () => {
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

  test('sends nothing when it was canceled before', async () => {
    const posts = nodeAt(FIRST, echo)
    const signal = AbortSignal.abort()
    await expect(node()(requests(1), { signal })).rejects.toBe(signal.reason)
    expect(posts).toHaveLength(0)
  })
})

describe('responses built to block the page', () => {
  test('cuts an error’s message of megabytes', async () => {
    const message = 'x'.repeat(1_000_000)
    nodeAt(FIRST, ({ sent }) => json([{ id: sent[0]?.id, error: { code: -32000, message } }]))
    const [reply] = await node()(requests(1))
    expect(reply?.ok === false && reply.message.length).toBe(1_000)
  })

  test.each([null, 7, 'text', {}, [null], [7], [{ id: 0 }]])(
    'treats the response %j as no reply, without another failure',
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
