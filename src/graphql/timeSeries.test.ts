// The last events before past times, from an index that answers as of the block that a query names.
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { server } from '../../tests/support/server.ts'
import { createApolloClient } from './client.ts'
import { fetchLastEvents } from './timeSeries.ts'

const graphqlUrl = 'http://index.test/graphql'

/** Events by their blocks, a second each. The index knows all of them. */
const EVENTS = [3, 5, 8].map((block) => ({ id: `${block}`, block, seconds: 1_000 + block }))

interface Body {
  readonly query: string
  readonly variables: Record<string, string> & { readonly block?: { readonly number: number } | null }
}

beforeEach(() => {
  server.use(
    http.post(graphqlUrl, async ({ request }) => {
      const { query, variables } = (await request.json()) as Body
      const asOf = query.includes('block: $block') ? (variables.block?.number ?? Infinity) : Infinity
      const rows = [...query.matchAll(/(activities\d+)[^$]*\$(time\d+)/g)].map(
        ([, field = '', name = '']) => {
          const until = Number(variables[name])
          const event = EVENTS.findLast(({ block, seconds }) => seconds <= until && block <= asOf)
          const row = event && {
            __typename: 'Activity',
            id: event.id,
            timestampSeconds: `${event.seconds}`,
            blockNumber: `${event.block}`,
          }
          return [field, row === undefined ? [] : [row]]
        },
      )
      return HttpResponse.json({ data: { _meta: null, ...Object.fromEntries(rows) } })
    }),
  )
})

test('are found for several times at once', async () => {
  const client = createApolloClient({ graphqlUrl })
  expect(await fetchLastEvents(client, [1_000, 1_004, 1_009])).toEqual([
    undefined,
    { block: 3, seconds: 1_003 },
    { block: 8, seconds: 1_008 },
  ])
})

test('are those of the past in time travel', async () => {
  const client = createApolloClient({ graphqlUrl, asOfBlock: 5 })
  expect(await fetchLastEvents(client, [1_004, 1_009])).toEqual([
    { block: 3, seconds: 1_003 },
    { block: 5, seconds: 1_005 },
  ])
})
