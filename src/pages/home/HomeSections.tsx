// The home page below the featured items: collections, recent sales, new listings. Loads after them.
import { activityPath, collectionsPath } from '../../domain/paths.ts'
import { toWei } from '../../domain/wei.ts'
import { CollectionTable, type CollectionTableRef } from '../../features/collections/CollectionTable.tsx'
import { toCardItem } from '../../features/tokens/cardItem.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { readCurrency } from '../../graphql/currency.ts'
import { home } from '../../messages/en/home.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Grid, Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import styles from './RecentSales.module.css'
import type { buyAction } from './Wall.tsx'

export interface HomeSectionsProps {
  /** One may come more than once. */
  readonly collections: readonly CollectionTableRef[]
  /** How many of them are shown. */
  readonly shown: number
  /** Makes a card's button. Passed in, because importing it would split the page's code into two files. */
  readonly buyAction: typeof buyAction
  readonly sales: HomePageQuery['sales']
  /** Items for sale that aren't featured. */
  readonly tokens: HomePageQuery['tokens']
}

export function HomeSections({ collections, shown, buyAction: toAction, sales, tokens }: HomeSectionsProps) {
  const t = useTranslate()
  return (
    <>
      <Section
        title={t(home.collections)}
        aside={<Link to={collectionsPath()}>{t(home.allCollections)}</Link>}
      >
        <CollectionTable collections={collections} period="30d" ranking="volume" limit={shown} />
      </Section>
      {sales.length > 0 && (
        <Section title={t(home.recentSales)} aside={<Link to={activityPath()}>{t(home.allActivity)}</Link>}>
          <RecentSales sales={sales} />
        </Section>
      )}
      {tokens.length > 0 && (
        <Section title={t(home.newListings)}>
          <Listings tokens={tokens} toAction={toAction} />
        </Section>
      )}
    </>
  )
}

const SHOWN = 12

interface ListingsProps {
  readonly tokens: HomePageQuery['tokens']
  readonly toAction: typeof buyAction
}

function Listings({ tokens, toAction }: ListingsProps) {
  const { network } = useConfig()
  return (
    <Grid minCell={200}>
      {tokens.slice(0, SHOWN).map((token) => {
        const item = toCardItem(token, network)
        return <TokenCard key={token.id} item={item} {...toAction(item, token.bestAsk)} />
      })}
    </Grid>
  )
}

function RecentSales({ sales }: { readonly sales: HomePageQuery['sales'] }) {
  const { network } = useConfig()
  return (
    <Grid minCell={176} oneRow>
      {sales.map(({ id, token, unitPrice, quantity, currency, timestampSeconds }) => (
        <TokenCard
          key={id}
          item={toCardItem(token, network)}
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
