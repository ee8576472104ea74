// Recent sales: item, price, and time.
import { toWei } from '../../domain/wei.ts'
import { toCardItem } from '../../features/tokens/cardItem.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { readCurrency } from '../../graphql/currency.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Grid } from '../../ui/Layout.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import styles from './RecentSales.module.css'

export function RecentSales({ sales }: { readonly sales: HomePageQuery['sales'] }) {
  const { network } = useConfig()
  return (
    <Grid minCell={176} oneRow>
      {sales.map(({ id, token, unitPrice, quantity, currency, timestampSeconds }) => (
        <TokenCard
          key={id}
          item={toCardItem(token, network)}
          withCollection
          value={
            <span className={styles.sale}>
              <span>
                <Price amount={toWei(unitPrice)} currency={readCurrency(currency, network)} />{' '}
                {quantity !== '1' && <TokenAmount quantity={BigInt(quantity)} />}
              </span>
              <span className={styles.time}>
                <TimeAgo seconds={Number(timestampSeconds)} past />
              </span>
            </span>
          }
        />
      ))}
    </Grid>
  )
}
