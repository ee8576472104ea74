// The header of a collection's pages: name, standard, figures, tabs.
import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { type Address as AddressValue, parseAddress } from '../../domain/address.ts'
import { collectionName } from '../../domain/names.ts'
import { explorerAddressUrl } from '../../domain/explorer.ts'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { Address } from '../../ui/Address.tsx'
import { Badge, VerifiedMark } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LookAlikeMark } from '../../ui/LookAlikes.tsx'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CollectionHeader_collectionFragmentDoc } from './__generated__/CollectionHeader.ts'
import styles from './CollectionHeader.module.css'
import { Price } from '../../ui/Price.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { CollectionStatsSkeleton, VOLUME } from './CollectionStatsSkeleton.tsx'
import { collectionViews } from './collectionViews.ts'
import { VolumeParts } from './VolumeParts.tsx'
import { FloorPrice } from './FloorPrice.tsx'
import { type CollectionFiguresRef, mainMarket, useFigures } from './figures.ts'
import { share } from './share.ts'

type CollectionHeaderRef = FragmentRef<typeof CollectionHeader_collectionFragmentDoc>

export interface CollectionHeaderProps {
  readonly collection: CollectionHeaderRef
  /** The best offer, which loads after the other figures. */
  readonly bestOffer: ReactNode
}

export function CollectionHeader({ collection: reference, bestOffer }: CollectionHeaderProps) {
  const { collections, network } = useConfig()
  const t = useTranslate()
  const collection = readFragment(CollectionHeader_collectionFragmentDoc, reference)
  const address = parseAddress(collection.id)
  const explorer = explorerAddressUrl(network.explorerUrl, address)
  return (
    <>
      <PageHeader
        title={
          <span className={styles.title}>
            <bdi>{collectionName(collection)}</bdi>
            {collections.includes(address) && <VerifiedMark size={22} />}
          </span>
        }
        aside={<CollectionStats address={address} collection={collection} bestOffer={bestOffer} />}
      >
        <span className={styles.facts}>
          <LookAlikeMark address={address} names={[collectionName(collection)]} />
          <span>{t(collectionTexts.header[collection.standard])}</span>
          <Address address={address} to={null} copyable />
          {explorer !== undefined && (
            <ExternalLink href={explorer}>{t(collectionTexts.header.contract)}</ExternalLink>
          )}
          {collection.inconsistentTransferCount > 0 && (
            <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
              {t(collectionTexts.header.inconsistent)}
            </Badge>
          )}
        </span>
      </PageHeader>
      <CollectionTabs address={address} />
    </>
  )
}

export function CollectionHeaderSkeleton({ address }: { readonly address: AddressValue }) {
  const t = useTranslate()
  return (
    <>
      <LoadingLabel>{t(collectionTexts.header.loading)}</LoadingLabel>
      <PageHeader
        title={<Skeleton shape="text" width="9ch" />}
        aside={<CollectionStatsSkeleton translate={t} />}
      >
        <span className={styles.facts}>
          <Address address={address} to={null} copyable />
        </span>
      </PageHeader>
      <CollectionTabs address={address} />
    </>
  )
}

function CollectionTabs({ address }: { readonly address: AddressValue }) {
  const t = useTranslate()
  return (
    <Tabs
      label={t(collectionTexts.header.views)}
      tabs={collectionViews(address).map(({ to, label }) => ({ to, label: t(label) }))}
    />
  )
}

const { floor, bestOffer: best, listed, owners } = collectionTexts.figures

interface CollectionStatsProps {
  readonly address: AddressValue
  readonly collection: CollectionFiguresRef
  /** The best offer, which loads after the other figures. */
  readonly bestOffer: ReactNode
}

function CollectionStats({ address, collection, bestOffer }: CollectionStatsProps) {
  const t = useTranslate()
  const figures = useFigures(collection)
  const { tokenCount, ownerCount, listedCount } = figures
  const main = mainMarket(figures)
  return (
    <StatRow align="end">
      <Stat label={t(floor)} hint={t(collectionTexts.header.floorHint)}>
        <FloorPrice market={main} size="m" />
      </Stat>
      <Stat label={t(best)} hint={t(collectionTexts.header.bestOfferHint)}>
        <span className={styles.late}>{bestOffer}</span>
      </Stat>
      <Stat
        label={t(VOLUME)}
        hint={t(
          main === undefined
            ? collectionTexts.figures['30dSpan']
            : collectionTexts.header.volumeHint({
                sales: main.sold['30d'].sales,
                currency: main.currency.symbol,
                span: collectionTexts.figures['30dSpan'],
              }),
        )}
      >
        {main === undefined ? (
          '—'
        ) : (
          <Price size="m" amount={main.sold['30d'].volume} currency={main.currency} />
        )}
        <span className={styles.below}>
          <VolumeParts collection={address} market={main} markets={figures.markets} period="30d" />
        </span>
      </Stat>
      <Stat
        label={t(listed)}
        hint={t(collectionTexts.header.listedHint({ listed: listedCount, total: tokenCount }))}
      >
        {t(share(listedCount, tokenCount))}
      </Stat>
      <Stat label={t(owners)}>{t(ownerCount)}</Stat>
    </StatRow>
  )
}
