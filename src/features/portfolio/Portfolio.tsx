// An account's portfolio: totals by unit of account, items held, items sold, and its listings with their issues.
import type { ReactNode } from 'react'
import type { Address } from '../../domain/address.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { keysetPages, createSegment } from '../../graphql/keyset.ts'
import { type ReadContext, useKeptRead } from '../../graphql/useRead.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { portfolioTexts } from '../../messages/en/portfolio.ts'
import { dateTime, andList } from '../../messages/values.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CLOSED_COLUMNS, HELD_COLUMNS } from './files.ts'
import { HeldTable, RealizedTable } from './HeldTable.tsx'
import { ListingsHealth, type StandingListing } from './ListingsHealth.tsx'
import styles from './Portfolio.module.css'
import { PortfolioSkeleton } from './PortfolioSkeleton.tsx'
import { MAX_COLLECTIONS, MAX_LISTINGS, fetchPortfolio } from './fetchPortfolio.ts'
import { Totals } from './Totals.tsx'
import { PortfolioListingsDocument } from './__generated__/PortfolioListings.ts'

export interface PortfolioProps {
  readonly account: Address
  /** The time of all figures, in Unix seconds. */
  readonly now: number
  /** Selects the account's open listings. */
  readonly standing: Order_filter
  /** Whether a listing is live again because its item returned. */
  readonly isRevived: (listing: StandingListing) => boolean
  /** Offers made and received. */
  readonly offers: ReactNode
}

export function Portfolio({ account, now, standing, isRevived, offers }: PortfolioProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const reading = useKeptRead(`portfolio ${account} ${now}`, async (context) => {
    const [portfolio, listings] = await Promise.all([
      fetchPortfolio(context, { account, network, nowSeconds: now }),
      fetchListings(context, account, standing),
    ])
    return { portfolio, listings }
  })
  if (reading.status === 'failed') {
    return <ErrorState title={t(portfolioTexts.loadFailed)} error={reading.error} onRetry={reading.retry} />
  }
  if (reading.status === 'loading') return <PortfolioSkeleton progress={reading.progress} />
  const { portfolio, listings } = reading.value
  const { items, closed, names, othersFloors, areFloorsExact, cutCollections, skippedCollections } = portfolio
  const sold = closed.filter(({ exit }) => exit === 'sold')
  if (items.length === 0 && closed.length === 0 && listings.length === 0) {
    return (
      <>
        <Empty title={t(portfolioTexts.empty)}>{t(portfolioTexts.emptyHint)}</Empty>
        {offers}
      </>
    )
  }
  return (
    <>
      <Totals items={items} closed={closed} />
      {!areFloorsExact && (
        <p className={styles.quiet}>
          <LowestPrice exact={false} />
        </p>
      )}
      <Method cut={cutCollections} skipped={skippedCollections} now={now} />
      <Section
        title={t(portfolioTexts.held)}
        count={t(items.length)}
        aside={
          items.length > 0 && (
            <ExportButtons
              what={t(portfolioTexts.exportedHeld)}
              table="items_held"
              file={`${account}-held`}
              columns={HELD_COLUMNS}
              rows={items}
            />
          )
        }
      >
        {items.length === 0 ? (
          <p className={styles.quiet}>{t(portfolioTexts.noneHeld)}</p>
        ) : (
          <HeldTable items={items} />
        )}
      </Section>
      <Section
        title={t(portfolioTexts.sold)}
        count={t(sold.length)}
        aside={
          closed.length > 0 && (
            <ExportButtons
              what={t(portfolioTexts.exportedClosed)}
              table="items_sold_given_burned"
              file={`${account}-sold-given-burned`}
              columns={CLOSED_COLUMNS}
              rows={closed}
            />
          )
        }
      >
        {sold.length === 0 ? (
          <p className={styles.quiet}>{t(portfolioTexts.noneSold)}</p>
        ) : (
          <RealizedTable sold={sold} names={names} />
        )}
      </Section>
      <ListingsHealth {...{ account, listings, isRevived, othersFloors }} nowSeconds={now} />
      {offers}
    </>
  )
}

interface MethodProps {
  /** Names of collections of which not all listings were checked for traits. */
  readonly cut: readonly string[]
  /** Names of collections of which no listings were checked for traits. */
  readonly skipped: readonly string[]
  readonly now: number
}

/** How the figures are calculated, and what they leave out. */
function Method({ cut, skipped, now }: MethodProps) {
  const t = useTranslate()
  return (
    <details className={styles.method}>
      <summary>{t(portfolioTexts.method({ time: dateTime(now) }))}</summary>
      <ul>
        <li>{t(portfolioTexts.methodUnits)}</li>
        <li>{t(portfolioTexts.methodCost)}</li>
        <li>{t(portfolioTexts.methodUnknown)}</li>
        <li>{t(portfolioTexts.methodBundles)}</li>
        <li>{t(portfolioTexts.methodFloors)}</li>
        {cut.length > 0 && (
          <li>{t(portfolioTexts.methodCut({ count: MAX_LISTINGS, collections: andList(cut) }))}</li>
        )}
        {skipped.length > 0 && (
          <li>
            {t(portfolioTexts.methodSkipped({ count: MAX_COLLECTIONS, collections: andList(skipped) }))}
          </li>
        )}
      </ul>
    </details>
  )
}

/** @throws VitrineError when the indexer doesn't answer */
async function fetchListings(
  { client, signal }: ReadContext,
  account: Address,
  standing: Order_filter,
): Promise<readonly StandingListing[]> {
  const listings: StandingListing[] = []
  const pages = keysetPages<StandingListing, Order_filter>({
    signal,
    segments: [createSegment('endsAtSeconds', standing)],
    fetchPage: async ({ where, first, orderDirection }) =>
      (
        await queryIndex(client, PortfolioListingsDocument, {
          where,
          first,
          direction: orderDirection,
          account,
        })
      ).orders,
  })
  for await (const page of pages) listings.push(...page)
  return listings
}
