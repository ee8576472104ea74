// The node over HTTP: answers in order, patience with a busy node, one plain error when it stays away.
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { createRpc } from './rpc.ts'

const url = 'http://node.test/rpc'
const rpc = createRpc({ url, pausesMilliseconds: [1, 1] })
const two = [
  { method: 'eth_chainId', params: [] },
  { method: 'eth_blockNumber', params: [] },
]

interface Sent {
  readonly id: number
  readonly method: string
}

describe('a batch', () => {
  test('is answered in its own order, whatever the order of the replies', async () => {
    server.use(
      http.post(url, async ({ request }) => {
        const sent = (await request.json()) as Sent[]
        return HttpResponse.json(
          sent.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method })).reverse(),
        )
      }),
    )
    expect(await rpc(two)).toEqual([
      { ok: true, result: 'eth_chainId' },
      { ok: true, result: 'eth_blockNumber' },
    ])
  })

  test('tells an error from a result, and what was left out', async () => {
    server.use(
      http.post(url, () =>
        HttpResponse.json([{ id: 0, error: { code: 3, message: 'reverted', data: '0x01' } }]),
      ),
    )
    expect(await rpc(two)).toEqual([
      { ok: false, code: 3, message: 'reverted', data: '0x01' },
      expect.objectContaining({ ok: false }),
    ])
  })

  test('without requests asks nothing', async () => {
    expect(await rpc([])).toEqual([])
  })

  describe('fault: RPC down, slow, 429', () => {
    test.each([429, 503])('a node that answers %i is asked again', async (status) => {
      let attempts = 0
      server.use(
        http.post(url, () => {
          attempts += 1
          return attempts < 3
            ? new HttpResponse(null, { status })
            : HttpResponse.json([
                { id: 0, result: '0x1' },
                { id: 1, result: '0x2' },
              ])
        }),
      )
      expect(await rpc(two)).toHaveLength(2)
      expect(attempts).toBe(3)
    })

    test.each([-32005, 429])('a node that limits single requests with %i is asked again', async (code) => {
      let attempts = 0
      server.use(
        http.post(url, () => {
          attempts += 1
          const second =
            attempts < 3 ? { id: 1, error: { code, message: 'limit exceeded' } } : { id: 1, result: '0x2' }
          return HttpResponse.json([{ id: 0, result: '0x1' }, second])
        }),
      )
      expect(await rpc(two)).toEqual([
        { ok: true, result: '0x1' },
        { ok: true, result: '0x2' },
      ])
      expect(attempts).toBe(3)
    })

    test.each([
      ['away', () => HttpResponse.error()],
      ['talking nonsense', () => HttpResponse.text('<html>')],
      [
        'refusing batches',
        () => HttpResponse.json({ id: null, error: { code: -32600, message: 'no batches' } }),
      ],
    ])('a node that is %s is given up after its attempts, in one plain sentence', async (_, answer) => {
      let attempts = 0
      server.use(
        http.post(url, () => {
          attempts += 1
          return answer()
        }),
      )
      await expect(rpc(two)).rejects.toThrow('The network node does not answer. Try again in a moment.')
      expect(attempts).toBe(3)
    })

    test('a node that refuses is not asked again', async () => {
      let attempts = 0
      server.use(
        http.post(url, () => {
          attempts += 1
          return new HttpResponse(null, { status: 401 })
        }),
      )
      await expect(rpc(two)).rejects.toThrow('The network node refuses to answer.')
      expect(attempts).toBe(1)
    })
  })
})
