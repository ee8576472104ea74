// Lets every item on the page show what its own document says, where the site names hosts that documents are read from.
import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { tryParseAddress } from '../../domain/address.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { ReadDocument } from '../../media/hostReader.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ItemDocumentsProvider } from '../../ui/ItemDocuments.tsx'
import { createItemDocuments, type ItemAddress } from './itemDocuments.ts'
import { ItemAddresses_firstDocument, ItemAddressesDocument } from './__generated__/ItemAddresses.ts'

/** Its code loads with the first item that needs it. */
function createLazyReader(): ReadDocument {
  let reader: Promise<ReadDocument> | undefined
  const load = async (): Promise<ReadDocument> => {
    const [{ createHostReader }, { createDocumentCache }] = await Promise.all([
      import('../../media/hostReader.ts'),
      import('./documentCache.ts'),
    ])
    return createHostReader({ cache: createDocumentCache() })
  }
  return async (url, signal) => {
    reader ??= load()
    // Code that couldn't be fetched is fetched again.
    reader.catch(() => {
      reader = undefined
    })
    return (await reader)(url, signal)
  }
}

async function fetchAddresses(client: ApolloClient, ids: readonly string[]): Promise<readonly ItemAddress[]> {
  const collections = ids.filter((id) => tryParseAddress(id) !== undefined)
  const items = ids.filter((id) => !collections.includes(id))
  const [own, first] = await Promise.all([
    items.length === 0 ? { tokens: [] } : queryIndex(client, ItemAddressesDocument, { ids: items }),
    collections.length === 0
      ? { collections: [] }
      : queryIndex(client, ItemAddresses_firstDocument, { collections }),
  ])
  const firstItems = first.collections.flatMap(({ id, tokens }) =>
    tokens.map((token) => ({ ...token, id, item: token.id })),
  )
  return [...own.tokens, ...firstItems]
}

export function HostedDocuments({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const { metadataHosts: hosts } = useConfig()
  const [documents] = useState(() =>
    hosts.length === 0
      ? undefined
      : createItemDocuments({
          hosts,
          read: createLazyReader(),
          fetchAddresses: (ids) => fetchAddresses(client, ids),
        }),
  )
  return <ItemDocumentsProvider value={documents}>{children}</ItemDocumentsProvider>
}
