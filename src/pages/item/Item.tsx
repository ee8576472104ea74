// Layout of an item's page: the picture, the item's facts beside it, and its history below.
import { fillTokenId } from '../../domain/fillTokenId.ts'
import { useMemo, useState } from 'react'
import { History } from 'lucide-react'
import { useLocation } from 'react-router'
import { Link } from '../../ui/Link.tsx'
import { parseAddress } from '../../domain/address.ts'
import { metadataPlace } from '../../domain/metadataPlace.ts'
import { collectionName, plainName } from '../../domain/names.ts'
import { getDecimals, type QuantityScale } from '../../domain/quantity.ts'
import { collectionPath, timeTravelPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import { parseTokenId, shortTokenId } from '../../domain/tokenId.ts'
import { ActivityExport } from '../../features/history/activity/ActivityExport.tsx'
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { Provenance, ProvenanceSkeleton } from '../../features/history/Provenance.tsx'
import { lastSaleFlag } from '../../features/history/salePoints.ts'
import { type ItemRows, useItemRows } from '../../features/history/useItemRows.ts'
import { ItemBundles, useItemBundles } from '../../trading/tables/ItemBundles.tsx'
import { createListedItem } from '../../orders/listedItem.ts'
import { ListingsExport } from '../../trading/tables/OrdersExport.tsx'
import { ListingsTable } from '../../trading/tables/ListingsTable.tsx'
import { useHostedMetadata } from '../../features/items/useHostedMetadata.ts'
import { ItemOffers } from '../../trading/tables/ItemOffers.tsx'
import { useItemOffers } from '../../trading/tables/useItemOffers.ts'
import type { QueryState } from '../../graphql/useIndexQuery.ts'
import { endsAfter } from '../../graphql/where.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { frameTexts } from '../../messages/en/frame.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { UnlistedNotice } from '../../features/collections/UnlistedNotice.tsx'
import { VerifiedMark } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import { Page, Section } from '../../ui/Layout.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { ShownPicture } from '../../ui/ImageFrame.tsx'
import { Media } from '../../ui/Media.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useNow } from '../../ui/useNow.ts'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import type { ItemPage_recordQuery, ItemPageQuery } from './__generated__/ItemPage.ts'
import { Description, MetadataNote } from './Description.tsx'
import { ContractMetadataNote, freshDocument } from './ContractMetadata.tsx'
import { Details } from './Details.tsx'
import { Holders } from './Holders.tsx'
import { MAX_LISTINGS, getItemListings } from './itemListings.ts'
import { HoldersExport } from './HoldersExport.tsx'
import { Ownership } from './Ownership.tsx'
import { PriceAndActions } from './PriceAndActions.tsx'
import { ThenAndNowTable } from './ThenAndNowTable.tsx'
import { HostedTraits, Traits } from './Traits.tsx'
import { findSeller, isBurned, useHeldQuantity } from './itemHolders.ts'
import { useContractMetadata } from './useContractMetadata.ts'
import styles from './Item.module.css'

/** The item with its collection. */
export type ItemToken = NonNullable<ItemPageQuery['token']> & { readonly collection: ItemCollection }
type ItemCollection = NonNullable<ItemPageQuery['collection']>

/** The item's transfers, last sale and bundles, fetched at the same time as the item. */
export type ItemRecord = QueryState<ItemPage_recordQuery>

/** Loads only during time travel. */
const ThenAndNow = lazyPart(async () => (await import('./ThenAndNow.tsx')).ThenAndNow, {
  placeholder: ({ asOf }) => <ThenAndNowTable asOf={asOf} />,
  notice: 'here',
})

/** Selects the item's listings that can be bought now. */
const liveListings = (token: string): Order_filter => ({
  token,
  side: 'ASK',
  scope: 'ITEM',
  live: true,
  ...endsAfter(nowSeconds()),
})

export interface ItemProps {
  readonly token: NonNullable<ItemPageQuery['token']>
  /** Listings that can be bought now, by currency. */
  readonly markets: ItemPageQuery['collectionMarkets']
  readonly collection: ItemCollection
  readonly record: ItemRecord
}

export function Item({ token: own, markets, collection: around, record }: ItemProps) {
  const token = useMemo((): ItemToken => ({ ...own, collection: around }), [own, around])
  const t = useTranslate()
  const { collections, metadataHosts, network } = useConfig()
  const collection = parseAddress(token.collection.id)
  const tokenId = parseTokenId(token.tokenId)
  const ownCollectionName = collectionName(token.collection)
  const number = `#${shortTokenId(tokenId)}`
  const place = own.metadata === null && own.uri !== null ? metadataPlace(own.uri, metadataHosts) : undefined
  const hosted = useHostedMetadata(place)
  const hostedDocument = hosted?.kind === 'document' ? hosted.document : undefined
  const contractMetadata = useContractMetadata(token, hostedDocument)
  const fresh = freshDocument(contractMetadata.reading)
  // Trading goes by the index alone, but for the decimals that quantities are shown with: a host can change what it
  // serves, and a contract what it says.
  const document = fresh ?? token.metadata ?? hostedDocument
  const shownTraits = fresh?.traits ?? (token.metadata === null ? hostedDocument?.traits : undefined)
  const decimals = getDecimals(token.standard, token.metadata ?? hostedDocument)
  const item = useMemo(() => ({ ...createListedItem(token), decimals }), [token, decimals])
  const name = plainName(document?.name) || `${ownCollectionName} ${number}`
  const file = `${collection.slice(0, 10)}-${tokenId}`
  const edition = token.standard === 'ERC1155'
  const now = useNow()
  const listings = useMemo(
    () => getItemListings(markets, item, { network, atSeconds: now }),
    [markets, item, network, now],
  )
  const held = useHeldQuantity(token)
  const seller = findSeller(token, held, useAccount())
  const offers = useItemOffers(item, {
    traits: token.metadata?.traits ?? [],
    seller,
    skip: isBurned(token),
  })
  const asOf = useAsOfBlock()
  const [shown, setShown] = useState<ShownPicture>()
  const recorded = record.kind === 'ready' ? record.data.token : null
  const rows = useItemRows(recorded)
  const bundles = useItemBundles(recorded)

  return (
    <Page title={name}>
      <UnlistedNotice collection={collection} />
      <div className={styles.item}>
        <div className={styles.stage}>
          <Media
            className={styles.media}
            collection={collection}
            image={fillTokenId(document?.image, tokenId)}
            animation={fillTokenId(document?.animationUrl, tokenId)}
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
                <bdi>{ownCollectionName}</bdi>
              </Link>
              {collections.includes(collection) && <VerifiedMark />}
            </p>
            <h1 className={styles.name}>
              <bdi>{name}</bdi>
            </h1>
            <LookAlikeMark address={collection} names={[ownCollectionName, name]} />
            <Ownership
              token={token}
              held={held}
              decimals={decimals}
              number={name.includes(number) ? undefined : number}
            />
          </header>
          <PriceAndActions
            item={item}
            token={token}
            live={listings.first}
            isCheapest={listings.isFirstCheapest}
            bundles={bundles}
            held={held}
            seller={seller}
            offers={offers}
            record={record}
            lastSaleFlag={lastSaleFlag(rows?.rows ?? [])}
          />
          {fresh === undefined && <MetadataNote token={token} place={place} hosted={hosted} />}
          <ContractMetadataNote contractMetadata={contractMetadata} isIndexed={token.metadata !== null} />
          <Description text={document?.description} link={fillTokenId(document?.externalUrl, tokenId)} />
        </div>
        <Anchors hasOffers={BigInt(token.supply) > 0n} />
        {asOf !== undefined && (
          <div className={styles.whole}>
            <Section title={t(itemPageTexts.thenAndNow)}>
              <ThenAndNow token={token.id} collection={collection} asOf={asOf} />
            </Section>
          </div>
        )}
        <div className={styles.record}>
          <Section title={t(itemPageTexts.provenance)} id="provenance" aside={<TimeTravelLink />}>
            <Record
              record={record}
              rows={rows}
              indexedFromBlock={Number(around.indexedFromBlock)}
              file={file}
              scale={item}
            />
          </Section>
        </div>
        <div className={styles.label}>
          {shownTraits === undefined ? (
            <Traits
              traits={token.metadata?.traits ?? []}
              collection={collection}
              id={token.id}
              tokenCount={token.collection.tokenCount}
            />
          ) : (
            <HostedTraits traits={shownTraits} />
          )}
          <Details
            token={token}
            scale={item}
            contractMetadata={contractMetadata}
            image={document?.image}
            hasAnimation={Boolean(document?.animationUrl)}
            unreadTraits={document?.unreadTraits ?? []}
            shown={shown}
          />
        </div>
      </div>
      {edition && (
        <Section
          title={t(itemPageTexts.holders)}
          count={t(token.ownerCount)}
          aside={<HoldersExport token={token.id} file={`${file}-holders`} />}
        >
          <Holders token={token} scale={item} />
        </Section>
      )}
      {(listings.all.length > 1 || (edition && listings.all.length > 0)) && (
        <Section
          title={t(itemPageTexts.listings)}
          count={t(listings.all.length)}
          id="listings"
          aside={<ListingsExport filters={() => [liveListings(token.id)]} file={`${file}-listings`} />}
        >
          <ListingsTable
            listings={listings.all}
            withQuantity={edition}
            label={t(itemPageTexts.liveListings)}
          />
          {!listings.isComplete && (
            <p className={styles.quiet}>{t(itemPageTexts.mostListings({ most: MAX_LISTINGS }))}</p>
          )}
        </Section>
      )}
      {bundles !== undefined && <ItemBundles bundles={bundles} />}
      {BigInt(token.supply) > 0n && (
        <ItemOffers item={item} state={offers} held={held} listings={listings.all} file={file} />
      )}
      <Section
        title={t(itemPageTexts.history)}
        id="history"
        aside={
          <span className={styles.aside}>
            <TimeTravelLink />
            <ActivityExport
              what={t(itemPageTexts.exportedHistory)}
              table="history"
              where={{ token: token.id }}
              file={`${file}-history`}
            />
          </span>
        }
      >
        <HistoryFeed
          scope={`token ${token.id}`}
          where={{ token: token.id }}
          label={t(itemPageTexts.historyOf({ item: name }))}
          empty={<p className={styles.quiet}>{t(itemPageTexts.noHistory)}</p>}
        />
      </Section>
    </Page>
  )
}

/** Leads to the parts of the page, which is long. */
function Anchors({ hasOffers }: { readonly hasOffers: boolean }) {
  const t = useTranslate()
  const { search } = useLocation()
  const parts = [
    { id: 'price', title: itemPageTexts.price },
    { id: 'provenance', title: itemPageTexts.provenance },
    ...(hasOffers ? [{ id: 'offers', title: ordersTexts.offersTable.title }] : []),
    { id: 'details', title: itemPageTexts.details },
  ]
  return (
    <nav className={styles.anchors} aria-label={t(itemPageTexts.onThisPage)}>
      {parts.map(({ id, title }) => (
        <Link key={id} to={`${search}#${id}`}>
          {t(title)}
        </Link>
      ))}
    </nav>
  )
}

/** Beside a history: the page as of a block of it. */
function TimeTravelLink() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  if (useAsOfBlock() !== undefined) return null
  return (
    <Link className={styles.past} to={timeTravelPath(pathname + search)}>
      <History aria-hidden="true" />
      {t(frameTexts.footer.timeTravel)}
    </Link>
  )
}

interface RecordProps {
  readonly record: ItemRecord
  readonly rows: ItemRows | undefined
  readonly indexedFromBlock: number
  readonly file: string
  readonly scale: QuantityScale
}

function Record({ record, rows, indexedFromBlock, file, scale }: RecordProps) {
  const t = useTranslate()
  switch (record.kind) {
    case 'loading':
      return <ProvenanceSkeleton />
    case 'failed':
      return <ErrorState title={t(itemPageTexts.recordFailed)} error={record.error} onRetry={record.retry} />
    case 'ready': {
      const { token } = record.data
      // The response is of a block before the item's own; the one for the next block is pending.
      if (token === null || rows === undefined) return <ProvenanceSkeleton />
      return (
        <Provenance
          token={token}
          indexedFromBlock={indexedFromBlock}
          record={rows}
          file={file}
          scale={scale}
        />
      )
    }
  }
}
