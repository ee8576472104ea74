// The history of a collection: what was minted, listed, sold and moved, newest first.
import { useParams } from 'react-router'
import { type Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { CollectionHeader, CollectionHeaderSkeleton } from '../../features/collections/CollectionHeader.tsx'
import { collectionName } from '../../features/collections/collectionName.ts'
import { openAsks } from '../../features/collections/openAsks.ts'
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { Page } from '../../ui/Layout.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { CollectionActivityPageDocument } from './__generated__/CollectionActivityPage.ts'
import styles from './CollectionActivityPage.module.css'
import { CollectionNotFound, MalformedCollection } from './CollectionNotFound.tsx'

export function CollectionActivityPage() {
  const { collection = '' } = useParams()
  const address = tryReadAddress(collection)
  return address === undefined ? <MalformedCollection /> : <ActivityOf key={address} address={address} />
}

function ActivityOf({ address }: { readonly address: Address }) {
  const now = useQueryTime()
  const query = useIndexQuery(CollectionActivityPageDocument, {
    variables: { id: address, openAsks: openAsks(now) },
  })
  if (query.kind === 'failed') {
    return (
      <Page title="Activity">
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
    <Page title={collection === undefined ? 'Activity' : `Activity of ${collectionName(collection)}`}>
      {collection === undefined ? (
        <CollectionHeaderSkeleton address={address} />
      ) : (
        <CollectionHeader collection={collection} now={now} />
      )}
      <Feed address={address} />
    </Page>
  )
}

function Feed({ address }: { readonly address: Address }) {
  return (
    <div className={styles.feed}>
      <HistoryFeed
        scope={`collection ${address}`}
        where={{ collection: address }}
        label="Activity of the collection"
        withItem
        empty="Nothing has happened in this collection yet."
      />
    </div>
  )
}
