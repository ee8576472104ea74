// How an item is laid out: the work at the left, its label beside it, its record below.
import { useMemo, useState } from 'react'
import { Link } from '../../ui/Link.tsx'
import { parseAddress } from '../../domain/address.ts'
import { collectionName, plainName } from '../../domain/names.ts'
import { collectionPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import { parseTokenId, shortTokenId } from '../../domain/tokenId.ts'
import { formatCount } from '../../domain/wei.ts'
import { ActivityExport } from '../../features/history/activity/ActivityExport.tsx'
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { Provenance, ProvenanceSkeleton } from '../../features/history/Provenance.tsx'
import type { HistoryType } from '../../features/history/rows.ts'
import { lastSaleFlag } from '../../features/history/salePoints.ts'
import { type ItemRows, useItemRows } from '../../features/history/useItemRows.ts'
import { ItemBundles } from '../../features/trading/listings/ItemBundles.tsx'
import { type ListableRef, readListable } from '../../features/trading/listings/listing.ts'
import { ListingsExport } from '../../features/trading/listings/ListingsExport.tsx'
import { ListingsTable } from '../../features/trading/listings/ListingsTable.tsx'
import { ItemOffers } from '../../features/trading/offers/ItemOffers.tsx'
import type { QueryState } from '../../graphql/useIndexQuery.ts'
import { openAt } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { VerifiedMark } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import { Page, Section } from '../../ui/Layout.tsx'
import { later } from '../../ui/later.tsx'
import type { ShownPicture } from '../../ui/ImageFrame.tsx'
import { Media } from '../../ui/Media.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { ErrorState } from '../../ui/States.tsx'
import type {
  ItemPage_asleepQuery,
  ItemPage_collectionQuery,
  ItemPage_listingsQuery,
  ItemPage_recordQuery,
  ItemPageQuery,
} from './__generated__/ItemPage.ts'
import { Description } from './Description.tsx'
import { Details } from './Details.tsx'
import { Holders } from './Holders.tsx'
import { MOST_LISTINGS, readItemListings } from './itemListings.ts'
import { HoldersExport } from './HoldersExport.tsx'
import { MetadataNote } from './MetadataNote.tsx'
import { Ownership } from './Ownership.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ThenAndNowTable } from './ThenAndNowTable.tsx'
import { Traits } from './Traits.tsx'
import { useHeldUnits } from './useHeldUnits.ts'
import styles from './Item.module.css'

/** The item with its collection. */
export type ItemToken = NonNullable<ItemPageQuery['token']> & {
  readonly asleep: AsleepOrders
  readonly collection: ItemCollection
} & ListableRef
type AsleepOrders = NonNullable<ItemPage_asleepQuery['token']>['asleep']
type ItemCollection = NonNullable<ItemPage_collectionQuery['collection']>

/** How the item came to be whose it is, and the bundles it is sold in: asked for beside the item. */
export type ItemRecord = QueryState<ItemPage_recordQuery>

/** Comes only where the site is shown as of a block. */
const ThenAndNow = later(async () => (await import('./ThenAndNow.tsx')).ThenAndNow, {
  waiting: ({ moment }) => <ThenAndNowTable moment={moment} />,
  notice: 'here',
})

/** All but offers on whole collections, which are not about one item. */
const KINDS: readonly HistoryType[] = ['SALE', 'LISTING', 'OFFER', 'TRANSFER', 'MINT', 'BURN', 'CANCELLATION']

/** The listings of an item that can be bought now. */
const liveAsks = (token: string): Order_filter => ({
  token,
  side: 'ASK',
  scope: 'ITEM',
  live: true,
  ...openAt(nowSeconds()),
})

export interface ItemProps {
  readonly token: NonNullable<ItemPageQuery['token']>
  /** Its listings that can be bought, by currency. */
  readonly markets: ItemPage_listingsQuery['collectionMarkets']
  /** Its listings that nobody, or not everybody, can buy just now. */
  readonly asleep: AsleepOrders | undefined
  readonly collection: ItemCollection
  readonly record: ItemRecord
}

export function Item({ token: own, markets, asleep, collection: around, record }: ItemProps) {
  // The fragment's fields, by their names: the mask is in the types alone.
  const token = useMemo(
    () => ({ ...own, asleep: asleep ?? [], collection: around }) as ItemToken,
    [own, asleep, around],
  )
  const { collections, network } = useConfig()
  const collection = parseAddress(token.collection.id)
  const tokenId = parseTokenId(token.tokenId)
  const ofCollection = collectionName(token.collection)
  const number = `#${shortTokenId(tokenId)}`
  const name = plainName(token.metadata?.name) || `${ofCollection} ${number}`
  const file = `${collection.slice(0, 10)}-${tokenId}`
  const edition = token.standard === 'ERC1155'
  const now = useNow()
  const listings = useMemo(
    () => readItemListings(markets, token, { network, atSeconds: now }),
    [markets, token, network, now],
  )
  const asks = listings.rows.map(({ order }) => order)
  const held = useHeldUnits(token)
  const past = usePast()
  const [shown, setShown] = useState<ShownPicture>()
  const told = record.kind === 'ready' ? record.data.token : null
  const rows = useItemRows(told)

  return (
    <Page title={name}>
      <div className={styles.item}>
        <div className={styles.stage}>
          <Media
            className={styles.media}
            collection={collection}
            image={token.metadata?.image}
            animation={token.metadata?.animationUrl}
            alt={name}
            play
            priority
            onShown={setShown}
          />
        </div>
        <div className={styles.label}>
          <header className={styles.heading}>
            <p className={styles.collection}>
              <Link to={collectionPath(collection)}>
                <bdi>{ofCollection}</bdi>
              </Link>
              {collections.includes(collection) && <VerifiedMark />}
            </p>
            <h1 className={styles.name}>
              <bdi>{name}</bdi>
            </h1>
            <LookAlikeMark address={collection} names={[ofCollection, name]} />
            <Ownership token={token} number={name.includes(number) ? undefined : number} />
          </header>
          <PriceBlock
            token={token}
            ask={listings.first?.order}
            isCheapest={listings.isFirstCheapest}
            held={held}
            record={record}
            lastSaleFlag={lastSaleFlag(rows?.rows ?? [])}
          />
          <MetadataNote token={token} />
          <Description text={token.metadata?.description} link={token.metadata?.externalUrl} />
          <Traits
            traits={token.metadata?.traits ?? []}
            collection={collection}
            id={token.id}
            tokenCount={token.collection.tokenCount}
          />
          <Details token={token} shown={shown} />
        </div>
      </div>
      {past !== undefined && (
        <Section title="Then and now">
          <ThenAndNow token={token.id} collection={collection} moment={past} />
        </Section>
      )}
      <Section title="Provenance" id="provenance">
        <Record record={record} rows={rows} file={file} />
      </Section>
      {edition && (
        <Section
          title="Holders"
          count={formatCount(token.ownerCount)}
          aside={<HoldersExport token={token.id} file={`${file}-holders`} />}
        >
          <Holders token={token} />
        </Section>
      )}
      {(asks.length > 1 || (edition && asks.length > 0)) && (
        <Section
          title="Listings"
          count={formatCount(asks.length)}
          id="listings"
          aside={<ListingsExport filters={() => [liveAsks(token.id)]} file={`${file}-listings`} />}
        >
          <ListingsTable orders={asks} withQuantity={edition} label="Live listings" />
          {!listings.isComplete && (
            <p className={styles.quiet}>
              {`At most ${formatCount(MOST_LISTINGS)} fixed and ${formatCount(MOST_LISTINGS)} declining prices of each currency are shown. Export the listings to see all of them.`}
            </p>
          )}
        </Section>
      )}
      {record.kind === 'ready' && record.data.token !== null && <ItemBundles token={record.data.token} />}
      {BigInt(token.supply) > 0n && (
        <ItemOffers
          item={readListable(token)}
          traits={token.metadata?.traits ?? []}
          held={held}
          asks={asks}
          file={file}
        />
      )}
      <Section
        title="History"
        id="history"
        aside={<ActivityExport what="history" where={{ token: token.id }} file={`${file}-history`} />}
      >
        <HistoryFeed
          scope={`token ${token.id}`}
          where={{ token: token.id }}
          label={`History of ${name}`}
          offered={KINDS}
          empty={<p className={styles.quiet}>Nothing has happened to this item yet.</p>}
        />
      </Section>
    </Page>
  )
}

interface RecordProps {
  readonly record: ItemRecord
  readonly rows: ItemRows | undefined
  readonly file: string
}

function Record({ record, rows, file }: RecordProps) {
  switch (record.kind) {
    case 'loading':
      return <ProvenanceSkeleton />
    case 'failed':
      return (
        <ErrorState
          title="Its movements, and the bundles it is sold in, could not be loaded"
          error={record.error}
          onRetry={record.retry}
        />
      )
    case 'ready': {
      const { token } = record.data
      // An answer of a block before the item's own: that of the next one is on its way.
      if (token === null || rows === undefined) return <ProvenanceSkeleton />
      return <Provenance token={token} record={rows} file={file} />
    }
  }
}
