// A history loads newer rows on request, whatever else is loading at the same time.
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { server } from '../../../tests/support/server.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { announceChange } from '../../graphql/changeCount.ts'
import { useHistory } from './useHistory.ts'

/** Sends each response when the test releases it, in that order. */
function serveRows() {
  const index = { newest: 1, hold: false }
  const held: (() => void)[] = []
  server.use(
    graphql.query('HistoryFeed', async ({ variables }) => {
      const upTo = /"position_lte":"(\d+)"/.exec(JSON.stringify(variables))?.[1]
      const newest = upTo === undefined ? index.newest : Math.min(index.newest, Number(upTo))
      if (index.hold) await new Promise<void>((release) => held.push(release))
      const activities = Array.from({ length: newest }, (_, nth) => row(newest - nth))
      return HttpResponse.json({ data: { activities } })
    }),
  )
  return { index, held }
}

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
  from: null,
  to: null,
  currency: null,
  collection: null,
  token: null,
  sale: null,
  order: null,
})

function show() {
  const client = createApolloClient({ graphqlUrl: 'http://index.test/graphql', retry: { attempts: 1 } })
  const hook = renderHook(() => useHistory({ scope: 'all', where: {}, types: [] }), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  })
  const positions = () => hook.result.current.items.map(({ position }) => position)
  return { client, positions, history: () => hook.result.current }
}

test('keeps newer rows when an older request ends while they load and another one starts', async () => {
  const { index, held } = serveRows()
  const { client, positions, history } = show()
  await waitFor(() => expect(positions()).toEqual(['1']))
  Object.assign(index, { newest: 2, hold: true })

  // Three requests: one up to the row that is shown, one that loads all newer rows, and one because the index changed.
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
  await act(() => announceChange(client))
  held[1]?.()
  await waitFor(() => expect(history().status).toBe('idle'))
  expect(positions()).toEqual(['2', '1'])
})
