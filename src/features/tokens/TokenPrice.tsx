// What an item costs now, or, quieter, what it last sold for.
import type { ReactNode } from 'react'
import { startOfMinute } from '../../domain/time.ts'
import { toWei } from '../../domain/wei.ts'
import type { CurrencyFieldsFragmentDoc } from '../../graphql/__generated__/CurrencyFields.ts'
import { currencyFrom } from '../../graphql/currencyFrom.ts'
import type { FragmentRef } from '../../graphql/fragments.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { useNow } from '../../ui/useNow.ts'
import styles from './TokenPrice.module.css'

type CurrencyRef = FragmentRef<typeof CurrencyFieldsFragmentDoc>

export interface PricedToken {
  readonly bestAskPrice: string | null
  readonly bestAskEndsAtSeconds: string | null
  readonly bestAskCurrency: CurrencyRef | null
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

export function TokenPrice({ token }: { readonly token: PricedToken }): ReactNode {
  const { network } = useConfig()
  const now = useNow()
  const { bestAskPrice, bestAskCurrency, lastSalePrice, lastSaleCurrency } = token
  if (bestAskPrice !== null && bestAskCurrency !== null && isListed(token, now)) {
    return <Price amount={toWei(bestAskPrice)} currency={currencyFrom(bestAskCurrency, network)} />
  }
  if (lastSalePrice !== null && lastSaleCurrency !== null) {
    return (
      <span className={styles.last}>
        Last <Price quiet amount={toWei(lastSalePrice)} currency={currencyFrom(lastSaleCurrency, network)} />
      </span>
    )
  }
  return <span className={styles.none}>Not for sale</span>
}
