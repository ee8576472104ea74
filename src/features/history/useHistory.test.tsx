// A history keeps its rows while the index adds newer ones, whatever else is loading at the same time.
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { answer } from '../../../tests/support/indexRules.ts'
import { server } from '../../../tests/support/server.ts'
import { announceChange } from '../../graphql/clientState.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { useHistory } from './useHistory.ts'

/** Serves the rows at positions 1 to `newest`; while `hold` is set, responses wait until the test releases them. */
function serveRows(newest: number) {
  const index = { positions: upTo(newest), hold: false }
  const held: (() => void)[] = []
  const sent: string[] = []
  server.use(
    graphql.query('HistoryFeed', async ({ variables }) => {
      sent.push(JSON.stringify(variables))
      const { where, first } = variables as { where: object; first: number }
      const rows = answer(index.positions.map(row), {
        where,
        first,
        orderBy: 'position',
        orderDirection: 'desc',
      })
      if (index.hold) await new Promise<void>((release) => held.push(release))
      return HttpResponse.json({ data: { activities: rows } })
    }),
  )
  return { index, held, sent }
}

const upTo = (newest: number) => Array.from({ length: newest }, (_, place) => place + 1)
const downFrom = (newest: number, count: number) =>
  Array.from({ length: count }, (_, place) => String(newest - place))

const row = (position: number) => ({
  __typename: 'Activity',
  id: `0x${position}`,
  type: 'LISTING',
  position: `${position}`,
  blockNumber: '1',
  timestampSeconds: 1_700_000_000,
  transactionHash: `0x${'1'.repeat(64)}`,
  logIndex: 0,
  quantity: '1',
  price: null,
  unitPrice: null,
  from: null,
  to: null,
  currency: null,
  collection: null,
  token: null,
  sale: null,
  order: null,
})

async function show(count: number) {
  const client = createApolloClient({ graphqlUrl: 'http://index.test/graphql', retry: { attempts: 1 } })
  const { result } = renderHook(() => useHistory({ scope: 'all', where: {}, types: [] }), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  })
  const positions = () => result.current.items.map(({ position }) => position)
  await waitFor(() => expect(positions()).toHaveLength(count))
  return {
    positions,
    newer: () => result.current.newer.rows.map(({ position }) => position),
    history: () => result.current,
    change: () => act(() => announceChange(client)),
    client,
  }
}

test('keeps its rows and reports newer ones, by queries that do not depend on when it was opened', async () => {
  const { index, sent } = serveRows(45)
  const { positions, newer, history, change } = await show(40)
  index.positions = upTo(47)
  await change()
  expect(positions()).toEqual(downFrom(45, 40))
  expect(newer()).toEqual(['47', '46'])
  const [opening, reload, next] = sent
  expect(reload).toBe(opening)
  expect(next).toContain('"position_lt":"8"')
  expect(sent).toHaveLength(3)

  await act(() => history().loadMore())
  expect(positions()).toEqual(downFrom(45, 45))
  act(() => history().showNewer())
  await waitFor(() => expect(positions()).toEqual(downFrom(47, 45)))
  expect(newer()).toEqual([])
})

test('sends one query after a change that adds nothing', async () => {
  const { sent } = serveRows(45)
  const { positions, change } = await show(40)
  await change()
  expect(positions()).toEqual(downFrom(45, 40))
  expect(sent).toHaveLength(2)
})

test.each([40, 45])('keeps its rows when %i newer ones arrive, a page or more', async (count) => {
  const { index } = serveRows(45)
  const { positions, newer, history, change } = await show(40)
  index.positions = upTo(45 + count)
  await change()
  expect(positions()).toEqual(downFrom(45, 40))
  expect(newer()).toEqual(downFrom(45 + count, 40))
  expect(history().newer.hasMore).toBe(true)
})

test.each([
  ['a list of a page', [...upTo(43), 46], downFrom(43, 40), ['46']],
  ['a shorter list', [2, 3, 46], ['3', '2'], ['46']],
])('drops rows of %s that a reorganization undid', async (_, positionsNow, shown, above) => {
  const { index } = serveRows(45)
  const { positions, newer, change } = await show(40)
  index.positions = positionsNow
  await change()
  expect(positions()).toEqual(shown)
  expect(newer()).toEqual(above)
})

test('has all rows when its own were undone and more than a page of newer ones arrived', async () => {
  const { index } = serveRows(1)
  const { positions, history, change } = await show(1)
  index.positions = upTo(61).slice(1)
  await change()
  expect(positions()).toEqual(downFrom(61, 40))
  await act(() => history().loadMore())
  expect(positions()).toEqual(downFrom(61, 60))
  expect(history().hasMore).toBe(false)
})

test('shows the newer rows when all of its own were undone', async () => {
  const { index } = serveRows(1)
  const { positions, newer, change } = await show(1)
  index.positions = [2]
  await change()
  expect(positions()).toEqual(['2'])
  expect(newer()).toEqual([])
  index.positions = [2, 3]
  await change()
  expect(positions()).toEqual(['2'])
  expect(newer()).toEqual(['3'])
})

test('keeps newer rows when an older request ends while they load and another one starts', async () => {
  const { index, held } = serveRows(1)
  const { positions, history, change, client } = await show(1)
  Object.assign(index, { positions: upTo(2), hold: true })

  // Three requests: one because the index changed, one that shows the newer row, and one after another change.
  let first: Promise<void> | undefined
  act(() => {
    first = announceChange(client)
  })
  await waitFor(() => expect(held).toHaveLength(1))
  act(() => history().showNewer())
  await waitFor(() => expect(held).toHaveLength(2))
  held[0]?.()
  await act(() => first)
  index.hold = false
  await change()
  held[1]?.()
  await waitFor(() => expect(history().status).toBe('idle'))
  expect(positions()).toEqual(['2', '1'])
})
