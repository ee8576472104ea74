// The items of a collection: what they are, what they cost, and every way to narrow them down.
import { useParams } from 'react-router'
import { type Address, tryParseAddress } from '../../domain/address.ts'
import {
  collectionName,
  CollectionHeader,
  CollectionHeaderSkeleton,
} from '../../features/collections/CollectionHeader.tsx'
import { openAsks } from '../../features/collections/openAsks.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { Page } from '../../ui/Layout.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { CollectionPageDocument } from './__generated__/CollectionPage.ts'
import { CollectionItems } from './CollectionItems.tsx'
import { CollectionNotFound, MalformedCollection } from './CollectionNotFound.tsx'

export function CollectionPage() {
  const { collection = '' } = useParams()
  const address = tryParseAddress(collection)
  return address === undefined ? <MalformedCollection /> : <CollectionAt key={address} address={address} />
}

function CollectionAt({ address }: { readonly address: Address }) {
  const now = useQueryTime()
  const query = useIndexQuery(CollectionPageDocument, {
    variables: { id: address, openAsks: openAsks(now) },
  })
  switch (query.kind) {
    case 'loading':
      return (
        <Page title="Collection">
          <LoadingLabel>Loading the collection</LoadingLabel>
          <CollectionHeaderSkeleton address={address} />
          <CollectionItems address={address} />
        </Page>
      )
    case 'failed':
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
    case 'ready': {
      const { collection } = query.data
      if (collection === null) return <CollectionNotFound address={address} />
      return (
        <Page title={collectionName(collection)}>
          <CollectionHeader collection={collection} now={now} />
          <CollectionItems
            address={address}
            tokenCount={collection.tokenCount}
            listedCount={collection.listedCount}
          />
        </Page>
      )
    }
  }
}
