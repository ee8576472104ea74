// Market prices beside the price of a listing or an offer: one click makes any of them the price.
import type { Currency } from '../../domain/currency.ts'
import { traitName, type Trait } from '../../domain/traits.ts'
import { formatExact, type Wei } from '../../domain/wei.ts'
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
import { markCurrency } from './markCurrency.ts'
import styles from './MarketPrices.module.css'

export interface MarketPrice {
  readonly kind: 'bestOffer' | 'floor' | 'traitFloor' | 'editionFloor' | 'lastSale'
  /** The trait of a trait floor. */
  readonly trait?: Trait | undefined
  /** Of one unit, in the smallest unit of `currency`. */
  readonly amount: Wei
  /** The order's currency, or one of the same worth. */
  readonly currency: Currency
  /** False for a floor that may be lower, because not every declining price was compared. */
  readonly exact: boolean
}

export interface MarketPricesProps {
  readonly prices: ReadState<readonly MarketPrice[]>
  readonly currency: Currency
  /** Names the prices where a form has those of several items. */
  readonly label?: string | undefined
  /** Takes one row instead of two, and smaller buttons. */
  readonly compact?: boolean
  /** @param price of one unit, as a person would type it in the order's currency */
  readonly onSelect: (price: string) => void
}

export function MarketPrices({ prices, currency, label, compact = false, onSelect }: MarketPricesProps) {
  const t = useTranslate()
  const { network } = useConfig()
  // An order can't be for nothing, as a sale can that only pays the buyer.
  const shown = prices.status === 'loaded' ? prices.value.filter(({ amount }) => amount > 0n) : undefined
  return (
    <div
      className={classNames(styles.prices, compact && styles.compact, fade.row)}
      role="group"
      aria-label={label ?? t(pricesTexts.market.title)}
      aria-busy={prices.status === 'loading'}
    >
      {prices.status === 'loading' && <Skeleton shape="text" width="24ch" />}
      {prices.status === 'failed' && <PricesFailed className={styles.text} onRetry={prices.retry} />}
      {shown?.length === 0 && <p className={styles.text}>{t(pricesTexts.market.none)}</p>}
      {shown?.map(({ kind, trait, amount, currency: of, exact }) => (
        <Button key={kind} size="s" onClick={() => onSelect(formatExact(amount, currency.decimals))}>
          <span>
            <Trans
              message={pricesTexts.market[kind]({
                trait: trait === undefined ? '' : <bdi>{t(traitName(trait))}</bdi>,
                of: (text: ReactNode) => <span className={styles.trait}>{text}</span>,
                price: (
                  <LowestPrice exact={exact}>
                    <Price amount={amount} currency={markCurrency(network, kind, of)} />
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
