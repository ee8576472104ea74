// The sums of a portfolio, one line a currency: never across them.
import type { Currency } from '../../domain/currency.ts'
import { formatCount, type Wei } from '../../domain/wei.ts'
import { classNames } from '../../ui/classNames.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { Gain } from './Gain.tsx'
import { type Closed, realisedTotals } from './ledger.ts'
import { byConfiguration } from './moneyOrder.ts'
import styles from './Portfolio.module.css'
import own from './Totals.module.css'
import type { HeldItem } from './readPortfolio.ts'
import { holdingTotals } from './value.ts'

export interface TotalsProps {
  readonly items: readonly HeldItem[]
  readonly closed: readonly Closed[]
}

export function Totals({ items, closed }: TotalsProps) {
  const { network } = useConfig()
  const held = holdingTotals(items)
  const realised = realisedTotals(closed)
  const currencies = byConfiguration(
    [...new Map([...held, ...realised].map(({ currency }) => [currency.address, { currency }])).values()],
    network,
  )
  if (currencies.length === 0) return null
  return (
    <div className={styles.totals}>
      {currencies.map(({ currency }) => {
        const here = held.find((one) => one.currency.address === currency.address)
        const gone = realised.find((one) => one.currency.address === currency.address)
        const valued = (here?.valuedItems ?? 0) > 0
        const money = (amount: bigint | undefined) => (
          <Price size="m" amount={(amount ?? 0n) as Wei} currency={currency} />
        )
        return (
          <section
            key={currency.address}
            aria-label={`In ${currency.symbol}`}
            className={classNames(styles.line, own.aligned)}
          >
            <h2 className={styles.symbol}>{currency.symbol}</h2>
            <StatRow>
              <Stat
                label="Value at floor"
                hint="Every unit at the cheapest listing of its collection by somebody else"
              >
                {valued ? money(here?.atFloor) : '—'}
              </Stat>
              <Stat
                label="At trait floor"
                hint="Every unit at the highest floor among its traits, else at the collection’s, by listings of others"
              >
                {valued ? money(here?.atTraitFloor) : '—'}
              </Stat>
              <Stat
                label="Cost of what is held"
                hint="What was paid for units still held, where that is known"
              >
                {money(here?.cost)}
              </Stat>
              <Stat
                label="Unrealised"
                hint={`Value at floor less cost, of the ${formatCount(here?.unrealisedItems ?? 0)} items whose cost is known in full, in ${currency.symbol}`}
              >
                {here === undefined || here.unrealisedItems === 0 ? (
                  '—'
                ) : (
                  <Gain gain={{ amount: here.unrealised, currency }} size="m" />
                )}
                {here !== undefined && here.valuedItems > here.unrealisedItems && (
                  <CostKnown
                    of={here.unrealisedItems}
                    all={here.valuedItems}
                    none={`no item whose cost is known in ${currency.symbol}`}
                    what="items"
                    currency={currency}
                  />
                )}
              </Stat>
              <Stat
                label="Realised"
                hint="What sales brought after fees and royalties, less what the items cost, where that is known in the same currency"
              >
                {gone !== undefined && gone.matchedUnits === 0n ? (
                  '—'
                ) : (
                  <Gain gain={{ amount: gone?.gain ?? 0n, currency }} size="m" />
                )}
                {gone !== undefined && gone.unmatchedUnits > 0n && (
                  <CostKnown
                    of={gone.matchedUnits}
                    all={gone.matchedUnits + gone.unmatchedUnits}
                    none={`nothing sold whose cost is known in ${currency.symbol}`}
                    what="units sold"
                    currency={currency}
                  />
                )}
              </Stat>
              <Stat label="Proceeds" hint="What all sales brought after fees and royalties">
                {money(gone?.proceeds)}
              </Stat>
            </StatRow>
          </section>
        )
      })}
    </div>
  )
}

interface CostKnownProps {
  readonly of: bigint | number
  readonly all: bigint | number
  readonly what: 'items' | 'units sold'
  /** Said where it is of none. */
  readonly none: string
  readonly currency: Currency
}

/** Of how many things a sum is. */
function CostKnown({ of, all, what, none, currency }: CostKnownProps) {
  return (
    <span className={styles.quiet}>
      {BigInt(of) === 0n
        ? none
        : `of ${formatCount(of)} of ${formatCount(all)} ${what}: what the others cost is not known in ${currency.symbol}`}
    </span>
  )
}
