// The page's side of the local copy with a service controlled by the test: what it requests, and when.
import { expect, test, vi } from 'vitest'
import type { ItemAnswer, ItemSearchService, LocalCopyState, RowRange } from './protocol.ts'
import { createSession } from './session.ts'
import { SITE } from '../../tests/support/itemSearchIndex.ts'
import { itemQuery, COLLECTION, item, NOW } from '../../tests/support/itemSearchRows.ts'
import { ADA } from '../../tests/support/itemSearchVisit.ts'

type Answer = (...args: Parameters<ItemSearchService['answer']>) => Partial<ItemAnswer>

/** A session whose service is in a state, and answers as the test says. */
async function openInState(
  state: LocalCopyState,
  answer: Answer,
  rows: ItemSearchService['rows'] = async () => undefined,
) {
  let onState: (state: LocalCopyState) => void = () => undefined
  const session = createSession({
    site: SITE,
    collection: COLLECTION,
    connect: async () => ({
      open: async (_site, _collection, _extent, publishState) => void (onState = publishState),
      update: async () => undefined,
      answer: async (...args) => ({
        version: 1,
        full: true,
        total: 1,
        facets: { types: [], listed: 0, inBundle: 0, prices: undefined },
        validUntilSeconds: Infinity,
        range: args[2],
        rows: [{ ...item(1), rarityRank: null }],
        ...answer(...args),
      }),
      rows,
      standing: async () => undefined,
    }),
    newest: () => undefined,
  })
  session.start()
  await Promise.resolve()
  onState(state)
  return { session, onState }
}

const full = (read: number) => ({ kind: 'full', read, version: 1, block: 10 }) as const

test('requests further rows of a result as of the time of that result', async () => {
  const requested: string[] = []
  const { session } = await openInState(
    full(5_000),
    (_collection, { now }) => {
      requested.push(`answer ${now}`)
      return { total: 5_000, validUntilSeconds: now + 60, rows: [] }
    },
    async (_collection, { now }) => {
      requested.push(`rows ${now}`)
      return []
    },
  )
  const shown = () => new Promise<void>((resolve) => session.subscribe(resolve))
  for (const now of [NOW, NOW + 60]) {
    const answered = shown()
    session.prepare(itemQuery({ now }))
    await answered
  }
  const more = shown()
  session.want(itemQuery({ now: NOW + 90 }), { from: 2_400, count: 10 })
  await more
  expect(requested.filter((each) => each.startsWith('answer'))).toEqual([
    `answer ${NOW}`,
    `answer ${NOW + 60}`,
  ])
  expect(requested.at(-1)).toBe(`rows ${NOW + 60}`)
})

test('keeps all rows in view, however many, and loads passed ones again on the way back', async () => {
  const total = 5_000
  const rowsIn = ({ from, count }: RowRange) =>
    Array.from({ length: count }, (_, i) => ({ ...item(from + i), rarityRank: null }))
  const { session } = await openInState(
    full(total),
    (_collection, _query, range) => ({ total, rows: rowsIn(range) }),
    async (_collection, _query, _version, range) => rowsIn(range),
  )
  const query = itemQuery({ now: NOW })
  session.prepare(query)
  await vi.waitFor(() => expect(session.answer(query)?.rows.at(0)).toBeDefined())
  const show = async (from: number, count: number) => {
    session.want(query, { from, count })
    const places = Array.from({ length: count }, (_, i) => from + i)
    const missing = () => places.filter((place) => session.answer(query)?.rows.at(place) === undefined)
    await vi.waitFor(() => expect(missing()).toEqual([]))
  }
  // A window of a thousand cards, more than are kept beyond it.
  await show(0, 1_000)
  // Down by steps of a window, and back up.
  const steps = [200, 320, 440, 560, 680, 800]
  for (const from of [...steps, ...steps.toReversed()]) await show(from, 60)
  expect(session.answer(query)?.rows.at(4_000)).toBeUndefined()
})

test('requests a result once while the local copy is brought up to date, and again after it', async () => {
  let requests = 0
  // The last page is there, but the state is published after an update.
  const reading: LocalCopyState = { kind: 'reading', read: 1_000, version: 1 }
  const { session, onState } = await openInState(reading, () => {
    requests += 1
    return { version: 2, full: true }
  })
  const query = itemQuery()
  session.prepare(query)
  await vi.waitFor(() => expect(session.answer(query)).toBeDefined())
  // As the page does when it renders the new result.
  session.prepare(query)
  // By then, anything requested has been answered.
  await session.update()
  expect(requests).toBe(1)
  onState({ kind: 'full', read: 1_500, version: 3, block: 10 })
  session.prepare(query)
  await session.update()
  expect(requests).toBe(2)
})

test('stays in use after a failed query for an owner, which is sent again at the next change', async () => {
  let isDown = true
  const state = full(1)
  const failed = vi.fn()
  const { session, onState } = await openInState(state, (_collection, { owner }) => {
    if (owner === undefined || !isDown) return {}
    failed()
    throw new Error('Status 429')
  })
  const [all, owned] = [itemQuery(), itemQuery({ owner: ADA })]
  session.prepare(owned)
  session.prepare(all)
  await vi.waitFor(() => expect(session.answer(all)).toBeDefined())
  expect(failed).toHaveBeenCalledTimes(1)
  expect(session.state()).toBe(state)
  isDown = false
  onState({ ...state, block: 11 })
  session.prepare(owned)
  await vi.waitFor(() => expect(session.answer(owned)).toBeDefined())
})

test('is in the failed state, and throws nothing, when the worker’s code can’t be loaded', async () => {
  const session = createSession({
    site: SITE,
    collection: COLLECTION,
    connect: async () => {
      throw new TypeError('Failed to fetch')
    },
    newest: () => undefined,
  })
  session.start()
  await expect(session.update()).resolves.toBeUndefined()
  expect(session.state()).toMatchObject({ kind: 'failed' })
})
