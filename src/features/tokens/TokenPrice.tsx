// What an item costs now, or, quieter, what it last sold for.
import type { ReactNode } from 'react'
import { startOfMinute } from '../../domain/time.ts'
import { toWei } from '../../domain/wei.ts'
import type { CurrencyFieldsFragmentDoc } from '../../graphql/__generated__/CurrencyFields.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import type { FragmentRef } from '../../graphql/fragments.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { later } from '../../ui/later.tsx'
import { Price } from '../../ui/Price.tsx'
import { useNow } from '../../ui/useNow.ts'
import { tokens } from '../../messages/en/tokens.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { Trans } from '../../ui/Trans.tsx'
import styles from './TokenPrice.module.css'

type CurrencyRef = FragmentRef<typeof CurrencyFieldsFragmentDoc>

/** The main listing as the index tells it: a price that changes with time also has its other end. */
export interface AskedToken {
  readonly bestAskPrice: string | null
  readonly bestAskEndPrice: string | null
  readonly bestAskStartsAtSeconds: string | null
  readonly bestAskEndsAtSeconds: string | null
  readonly bestAskCurrency: CurrencyRef | null
}

export interface PricedToken extends AskedToken {
  readonly lastSalePrice: string | null
  readonly lastSaleCurrency: CurrencyRef | null
}

/** Whether the best listing is still open: it may end before the index has swept it. */
export function isListed(
  { bestAskPrice, bestAskEndsAtSeconds }: Pick<PricedToken, 'bestAskPrice' | 'bestAskEndsAtSeconds'>,
  nowSeconds: number,
): boolean {
  if (bestAskPrice === null || bestAskEndsAtSeconds === null) return false
  return BigInt(bestAskEndsAtSeconds) > BigInt(startOfMinute(nowSeconds))
}

/** Few prices change with time; their code comes with the first of them. */
const MovingPrice = later(async () => (await import('./MovingPrice.tsx')).MovingPrice, { notice: 'none' })

/** What the main listing asks now; nothing where there is none. */
export function AskPrice({ token }: { readonly token: AskedToken }): ReactNode {
  const { network } = useConfig()
  const { bestAskPrice, bestAskEndPrice, bestAskCurrency } = token
  if (bestAskPrice === null || bestAskCurrency === null) return null
  return bestAskEndPrice === null ? (
    <Price amount={toWei(bestAskPrice)} currency={currencyFrom(bestAskCurrency, network)} />
  ) : (
    <MovingPrice token={token} />
  )
}

export function TokenPrice({ token }: { readonly token: PricedToken }): ReactNode {
  const now = useNow()
  return isListed(token, now) ? <AskPrice token={token} /> : <LastSale token={token} />
}

/** What an item that is not for sale last went for. */
export function LastSale({ token }: { readonly token: PricedToken }): ReactNode {
  const { network } = useConfig()
  const t = useTranslate()
  const { lastSalePrice, lastSaleCurrency } = token
  if (lastSalePrice !== null && lastSaleCurrency !== null) {
    return (
      <span className={styles.last}>
        <Trans
          message={tokens.lastSale({
            price: (
              <Price quiet amount={toWei(lastSalePrice)} currency={currencyFrom(lastSaleCurrency, network)} />
            ),
          })}
        />
      </span>
    )
  }
  return <span className={styles.none}>{t(tokens.notForSale)}</span>
}
