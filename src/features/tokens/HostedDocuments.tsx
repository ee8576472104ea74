// Lets every item on the page show what its own document says, where the site names hosts that documents are read from.
import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { queryIndex } from '../../graphql/queryIndex.ts'
import type { ReadDocument } from '../../media/hostReader.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ItemDocumentsProvider } from '../../ui/ItemDocuments.tsx'
import { createItemDocuments } from './itemDocuments.ts'
import { ItemAddressesDocument } from './__generated__/ItemAddresses.ts'

/** One for all pages, which share a host's patience. Its code loads with the first item that needs it. */
let reader: Promise<ReadDocument> | undefined
const loadReader = async (): Promise<ReadDocument> => {
  const [{ createHostReader }, { createDocumentCache }] = await Promise.all([
    import('../../media/hostReader.ts'),
    import('./documentCache.ts'),
  ])
  return createHostReader({ cache: createDocumentCache() })
}

const read: ReadDocument = async (url, signal) => {
  reader ??= loadReader()
  // Code that couldn't be fetched is fetched again.
  reader.catch(() => {
    reader = undefined
  })
  return (await reader)(url, signal)
}

export function HostedDocuments({ children }: { readonly children: ReactNode }) {
  const client = useApolloClient()
  const { metadataHosts: hosts } = useConfig()
  const [documents] = useState(() =>
    hosts.length === 0
      ? undefined
      : createItemDocuments({
          hosts,
          read,
          fetchAddresses: async (ids) =>
            (await queryIndex(client, ItemAddressesDocument, { ids: [...ids] })).tokens,
        }),
  )
  return <ItemDocumentsProvider value={documents}>{children}</ItemDocumentsProvider>
}
