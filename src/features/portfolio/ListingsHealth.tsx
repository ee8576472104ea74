// The account's open listings with their issues, those with most issues first.
import { Check, Clock, TriangleAlert } from 'lucide-react'
import { type Address, parseAddress } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { type Currency, getUnit } from '../../domain/currency.ts'
import { tokenName } from '../../domain/names.ts'
import { accountListingsPath, itemPath } from '../../domain/paths.ts'
import type { OrderDefect } from '../../domain/orderDefects.ts'
import { priceAt, type PriceSchedule } from '../../domain/priceSchedule.ts'
import { orderUnitPrice, type QuantityScale, getDecimals } from '../../domain/quantity.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import type { Wei } from '../../domain/wei.ts'
import { toPriceSchedule } from '../../orders/cheapestListing.ts'
import { getCurrency } from '../../graphql/currency.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { portfolioTexts } from '../../messages/en/portfolio.ts'
import type { Value } from '../../messages/message.ts'
import { Badge } from '../../ui/Badge.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { amountColumns, currencyColumns, type ExportColumn, isoTimeOrNever } from '../../ui/export/table.ts'
import { Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { PriceTrend } from '../../ui/PriceTrend.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { useNow } from '../../ui/useNow.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { type ListingIssue, listingIssues, needsAttention, SOON_DAYS } from './listingHealth.ts'
import styles from './Portfolio.module.css'
import type { PortfolioListingsQuery } from './__generated__/PortfolioListings.ts'

export type StandingListing = PortfolioListingsQuery['orders'][number]

export interface ListingsHealthProps {
  readonly account: Address
  readonly listings: readonly StandingListing[]
  readonly isRevived: (listing: StandingListing) => boolean
  readonly othersFloors: ReadonlyMap<string, bigint>
  readonly nowSeconds: number
}

interface Row {
  readonly id: string
  readonly collection: Address
  readonly tokenId: ReturnType<typeof parseTokenId>
  readonly name: string
  /** Price of one unit as people see it, now. */
  readonly unitPrice: Wei
  readonly course: PriceSchedule
  /** The contract's units. */
  readonly remaining: bigint
  readonly decimals: number
  readonly currency: Currency
  readonly endsAtSeconds: bigint
  readonly issues: readonly ListingIssue[]
  readonly defect: OrderDefect | null
}

const COLUMNS: readonly ExportColumn<Row>[] = [
  { key: 'collection', value: ({ collection }) => checksumAddress(collection) },
  { key: 'token_id', value: ({ tokenId }) => tokenId },
  { key: 'name', value: ({ name }) => name },
  ...currencyColumns<Row>(({ currency }) => currency),
  ...amountColumns<Row>('unit_price', ({ unitPrice, currency }) => ({ amount: unitPrice, currency })),
  ...amountColumns<Row>('unit_start_price', ({ course, currency }) => ({
    amount: course.startPrice,
    currency,
  })),
  ...amountColumns<Row>('unit_end_price', ({ course, currency }) => ({ amount: course.endPrice, currency })),
  { key: 'units', value: ({ remaining }) => remaining.toString() },
  { key: 'decimals', value: ({ decimals }) => `${decimals}` },
  { key: 'starts_at', value: ({ course }) => isoTimeOrNever(course.startsAtSeconds) },
  { key: 'ends_at', value: ({ endsAtSeconds }) => isoTimeOrNever(endsAtSeconds) },
  { key: 'issues', value: ({ issues }) => issues.join(' ') },
  { key: 'defect', value: ({ defect }) => defect },
  { key: 'order_hash', value: ({ id }) => id },
]

/** The prices of one display unit. */
function shownPrices(
  { startPrice, endPrice, quantity, unitPrice, unitEndPrice }: StandingListing,
  scale: QuantityScale,
): Pick<PriceSchedule, 'startPrice' | 'endPrice'> {
  return {
    startPrice: orderUnitPrice({ price: startPrice, quantity }, unitPrice, scale),
    endPrice: orderUnitPrice({ price: endPrice, quantity }, unitEndPrice, scale),
  }
}

export function ListingsHealth(props: ListingsHealthProps) {
  const { account, listings, isRevived, othersFloors, nowSeconds } = props
  const t = useTranslate()
  const { network } = useConfig()
  // The figures are as of `nowSeconds`; a listing published since then isn't scheduled any more.
  const clock = useNow()
  const rows = listings
    .flatMap((listing): Row[] => {
      const { token, currency: inCurrency } = listing
      if (token === null || inCurrency === null) return []
      const currency = getCurrency(inCurrency, network)
      const course = toPriceSchedule(listing)
      const scale = { decimals: getDecimals(token.standard, token.metadata) }
      const shown = { ...course, ...shownPrices(listing, scale) }
      const { startsAtSeconds, endsAtSeconds } = course
      const issues = listingIssues(
        {
          ...listing,
          startsAtSeconds,
          endsAtSeconds,
          reactivated: isRevived(listing),
          defective: listing.defect !== null,
          // Floors are prices of the contract's units.
          unitPrice: priceAt(course, nowSeconds),
          unitEndPrice: course.endPrice,
          othersFloor: othersFloors.get(`${token.collection.id} ${getUnit(currency)}`),
        },
        clock,
      )
      const { id, remaining } = listing
      return [
        {
          id,
          collection: parseAddress(token.collection.id),
          tokenId: parseTokenId(token.tokenId),
          name: tokenName(token.tokenId, token.metadata),
          unitPrice: priceAt(shown, nowSeconds),
          course: shown,
          remaining: BigInt(remaining),
          decimals: scale.decimals,
          currency,
          endsAtSeconds,
          issues,
          defect: listing.defect,
        },
      ]
    })
    .toSorted((one, other) => other.issues.length - one.issues.length)
  const withIssues = rows.filter(({ issues }) => issues.some(needsAttention)).length
  return (
    <Section
      title={t(portfolioTexts.listings)}
      count={t(rows.length)}
      aside={
        <span className={styles.aside}>
          {rows.length > 0 && (
            <ExportButtons
              what={t(portfolioTexts.exportedListings)}
              table="listings"
              file={`${account}-listings`}
              columns={COLUMNS}
              rows={rows}
            />
          )}
          <Link to={accountListingsPath(account)}>{t(portfolioTexts.allListings)}</Link>
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t(portfolioTexts.noListings)}</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {t(portfolioTexts.issueCount({ count: withIssues, total: rows.length }))}
          </p>
          <WideTable label={t(portfolioTexts.listingsTable)} dense>
            <thead>
              <tr>
                <HeaderCell leading>{t(portfolioTexts.item)}</HeaderCell>
                <HeaderCell numeric>{t(portfolioTexts.unitPrice)}</HeaderCell>
                <HeaderCell>{t(portfolioTexts.status)}</HeaderCell>
                <HeaderCell wideOnly>{t(portfolioTexts.expires)}</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {rows
                .slice(0, MAX_ROWS)
                .map(
                  ({
                    id,
                    collection,
                    tokenId,
                    name,
                    unitPrice,
                    course,
                    currency,
                    issues,
                    defect,
                    endsAtSeconds,
                  }) => (
                    <tr key={id}>
                      <Cell leading>
                        <Link to={itemPath(collection, tokenId)}>
                          <bdi>{name}</bdi>
                        </Link>
                      </Cell>
                      <Cell numeric>
                        <Price amount={unitPrice} currency={currency} />
                        <PriceTrend {...course} currency={currency} />
                      </Cell>
                      <Cell>
                        <Health issues={issues} defect={defect} />
                      </Cell>
                      <Cell wideOnly>
                        <TimeAgo seconds={endsAtSeconds} />
                      </Cell>
                    </tr>
                  ),
                )}
            </tbody>
          </WideTable>
          {rows.length > MAX_ROWS && (
            <p className={styles.quiet}>{t(portfolioTexts.firstListings({ count: MAX_ROWS }))}</p>
          )}
        </>
      )}
    </Section>
  )
}

const MAX_ROWS = 50

function Health({ issues, defect }: Pick<Row, 'issues' | 'defect'>) {
  const t = useTranslate()
  if (issues.length === 0) {
    return (
      <Badge tone="positive" icon={<Check aria-hidden="true" />}>
        {t(portfolioTexts.noIssues)}
      </Badge>
    )
  }
  return (
    <span className={styles.badges}>
      {issues.map((issue) => {
        const look = needsAttention(issue)
          ? ({ tone: 'warning', icon: <TriangleAlert aria-hidden="true" /> } as const)
          : { icon: <Clock aria-hidden="true" /> }
        return (
          <Badge key={issue} {...look}>
            {t(issueMessage(issue, defect))}
          </Badge>
        )
      })}
    </span>
  )
}

function issueMessage(issue: ListingIssue, defect: OrderDefect | null): Value {
  if (issue === 'defective') return defect === null ? '' : ordersTexts.defects[defect]
  return issue === 'expires-soon' ? portfolioTexts[issue]({ days: SOON_DAYS }) : portfolioTexts[issue]
}
