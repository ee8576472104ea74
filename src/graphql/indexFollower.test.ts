// @vitest-environment jsdom
// The page follows the index: quiet while nothing changes, current soon after something does.
import '../../tests/support/dom.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApolloClient } from './client.ts'
import { graphql, HttpResponse } from 'msw'
import { server } from '../../tests/support/server.ts'
import { LastEvent_timeDocument } from './__generated__/LastEvent.ts'
import { queryIndex } from './queryIndex.ts'
import { getFollower, followIndex, type IndexStatus } from './indexFollower.ts'
import { changeCount, getPin } from './clientState.ts'
import { graphqlUrl, indexAt, looked, openPage } from '../../tests/support/followedIndex.ts'

/** Polls every few milliseconds. */
const FAST = { blockTimeSeconds: 12, pace: { next: () => 5 } }

let stop: () => void = () => undefined
afterEach(() => stop())

async function follow() {
  const client = await openPage()
  /** The page's change count at the time of each block notification. */
  const notified: number[] = []
  stop = followIndex({
    client,
    ...FAST,
    onBlock: () => notified.push(changeCount(client)),
  })
  return { client, generation: () => changeCount(client), notified }
}

describe('following', () => {
  test('sends no requests while the block stays the same', async () => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    expect(page.generation()).toBe(0)
  })

  test('waits for the page’s first answers, which a poll that overtakes them would make outdated', async () => {
    const index = indexAt(8)
    let answer: () => void = () => undefined
    const isAnswered = new Promise<void>((resolve) => (answer = resolve))
    const block = { __typename: '_Block_', number: 7, hash: '0x7', parentHash: null, timestamp: 1 }
    server.use(
      graphql.query('LastEvent_time', async () => {
        await isAnswered
        return HttpResponse.json({ data: { _meta: { __typename: '_Meta_', block }, activities: [] } })
      }),
    )
    const client = createApolloClient({ graphqlUrl, retry: { attempts: 1 } })
    const reading = queryIndex(client, LastEvent_timeDocument, { time: '1' })
    stop = followIndex({ client, ...FAST })
    index.parents = { '0x8': '0x7' }
    answer()
    await reading
    expect(index.looks).toBe(0)
    await looked(index)
    expect(getPin(client)).toMatchObject({ block: { number: 8 }, isMissed: false })
    expect(changeCount(client)).toBe(0)
  })

  test('sends no further query for a block without changes', async () => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    Object.assign(index, { parents: { '0x8': '0x7' }, number: 8, hash: '0x8' })
    await looked(index)
    expect(index.parentQuestions).toBe(0)
    expect(page.generation()).toBe(0)
  })

  test('sends JSON from then on to an index that refuses text', async () => {
    const index = indexAt(7)
    index.onlyJson = true
    const page = await follow()
    await looked(index)
    Object.assign(index, { parents: { '0x8': '0x7' }, number: 8, hash: '0x8', changedAt: 8 })
    await vi.waitFor(() => expect(page.generation()).toBe(1))
    await looked(index)
    expect(index.refusedTexts).toBe(1)
  })

  test('refetches the pages when something changed', async () => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    Object.assign(index, { parents: { '0x8': '0x7' }, number: 8, hash: '0x8', changedAt: 8 })
    await vi.waitFor(() => expect(page.generation()).toBe(1))
  })

  test('refetches the pages without asking for the blocks between, when something changed in several', async () => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    const parents = { '0xa': '0x9', '0x9': '0x8', '0x8': '0x7' }
    Object.assign(index, { parents, number: 10, hash: '0xa', changedAt: 9 })
    await vi.waitFor(() => expect(page.generation()).toBe(1))
    expect(index.parentQuestions).toBe(0)
  })

  test('reports each block once, before the pages refetch its changes', async () => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    expect(page.notified).toEqual([0])
    Object.assign(index, { parents: { '0x8': '0x7' }, number: 8, hash: '0x8', changedAt: 8 })
    await vi.waitFor(() => expect(page.generation()).toBe(1))
    await looked(index)
    expect(page.notified).toEqual([0, 0])
    Object.assign(index, { down: true })
    await looked(index)
    Object.assign(index, { down: false })
    await looked(index)
    expect(page.notified).toEqual([0, 0])
  })

  test.each([
    ['the chain went back', { number: 5, hash: '0x5' }],
    ['another block took the same place', { number: 7, hash: '0xother' }],
  ])('refetches the pages when %s', async (_what, change) => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    Object.assign(index, change)
    await vi.waitFor(() => expect(page.generation()).toBe(1))
  })

  test('keeps the pages’ block when one of several indexers behind the URL is a block behind', async () => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    const blocks = [
      { number: 6, hash: '0x6' },
      { number: 7, hash: '0x7' },
    ]
    index.next = () => blocks[index.looks % 2]
    await looked(index)
    await looked(index)
    expect([page.generation(), getPin(page.client).block?.number]).toEqual([0, 7])
  })

  describe('fault: reorg undoes a sale, listing, transfer', () => {
    // Undone changes are not among the changes since a block: only the walk along the parents finds them.
    test.each([1, 3, 9])(
      'refetches the pages when the index moved %i blocks along another branch',
      async (blocks) => {
        const index = indexAt(7)
        const page = await follow()
        await looked(index)
        const heights = Array.from({ length: blocks }, (_, up) => 8 + up)
        const parents = Object.fromEntries(heights.map((height) => [`0x${height}b`, `0x${height - 1}b`]))
        Object.assign(index, { parents, number: 7 + blocks, hash: `0x${7 + blocks}b` })
        await vi.waitFor(() => expect(page.generation()).toBe(1))
      },
    )
  })

  test('does not refetch when the index moved along the same branch, and fetches only unknown parents', async () => {
    const index = indexAt(7)
    const page = await follow()
    await looked(index)
    const parents = { '0x8': '0x7', '0x9': '0x8', '0x10': '0x9' }
    Object.assign(index, { parents, number: 8, hash: '0x8' })
    await looked(index)
    expect(index.parentQuestions).toBe(0)
    Object.assign(index, { number: 10, hash: '0x10' })
    await looked(index)
    expect(index.parentQuestions).toBe(1)
    expect(page.generation()).toBe(0)
  })

  describe('fault: index behind, failed, 5xx, malformed', () => {
    test('refetches the pages once when an index that failed doesn’t say what changed', async () => {
      const index = indexAt(7)
      const page = await follow()
      await looked(index)
      Object.assign(index, { parents: { '0x8': '0x7' }, number: 8, hash: '0x8', changedAt: 8, failed: true })
      await vi.waitFor(() => expect(page.generation()).toBe(1))
      await looked(index)
      expect(page.generation()).toBe(1)
    })

    test('continues after the index was unavailable, and misses nothing', async () => {
      const index = indexAt(7)
      const page = await follow()
      await looked(index)
      index.down = true
      await looked(index)
      Object.assign(index, { down: false, parents: { '0x8': '0x7' }, number: 8, hash: '0x8', changedAt: 8 })
      await vi.waitFor(() => expect(page.generation()).toBe(1))
    })
  })
})

