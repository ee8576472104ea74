// What the views of a collection share: the check of its address, its header with the tabs, and what went wrong.
import { lazy, type ReactNode, Suspense } from 'react'
import { useParams } from 'react-router'
import type { Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { collectionName } from '../../domain/names.ts'
import { CollectionHeader, CollectionHeaderSkeleton } from '../../features/collections/CollectionHeader.tsx'
import type { TokenStandard } from '../../graphql/__generated__/operations.ts'
import { openAsks } from '../../features/collections/openAsks.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { later } from '../../ui/later.tsx'
import { Page } from '../../ui/Layout.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { CollectionFrameDocument } from './__generated__/CollectionFrame.ts'
import { CollectionNotFound, MalformedCollection } from './CollectionNotFound.tsx'
import { ThenAndNowStrip } from './ThenAndNowStrip.tsx'
import styles from './CollectionFrame.module.css'

/** Trading comes after the page. */
const BestOffer = lazy(async () => ({
  default: (await import('../../features/trading/offers/BestOffer.tsx')).BestOffer,
}))

/** Comes only where the site is shown as of a block. */
const ThenAndNow = later(async () => (await import('./CollectionThenAndNow.tsx')).CollectionThenAndNow, {
  waiting: ({ moment }) => <ThenAndNowStrip moment={moment} />,
  notice: 'here',
})

/** What the collection itself says, and how much of it a view shows. */
export interface CollectionFacts {
  readonly name: string
  readonly standard: TokenStandard
  readonly tokenCount: number
  readonly listedCount: number
}

export interface CollectionFrameProps {
  /** What the view shows, for the document's title; the collection's name alone unless told. */
  readonly title?: string
  /** The view. The facts are undefined until the collection is known. */
  readonly children: (collection: Address, counts: CollectionFacts | undefined) => ReactNode
}

export function CollectionFrame({ title, children }: CollectionFrameProps) {
  const { collection = '' } = useParams()
  const address = tryReadAddress(collection)
  if (address === undefined) return <MalformedCollection />
  return <Collection key={address} address={address} title={title} view={children} />
}

interface CollectionProps {
  readonly address: Address
  readonly title: string | undefined
  readonly view: CollectionFrameProps['children']
}

function Collection({ address, title, view }: CollectionProps) {
  const now = useQueryTime()
  const past = usePast()
  const query = useIndexQuery(CollectionFrameDocument, {
    variables: { id: address, openAsks: openAsks(now) },
  })
  if (query.kind === 'failed') {
    return (
      <Page title={title ?? 'Collection'}>
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
  const name = collection === undefined ? 'Collection' : collectionName(collection)
  return (
    <Page title={title === undefined ? name : `${title} of ${name}`}>
      {collection === undefined ? (
        <CollectionHeaderSkeleton address={address} />
      ) : (
        <CollectionHeader
          collection={collection}
          bestOffer={
            <Suspense fallback={<Skeleton shape="text" width="5ch" />}>
              <BestOffer collection={address} />
            </Suspense>
          }
        />
      )}
      {past !== undefined && <ThenAndNow collection={address} moment={past} />}
      {/* In one place whether the header is here or not: what the reader began to do in the view stays. */}
      <div className={styles.view}>
        {view(address, collection === undefined ? undefined : { ...collection, name })}
      </div>
    </Page>
  )
}
