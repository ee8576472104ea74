// A portfolio's totals, one line per unit of account: amounts in different ones are never added.
import { unitPlace } from '../../domain/currency.ts'
import type { Wei } from '../../domain/wei.ts'
import { portfolioTexts } from '../../messages/en/portfolio.ts'
import { classNames } from '../../ui/classNames.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Stat, StatRow } from '../../ui/Stat.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Gain } from './Gain.tsx'
import { type Closed, realizedTotals } from './ledger.ts'
import styles from './Portfolio.module.css'
import own from './Totals.module.css'
import type { HeldItem } from './fetchPortfolio.ts'
import { holdingTotals } from './value.ts'

export interface TotalsProps {
  readonly items: readonly HeldItem[]
  readonly closed: readonly Closed[]
}

export function Totals({ items, closed }: TotalsProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const held = holdingTotals(items)
  const realized = realizedTotals(closed, network)
  const place = unitPlace(network)
  const currencies = [
    ...new Map([...held, ...realized].map(({ currency }) => [currency.address, { currency }])).values(),
  ].toSorted((one, other) => place(one.currency) - place(other.currency))
  if (currencies.length === 0) return null
  return (
    <div className={styles.totals}>
      {currencies.map(({ currency }) => {
        const inCurrency = { currency: currency.symbol }
        const holding = held.find((one) => one.currency.address === currency.address)
        const sales = realized.find((one) => one.currency.address === currency.address)
        const valued = (holding?.valuedItems ?? 0) > 0
        const money = (amount: bigint | undefined) => (
          <Price size="m" amount={(amount ?? 0n) as Wei} currency={currency} />
        )
        return (
          <section
            key={currency.address}
            aria-label={t(portfolioTexts.currencyFigures(inCurrency))}
            className={classNames(styles.line, own.aligned)}
          >
            <h2 className={styles.symbol}>{currency.symbol}</h2>
            <StatRow>
              <Stat label={t(portfolioTexts.valueAtFloor)} hint={t(portfolioTexts.valueAtFloorHint)}>
                {valued ? money(holding?.atFloor) : '—'}
              </Stat>
              <Stat label={t(portfolioTexts.atTraitFloor)} hint={t(portfolioTexts.atTraitFloorHint)}>
                {valued ? money(holding?.atTraitFloor) : '—'}
              </Stat>
              <Stat label={t(portfolioTexts.heldCost)} hint={t(portfolioTexts.heldCostHint)}>
                {money(holding?.cost)}
              </Stat>
              <Stat
                label={t(portfolioTexts.unrealized)}
                hint={t(portfolioTexts.unrealizedHint({ count: holding?.unrealizedItems ?? 0 }))}
              >
                {holding === undefined || holding.unrealizedItems === 0 ? (
                  '—'
                ) : (
                  <Gain gain={{ amount: holding.unrealized, currency }} size="m" />
                )}
                {holding !== undefined && holding.valuedItems > holding.unrealizedItems && (
                  <span className={styles.quiet}>
                    {t(
                      portfolioTexts.unrealizedScope({
                        known: holding.unrealizedItems,
                        total: holding.valuedItems,
                        ...inCurrency,
                      }),
                    )}
                  </span>
                )}
              </Stat>
              <Stat label={t(portfolioTexts.realized)} hint={t(portfolioTexts.realizedHint)}>
                {sales !== undefined && sales.matchedUnits === 0n ? (
                  '—'
                ) : (
                  <Gain gain={{ amount: sales?.gain ?? 0n, currency }} size="m" />
                )}
                {sales !== undefined && sales.unmatchedUnits > 0n && (
                  <span className={styles.quiet}>
                    {t(
                      portfolioTexts.realizedScope({
                        known: sales.matchedUnits,
                        total: sales.matchedUnits + sales.unmatchedUnits,
                        ...inCurrency,
                      }),
                    )}
                  </span>
                )}
              </Stat>
              <Stat label={t(portfolioTexts.proceeds)} hint={t(portfolioTexts.proceedsHint)}>
                {money(sales?.proceeds)}
              </Stat>
            </StatRow>
          </section>
        )
      })}
    </div>
  )
}
