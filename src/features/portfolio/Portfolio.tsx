// An account's portfolio: sums by currency, what is held, what was sold, and how its listings fare.
import type { ReactNode } from 'react'
import type { Address } from '../../domain/address.ts'
import { formatExactTime } from '../../domain/time.ts'
import { formatCount } from '../../domain/wei.ts'
import { ask } from '../../graphql/ask.ts'
import { keysetPages } from '../../graphql/keysetPages.ts'
import { type ReadingContext, useKeptReading } from '../../graphql/useKeptReading.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { ExportButtons } from '../../ui/export/ExportButtons.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LowestKnown } from '../../ui/LowestKnown.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { CLOSED_COLUMNS, HELD_COLUMNS } from './files.ts'
import { HeldTable } from './HeldTable.tsx'
import { ListingsHealth, type StandingListing } from './ListingsHealth.tsx'
import styles from './Portfolio.module.css'
import { PortfolioSkeleton } from './PortfolioSkeleton.tsx'
import { RealisedTable } from './RealisedTable.tsx'
import { MOST_COLLECTIONS, readPortfolio } from './readPortfolio.ts'
import { Totals } from './Totals.tsx'
import { PortfolioListingsDocument } from './__generated__/PortfolioListings.ts'

export interface PortfolioProps {
  readonly account: Address
  /** The moment that all figures speak of, in seconds. */
  readonly now: number
  /** The account's standing listings, as a filter. */
  readonly standing: Order_filter
  /** Whether a listing came back to life with its item. */
  readonly isRevived: (listing: StandingListing) => boolean
  /** Offers made and received. */
  readonly offers: ReactNode
}

export function Portfolio({ account, now, standing, isRevived, offers }: PortfolioProps) {
  const { network } = useConfig()
  const reading = useKeptReading(`portfolio ${account} ${now}`, async (context) => {
    const [portfolio, listings] = await Promise.all([
      readPortfolio(context, { account, network, nowSeconds: now }),
      readListings(context, account, standing),
    ])
    return { portfolio, listings }
  })
  if (reading.kind === 'failed') {
    return (
      <ErrorState title="The portfolio could not be read" error={reading.error} onRetry={reading.retry} />
    )
  }
  if (reading.kind === 'reading') return <PortfolioSkeleton progress={reading.progress} />
  const { portfolio, listings } = reading.value
  const { items, closed, names, othersFloors, areFloorsExact, cutCollections, passedCollections } = portfolio
  const sold = closed.filter(({ exit }) => exit === 'sold')
  if (items.length === 0 && closed.length === 0 && listings.length === 0) {
    return (
      <>
        <Empty title="Nothing to account for">
          What this account holds, bought and sold of the collections shown here would be summed up on this
          page.
        </Empty>
        {offers}
      </>
    )
  }
  return (
    <>
      <Totals items={items} closed={closed} />
      {!areFloorsExact && (
        <p className={styles.quiet}>
          <LowestKnown exact={false} />
        </p>
      )}
      <Method cut={cutCollections} passed={passedCollections} now={now} />
      <Section
        title="Held"
        count={formatCount(items.length)}
        aside={
          items.length > 0 && (
            <ExportButtons what="items held" file={`${account}-held`} columns={HELD_COLUMNS} rows={items} />
          )
        }
      >
        {items.length === 0 ? <p className={styles.quiet}>Nothing is held.</p> : <HeldTable items={items} />}
      </Section>
      <Section
        title="Sold"
        count={formatCount(sold.length)}
        aside={
          closed.length > 0 && (
            <ExportButtons
              what="items that left"
              file={`${account}-left`}
              columns={CLOSED_COLUMNS}
              rows={closed}
            />
          )
        }
      >
        {sold.length === 0 ? (
          <p className={styles.quiet}>Nothing was sold yet.</p>
        ) : (
          <RealisedTable sold={sold} names={names} />
        )}
      </Section>
      <ListingsHealth {...{ account, listings, isRevived, othersFloors }} nowSeconds={now} />
      {offers}
    </>
  )
}

interface MethodProps {
  /** Names of collections of which not all listings were looked at for traits. */
  readonly cut: readonly string[]
  /** Names of those of which none were. */
  readonly passed: readonly string[]
  readonly now: number
}

/** How the figures come about, and what they leave out. */
function Method({ cut, passed, now }: MethodProps) {
  return (
    <details className={styles.method}>
      <summary>How these figures are worked out, as of {formatExactTime(now)}</summary>
      <ul>
        <li>
          An ERC-721 item keeps its own cost. Units of an edition are alike: those that came first count as
          sold first.
        </li>
        <li>
          Cost is what was paid, fees and royalties included; proceeds are what reached the seller. Gas is in
          neither.
        </li>
        <li>
          What a mint cost is not in the index, and a gift has no price: such units have no cost, and no gain
          is told for them.
        </li>
        <li>
          The value of a bundle’s item is an even share of the bundle’s price. Amounts in different currencies
          are never set against each other.
        </li>
        <li>
          The floor is the cheapest open listing of somebody else. At the trait floor, an item counts as much
          as the cheapest listing with its dearest trait.
          {cut.length > 0 &&
            ` Only the 5,000 cheapest listings were looked at for traits of ${cut.join(', ')}.`}
          {passed.length > 0 &&
            ` Traits were looked at in the ${MOST_COLLECTIONS} collections of which most is held, not in ${passed.join(', ')}.`}
        </li>
      </ul>
    </details>
  )
}

/** @throws VitrineError when the index does not answer */
async function readListings(
  { client, signal }: ReadingContext,
  account: Address,
  standing: Order_filter,
): Promise<readonly StandingListing[]> {
  const listings: StandingListing[] = []
  const pages = keysetPages<StandingListing, Order_filter>({
    signal,
    segments: [
      {
        where: standing,
        orderBy: 'endsAtSeconds',
        direction: 'asc',
        keyOf: ({ endsAtSeconds }) => endsAtSeconds,
      },
    ],
    fetchPage: async ({ where, first, orderDirection }) =>
      (await ask(client, PortfolioListingsDocument, { where, first, direction: orderDirection, account }))
        .orders,
  })
  for await (const page of pages) listings.push(...page)
  return listings
}
