// The account's standing listings with what is amiss with them, those that need a look first.
import { Check, TriangleAlert } from 'lucide-react'
import { type Address, parseAddress } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import type { Currency } from '../../domain/currency.ts'
import { tokenName } from '../../domain/names.ts'
import { accountListingsPath, itemPath } from '../../domain/paths.ts'
import { DEFECT_SENTENCES, type OrderDefect } from '../../domain/orderDefects.ts'
import { priceAt, type PriceCourse } from '../../domain/priceCourse.ts'
import { parseTokenId } from '../../domain/tokenId.ts'
import { formatCount, type Wei } from '../../domain/wei.ts'
import { unitCourse } from '../../graphql/cheapestListing.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
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
import { type Ailment, ailmentsOf, SOON_DAYS } from './listingHealth.ts'
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

const WORDS: Readonly<Record<Exclude<Ailment, 'defective'>, string>> = {
  revived: 'Came back to life',
  'under-floor': 'Under the floor of others',
  'falls-under-floor': 'Will fall under the floor of others',
  'ends-soon': `Ends within ${SOON_DAYS} days`,
  'not-begun': 'Has not begun',
  'not-held': 'Item not held',
  'not-approved': 'Not allowed to move',
  restricted: 'For one buyer, or by a zone’s leave',
}

interface Row {
  readonly id: string
  readonly collection: Address
  readonly tokenId: ReturnType<typeof parseTokenId>
  readonly name: string
  /** Of one unit, now. */
  readonly unitPrice: Wei
  readonly course: PriceCourse
  readonly remaining: bigint
  readonly currency: Currency
  readonly endsAtSeconds: number
  readonly ailments: readonly Ailment[]
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
  { key: 'starts_at', value: ({ course }) => isoTimeOrNever(course.startsAtSeconds) },
  { key: 'ends_at', value: ({ endsAtSeconds }) => isoTimeOrNever(endsAtSeconds) },
  { key: 'amiss', value: ({ ailments }) => ailments.join(' ') },
  { key: 'defect', value: ({ defect }) => defect },
  { key: 'order_hash', value: ({ id }) => id },
]

export function ListingsHealth(props: ListingsHealthProps) {
  const { account, listings, isRevived, othersFloors, nowSeconds } = props
  const { network } = useConfig()
  // A listing that was published while the page is open has begun, though the figures are of a moment before it.
  const clock = useNow()
  const rows = listings
    .flatMap((listing): Row[] => {
      const { token, currency: inCurrency } = listing
      if (token === null || inCurrency === null) return []
      const currency = currencyFrom(inCurrency, network)
      const course = unitCourse(listing)
      const unitPrice = priceAt(course, nowSeconds)
      const endsAtSeconds = Math.min(Number(listing.endsAtSeconds), Number.MAX_SAFE_INTEGER)
      const ailments = ailmentsOf(
        {
          ...listing,
          startsAtSeconds: Number(listing.startsAtSeconds),
          endsAtSeconds,
          revived: isRevived(listing),
          defective: listing.defect !== null,
          unitPrice,
          unitEndPrice: course.endPrice,
          othersFloor: othersFloors.get(`${token.collection.id} ${currency.address}`),
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
          unitPrice,
          course,
          remaining: BigInt(remaining),
          currency,
          endsAtSeconds,
          ailments,
          defect: listing.defect,
        },
      ]
    })
    .toSorted((one, other) => other.ailments.length - one.ailments.length)
  const amiss = rows.filter(({ ailments }) => ailments.length > 0).length
  return (
    <Section
      title="Listings"
      count={formatCount(rows.length)}
      aside={
        <span className={styles.aside}>
          {rows.length > 0 && (
            <ExportButtons what="listings" file={`${account}-listings`} columns={COLUMNS} rows={rows} />
          )}
          <Link to={accountListingsPath(account)}>All listings</Link>
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className={styles.quiet}>Nothing stands for sale.</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {amiss === 0
              ? 'Nothing is amiss with any of them.'
              : `${formatCount(amiss)} of ${formatCount(rows.length)} ${amiss === 1 ? 'needs' : 'need'} a look.`}
          </p>
          <WideTable label="Standing listings, those that need a look first" dense>
            <thead>
              <tr>
                <HeaderCell>Item</HeaderCell>
                <HeaderCell numeric>Unit price</HeaderCell>
                <HeaderCell>Health</HeaderCell>
                <HeaderCell wideOnly>Ends</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {rows
                .slice(0, MOST_ROWS)
                .map(
                  ({
                    id,
                    collection,
                    tokenId,
                    name,
                    unitPrice,
                    course,
                    currency,
                    ailments,
                    defect,
                    endsAtSeconds,
                  }) => (
                    <tr key={id}>
                      <Cell>
                        <Link to={itemPath(collection, tokenId)}>
                          <bdi>{name}</bdi>
                        </Link>
                      </Cell>
                      <Cell numeric>
                        <Price amount={unitPrice} currency={currency} />
                        <PriceTrend {...course} currency={currency} />
                      </Cell>
                      <Cell>
                        <Health ailments={ailments} defect={defect} />
                      </Cell>
                      <Cell wideOnly>
                        <TimeAgo seconds={endsAtSeconds} />
                      </Cell>
                    </tr>
                  ),
                )}
            </tbody>
          </WideTable>
          {rows.length > MOST_ROWS && (
            <p className={styles.quiet}>The first {formatCount(MOST_ROWS)}; the file has them all.</p>
          )}
        </>
      )}
    </Section>
  )
}

const MOST_ROWS = 50

function Health({ ailments, defect }: Pick<Row, 'ailments' | 'defect'>) {
  if (ailments.length === 0) {
    return (
      <Badge tone="positive" icon={<Check aria-hidden="true" />}>
        In order
      </Badge>
    )
  }
  return (
    <span className={styles.badges}>
      {ailments.map((ailment) => (
        <Badge key={ailment} tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {ailment === 'defective' ? defect !== null && DEFECT_SENTENCES[defect] : WORDS[ailment]}
        </Badge>
      ))}
    </span>
  )
}