describe('data that pages loaded before following began', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get')
  afterEach(() => visibility.mockReset())
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }

  /** A page that opened at this block, and whose code for following the index loads now. */
  async function began() {
    const client = await openPage()
    return () => {
      stop = followIndex({ client, ...FAST })
      return () => changeCount(client)
    }
  }

  test('is refetched when something has changed since', async () => {
    const index = indexAt(7)
    const follows = await began()
    Object.assign(index, { parents: { '0x8': '0x7' }, number: 8, hash: '0x8', changedAt: 8 })
    const changes = follows()
    await vi.waitFor(() => expect(changes()).toBe(1))
  })

  test('is left alone when nothing has', async () => {
    const index = indexAt(7)
    const changes = (await began())()
    await looked(index)
    expect(changes()).toBe(0)
  })

  test('is refetched when a tab that started hidden is shown an hour later', async () => {
    visibility.mockReturnValue('hidden')
    const index = indexAt(7)
    const changes = (await began())()
    Object.assign(index, { number: 307, hash: '0x307', changedAt: 200 })
    expect(index.looks).toBe(0)
    show('visible')
    await vi.waitFor(() => expect(changes()).toBe(1))
    await looked(index)
    expect(changes()).toBe(1)
  })

  describe('fault: index behind, failed, 5xx, malformed', () => {
    test('is refetched once when it failed to load', async () => {
      const index = indexAt(7)
      index.down = true
      const follows = await began()
      index.down = false
      const changes = follows()
      await vi.waitFor(() => expect(changes()).toBe(1))
      await looked(index)
      expect(changes()).toBe(1)
    })
  })
})

describe('one poller for all pages', () => {
  test('a caller joins the poll in progress', async () => {
    const index = indexAt(7)
    const client = createApolloClient({ graphqlUrl, retry: { attempts: 1 } })
    const follower = getFollower(client)
    expect(follower.latest()).toBeUndefined()
    const blocks = await Promise.all([follower.look(), getFollower(client).look(), follower.look()])
    expect(blocks.map(({ number }) => number)).toEqual([7, 7, 7])
    expect(index.looks).toBe(1)
    expect(follower.latest()).toMatchObject({ kind: 'read', block: { number: 7 } })
  })

  test('reports every poll, including failed ones', async () => {
    const index = indexAt(7)
    const { client } = await follow()
    const statuses: IndexStatus['kind'][] = []
    getFollower(client).subscribe(({ kind }) => statuses.push(kind))
    await looked(index)
    index.down = true
    await vi.waitFor(() => expect(statuses.at(-1)).toBe('unreachable'))
    expect(statuses).toContain('read')
    await expect(getFollower(client).look()).rejects.toThrow()
  })

  test('a requested poll updates the pages', async () => {
    const index = indexAt(7)
    const client = await openPage()
    stop = followIndex({ client, blockTimeSeconds: 60 })
    await vi.waitFor(() => expect(index.looks).toBe(1))
    await getFollower(client).look()
    Object.assign(index, { parents: { '0x8': '0x7' }, number: 8, hash: '0x8', changedAt: 8 })
    await getFollower(client).look()
    await vi.waitFor(() => expect(changeCount(client)).toBe(1))
  })
})
