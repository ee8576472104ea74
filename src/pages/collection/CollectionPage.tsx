// The items of a collection: what they are, what they cost, and every way to narrow them down.
import { useParams } from 'react-router'
import { type Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { CollectionHeader, CollectionHeaderSkeleton } from '../../features/collections/CollectionHeader.tsx'
import { collectionName } from '../../features/collections/collectionName.ts'
import { openAsks } from '../../features/collections/openAsks.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { Page } from '../../ui/Layout.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { CollectionPageDocument } from './__generated__/CollectionPage.ts'
import { CollectionItems } from './CollectionItems.tsx'
import { CollectionNotFound, MalformedCollection } from './CollectionNotFound.tsx'

export function CollectionPage() {
  const { collection = '' } = useParams()
  const address = tryReadAddress(collection)
  return address === undefined ? <MalformedCollection /> : <CollectionAt key={address} address={address} />
}

function CollectionAt({ address }: { readonly address: Address }) {
  const now = useQueryTime()
  const query = useIndexQuery(CollectionPageDocument, {
    variables: { id: address, openAsks: openAsks(now) },
  })
  if (query.kind === 'failed') {
    return (
      <Page title="Collection">
        <ErrorState
          scope="page"
          title="The collection could not be loaded"
          error={query.error}
          onRetry={query.retry}
        />
      </Page>
    )
  }
  const collection = query.kind === 'ready' ? query.data.collection : undefined
  if (collection === null) return <CollectionNotFound address={address} />
  return (
    <Page title={collection === undefined ? 'Collection' : collectionName(collection)}>
      {collection === undefined ? (
        <CollectionHeaderSkeleton address={address} />
      ) : (
        <CollectionHeader collection={collection} now={now} />
      )}
      {/* In one place whether the header is here or not: what the reader began to do with the filters stays. */}
      <CollectionItems
        address={address}
        tokenCount={collection?.tokenCount}
        listedCount={collection?.listedCount}
      />
    </Page>
  )
}
