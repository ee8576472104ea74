// A check in a worker: what crosses arrives whole, progress with it, and canceling ends it.
import { errorsTexts } from '../messages/en/errors.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeNode, overNetwork } from '../../tests/support/fakeNode.ts'
import { type PortWorkers, portWorkers } from '../../tests/support/portWorker.ts'
import { parseBundle } from './bundle.ts'
import { checkOnChain } from './connect.ts'
import type { Progress } from './verify.ts'
import { createService } from './service.ts'
import { sampleHistory } from '../../tests/support/honestHistories.ts'

const makeFakeNode = () => fakeNode(sampleHistory(({ claim }) => claim.rows.length > 5, 11))

const nodeUrls = ['https://node.example']
const never = new AbortController().signal

let workers: PortWorkers

beforeEach(() => {
  workers = portWorkers(createService)
  vi.stubGlobal('Worker', workers.Worker)
  // Nothing is kept from one check for the next.
  vi.stubGlobal('indexedDB', undefined)
})
afterEach(() => expect(workers.ended).not.toContain(false))

describe('a check in a worker', () => {
  test('comes to the same as one without, with its progress and a proof that can be read', async () => {
    const node = await makeFakeNode()
    vi.stubGlobal('fetch', overNetwork(node))
    const request = { claim: node.claim, nodeUrls }
    const steps: Progress[] = []
    const reply = await checkOnChain(request, { signal: never, onProgress: (step) => void steps.push(step) })
    expect(reply.kind).toBe('checked')
    if (reply.kind !== 'checked') return
    expect(reply.report.outcome).toEqual({ kind: 'complete', since: 10 })
    expect(new Set(steps.map(({ step }) => step))).toEqual(new Set(['search', 'blocks', 'orders']))
    expect(parseBundle(await reply.proof.text()).claim).toEqual(node.claim)
    expect(workers.ended).toHaveLength(1)

    vi.stubGlobal('Worker', undefined)
    const here = await checkOnChain(request, { signal: never, onProgress: () => undefined })
    expect(here.kind === 'checked' && here.report).toEqual(reply.report)
  })

  test('takes a history of many rows in their order', async () => {
    const node = await makeFakeNode()
    vi.stubGlobal('fetch', overNetwork(node))
    const [row] = node.claim.rows
    if (row === undefined) throw new Error('no rows')
    const more = Array.from({ length: 1_100 }, (_, index) => ({ ...row, id: `again ${index}` }))
    const rows = [...node.claim.rows, ...more]
    const reply = await checkOnChain(
      { claim: { ...node.claim, rows }, nodeUrls },
      { signal: never, onProgress: () => undefined },
    )
    expect(reply.kind === 'checked' && reply.report.rows.map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id),
    )
    expect(reply.kind === 'checked' && reply.report.outcome.kind).toBe('mismatch')
  })

  test('says in a sentence why nothing could be checked', async () => {
    const node = await makeFakeNode()
    node.instead.set('eth_chainId', () => ({ ok: true, result: '0x5' }))
    vi.stubGlobal('fetch', overNetwork(node))
    const reply = await checkOnChain({ claim: node.claim, nodeUrls }, { signal: never, onProgress: vi.fn() })
    expect(reply).toEqual({
      kind: 'failed',
      message: errorsTexts.node['wrong-chain'],
    })
  })

  test('that is canceled ends at once with the reason, and its worker with it', async () => {
    const node = await makeFakeNode()
    const answer = overNetwork(node)
    // A terminated worker stops where it is; this one runs in the test's own thread, so it is left waiting for a
    // reply that never comes, or it would go on to send requests during later tests.
    let stalled = false
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (!String(init.body).includes('eth_getLogs')) return answer(url, init)
      stalled = true
      return new Promise(() => undefined)
    })
    const controller = new AbortController()
    const reported: Progress[] = []
    const checked = checkOnChain(
      { claim: node.claim, nodeUrls },
      {
        signal: controller.signal,
        onProgress: (step) => {
          reported.push(step)
          controller.abort()
        },
      },
    )
    await expect(checked).rejects.toMatchObject({ name: 'AbortError' })
    expect(reported).toHaveLength(1)
    const again = checkOnChain(
      { claim: node.claim, nodeUrls },
      { signal: controller.signal, onProgress: vi.fn() },
    )
    await expect(again).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitUntil(() => stalled)
  })
})
