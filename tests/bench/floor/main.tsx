// The smallest page that could do the work of the first route: React, a router, Apollo and one query.
import { ApolloClient, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'

interface Collections {
  readonly collections: readonly { readonly __typename: 'Collection'; readonly id: string }[]
}

/** `query Collections { collections { __typename id } }`, as a build step would output it: without the parser. */
const collections = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      name: { kind: Kind.NAME, value: 'Collections' },
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [
          {
            kind: Kind.FIELD,
            name: { kind: Kind.NAME, value: 'collections' },
            selectionSet: {
              kind: Kind.SELECTION_SET,
              selections: ['__typename', 'id'].map((value) => ({
                kind: Kind.FIELD as const,
                name: { kind: Kind.NAME as const, value },
              })),
            },
          },
        ],
      },
    },
  ],
} satisfies DocumentNode as TypedDocumentNode<Collections>

function Home() {
  const { data } = useQuery(collections)
  return (
    <ul>
      {data?.collections.map(({ id }) => (
        <li key={id}>{id}</li>
      ))}
    </ul>
  )
}

const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: '/graphql' }) })

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no place for the app.')
createRoot(root).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>,
)
