// For tests: an index that a page queries for changes, and the hook that shows its replies.
import { ApolloProvider } from '@apollo/client/react'
import { renderHook } from '@testing-library/react'
import { graphql, HttpResponse } from 'msw'
import { Activity } from 'react'
import { server } from './server.ts'
import { ChangesSinceDocument } from './changesSince.ts'
import { createApolloClient } from '../../src/graphql/client.ts'
import { type IndexQueryOptions, useIndexQuery } from '../../src/graphql/useIndexQuery.ts'

export const index = {
  /** The `since` variables of the queries, in order. */
  requests: [] as number[],
  failing: false,
  /** Set by a test to delay a response. */
  hold: undefined as Promise<void> | undefined,
  name: 'first',
  /** Whether the page with the query is kept, but hidden, as one that the reader may come back to. */
  isHidden: false,
}

/** Serves the index, as it is at first, until the test ends. */
export function serveChanges(): void {
  Object.assign(index, { requests: [], failing: false, hold: undefined, name: 'first', isHidden: false })
  server.use(
    graphql.query('ChangesSince', async ({ variables }) => {
      const { since: block } = variables as { since: number }
      const { name, failing } = index
      index.requests.push(block)
      await index.hold
      if (failing) return HttpResponse.json({ errors: [{ message: 'Store error: x' }] })
      const tokens = [{ __typename: 'Token', id: `${name} of ${block}` }]
      return HttpResponse.json({ data: { tokens, orders: [], metadata_collection: [] } })
    }),
  )
}

function newClient() {
  return createApolloClient({ graphqlUrl: 'http://index.test/graphql', retry: { attempts: 1 } })
}

interface Options extends Pick<IndexQueryOptions<object>, 'keepPrevious'> {
  readonly client?: ReturnType<typeof newClient>
}

/** Shows the changes since a block as a component does. */
export function show(block: number, { client = newClient(), ...options }: Options = {}) {
  let renders = 0
  const hook = renderHook(
    (props: { block: number }) => {
      renders += 1
      return useIndexQuery(ChangesSinceDocument, { variables: { since: props.block }, ...options })
    },
    {
      initialProps: { block },
      wrapper: ({ children }) => (
        <ApolloProvider client={client}>
          <Activity mode={index.isHidden ? 'hidden' : 'visible'}>{children}</Activity>
        </ApolloProvider>
      ),
    },
  )
  const seen = () => {
    const { current } = hook.result
    return current.kind === 'ready' ? current.data.tokens[0]?.id : current.kind
  }
  return { ...hook, client, seen, state: () => hook.result.current, renders: () => renders }
}
