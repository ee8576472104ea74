// The frame of a collection's pages: the address check, the header with its tabs, and errors.
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import { collectionName } from '../../domain/names.ts'
import { CollectionHeader, CollectionHeaderSkeleton } from '../../features/collections/CollectionHeader.tsx'
import type { TokenStandard } from '../../graphql/__generated__/operations.ts'
import { floorOrders } from '../../features/collections/headerFloors.ts'
import { openListings } from '../../features/collections/openListings.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { lazyComponent, lazyPart } from '../../ui/lazyPart.tsx'
import { Page } from '../../ui/Layout.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useLongWait } from '../../ui/useLongWait.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CollectionFrameDocument } from './__generated__/CollectionFrame.ts'
import { CollectionNotFound, MalformedCollection } from '../../features/collections/CollectionNotFound.tsx'
import { UnlistedNotice } from '../../features/collections/UnlistedNotice.tsx'
import { ThenAndNowStrip } from './ThenAndNowStrip.tsx'
import styles from './CollectionFrame.module.css'

/** Like all of trading, it loads after the page. */
const BestOffer = lazyComponent(async () => (await import('../../trading/tables/BestOffer.tsx')).BestOffer, {
  placeholder: () => <Skeleton shape="text" width="5ch" />,
})

/** Loads only during time travel. */
const ThenAndNow = lazyPart(async () => (await import('./CollectionThenAndNow.tsx')).CollectionThenAndNow, {
  placeholder: ({ asOf }) => <ThenAndNowStrip asOf={asOf} />,
  notice: 'here',
})

/** The collection's data that the views need. */
export interface CollectionFacts {
  readonly name: string
  readonly standard: TokenStandard
  readonly historyComplete: boolean
  readonly tokenCount: number
  readonly listedCount: number
  /** Hashes of the orders that may be the floor. */
  readonly floorOrders: readonly string[]
}

type View = 'activity' | 'analytics' | 'offers'

export interface CollectionFrameProps {
  /** The view, for the document's title; undefined for the items, whose title is the collection's name. */
  readonly view?: View
  /**
   * Draws the view. The facts are undefined until the collection has loaded; while `hidden`, the view loads its data but
   * isn't shown, because the header above it isn't either.
   */
  readonly children: (
    collection: Address,
    facts: CollectionFacts | undefined,
    state: { readonly hidden: boolean },
  ) => ReactNode
}

export function CollectionFrame({ view, children }: CollectionFrameProps) {
  const { collection = '' } = useParams()
  const address = tryReadAddress(collection)
  if (address === undefined) return <MalformedCollection />
  return <Collection key={address} address={address} view={view} draw={children} />
}

interface CollectionProps {
  readonly address: Address
  readonly view: View | undefined
  readonly draw: CollectionFrameProps['children']
}

function Collection({ address, view, draw }: CollectionProps) {
  const t = useTranslate()
  const now = useQueryTime()
  const asOf = useAsOfBlock()
  const isLongWait = useLongWait()
  const query = useIndexQuery(CollectionFrameDocument, {
    variables: { id: address, openListings: openListings(now) },
    keepPrevious: 'always',
  })
  if (query.kind === 'failed') {
    return (
      <Page title={t(view === undefined ? collectionTexts.title : collectionTexts.header[view])}>
        <ErrorState
          scope="page"
          title={t(collectionTexts.loadFailed)}
          error={query.error}
          onRetry={query.retry}
        />
      </Page>
    )
  }
  const collection = query.kind === 'ready' ? query.data.collection : undefined
  if (collection === null) return <CollectionNotFound address={address} />
  const hidden = collection === undefined && !isLongWait
  const name = collection === undefined ? t(collectionTexts.title) : collectionName(collection)
  return (
    <Page title={view === undefined ? name : t(collectionTexts[view]({ collection: name }))}>
      {!hidden && <UnlistedNotice collection={address} />}
      {hidden ? (
        <LoadingLabel>{t(collectionTexts.header.loading)}</LoadingLabel>
      ) : collection === undefined ? (
        <CollectionHeaderSkeleton address={address} />
      ) : (
        <CollectionHeader collection={collection} bestOffer={<BestOffer collection={address} />} />
      )}
      {asOf !== undefined && !hidden && <ThenAndNow collection={address} asOf={asOf} />}
      {/* In the same place with and without the header, so that the view keeps its state. */}
      <div className={styles.view} hidden={hidden}>
        {draw(address, collection && { ...collection, name, floorOrders: floorOrders(collection, now) }, {
          hidden,
        })}
      </div>
    </Page>
  )
}
