// Market prices beside the price of a listing or an offer: one click makes any of them the price.
import { findUnit } from '../../domain/config.ts'
import type { Currency, ListedCurrencies } from '../../domain/currency.ts'
import { traitName } from '../../domain/traits.ts'
import { formatExact } from '../../domain/wei.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import fade from '../../ui/Fade.module.css'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Trans } from '../../ui/Trans.tsx'
import type { ReactNode } from 'react'
import type { ReadState } from '../../graphql/useRead.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { MarketPrice } from './marks.ts'
import type { Against } from './rules.ts'
import styles from './MarketPrices.module.css'

const FLOORS: readonly (MarketPrice['kind'] | Against)[] = ['floor', 'floors', 'traitFloor', 'editionFloor']

/**
 * A floor is a figure of a market, shown in its unit of account whichever coin its cheapest listing is paid in, as on the
 * pages. Every other market price is that of one order or sale, in what it is paid in.
 */
export function markCurrency(
  network: ListedCurrencies,
  kind: MarketPrice['kind'] | Against,
  currency: Currency,
): Currency {
  return FLOORS.includes(kind) ? findUnit(network, currency) : currency
}

export interface MarketPricesProps {
  readonly prices: ReadState<readonly MarketPrice[]>
  /** Names the prices where a form has those of several items. */
  readonly label?: string | undefined
  /** Takes one row instead of two, and smaller buttons. */
  readonly compact?: boolean
  /** @param price of one unit, as a person would type it */
  readonly onSelect: (price: string) => void
}

export function MarketPrices({ prices, label, compact = false, onSelect }: MarketPricesProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const shown = prices.status === 'loaded' ? prices.value : []
  return (
    <div
      className={classNames(styles.prices, compact && styles.compact, fade.row)}
      role="group"
      aria-label={label ?? t(pricesTexts.market.title)}
      aria-busy={prices.status === 'loading'}
    >
      {prices.status === 'loading' && <Skeleton shape="text" width="24ch" />}
      {prices.status === 'failed' && <PricesFailed className={styles.text} onRetry={prices.retry} />}
      {prices.status === 'loaded' && prices.value.length === 0 && (
        <p className={styles.text}>{t(pricesTexts.market.none)}</p>
      )}
      {shown.map(({ kind, trait, amount, currency, mayBeLower = false }) => (
        <Button key={kind} size="s" onClick={() => onSelect(formatExact(amount, currency.decimals))}>
          <span>
            <Trans
              message={pricesTexts.market[kind]({
                trait: trait === undefined ? '' : <bdi>{t(traitName(trait))}</bdi>,
                of: (text: ReactNode) => <span className={styles.trait}>{text}</span>,
                price: (
                  <LowestPrice exact={!mayBeLower}>
                    <Price amount={amount} currency={markCurrency(network, kind, currency)} />
                  </LowestPrice>
                ),
              })}
            />
          </span>
        </Button>
      ))}
    </div>
  )
}

interface PricesFailedProps {
  readonly className: string | undefined
  readonly onRetry: () => void
}

/** Says that market prices couldn't be loaded; a form of several items shows it once for all. */
export function PricesFailed({ className, onRetry }: PricesFailedProps) {
  const t = useTranslate()
  return (
    <p className={className}>
      {t(pricesTexts.market.failed)}{' '}
      <Button size="s" onClick={onRetry}>
        {t(controlsTexts.retry)}
      </Button>
    </p>
  )
}
