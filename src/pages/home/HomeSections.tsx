// The home page below the featured items: collections, recent sales, new listings; or that there are none. Loads after them.
import { activityPath, collectionsPath } from '../../domain/paths.ts'
import { displayUnitPrice } from '../../domain/quantity.ts'
import { toWei } from '../../domain/wei.ts'
import { CollectionTable } from '../../features/collections/CollectionTable.tsx'
import { toCardItem } from '../../features/items/cardItem.ts'
import { TokenCard } from '../../features/items/TokenCard.tsx'
import { getCurrency } from '../../graphql/currency.ts'
import { homeTexts } from '../../messages/en/home.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Grid, Section } from '../../ui/Layout.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Empty } from '../../ui/States.tsx'
import { TimeAgo } from '../../ui/TimeAgo.tsx'
import { TokenAmount } from '../../ui/TokenAmount.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HomeItems } from './HomeItems.tsx'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import styles from './RecentSales.module.css'
import type { buyAction } from './Wall.tsx'

export interface HomeSectionsProps {
  readonly data: HomePageQuery
  /** The featured items. */
  readonly wall: HomePageQuery['tokens']
  /** How many collections are shown. */
  readonly shown: number
  /** Makes a card's button. Passed in, because importing it would split the page's code into two files. */
  readonly buyAction: typeof buyAction
}

export function HomeSections({ data, wall, shown, buyAction: toAction }: HomeSectionsProps) {
  const asOf = useAsOfBlock()
  const t = useTranslate()
  if (data.collections.length === 0) {
    return (
      <Empty scope="page" title={t(asOf === undefined ? homeTexts.empty : homeTexts.emptyPast)}>
        {t(asOf === undefined ? homeTexts.emptyHint : homeTexts.emptyPastHint)}
      </Empty>
    )
  }
  const { sales } = data
  // One may come twice.
  const collections = [...(data.featured ?? []), ...data.collections]
  const tokens = data.tokens.filter(({ id }) => !wall.some((token) => token.id === id))
  return (
    <>
      {wall.length === 0 && data.tokens.length === 0 && <HomeItems />}
      <Section
        title={t(homeTexts.collections)}
        aside={<Link to={collectionsPath()}>{t(homeTexts.allCollections)}</Link>}
      >
        <CollectionTable collections={collections} period="30d" ranking="volume" limit={shown} />
      </Section>
      {sales.length > 0 && (
        <Section
          title={t(homeTexts.recentSales)}
          aside={<Link to={activityPath()}>{t(homeTexts.allActivity)}</Link>}
        >
          <RecentSales sales={sales} />
        </Section>
      )}
      {tokens.length > 0 && (
        <Section title={t(homeTexts.justListed)}>
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
      {sales.map(({ id, token, price, quantity, currency, timestampSeconds }) => {
        const item = toCardItem(token, network)
        const units = BigInt(quantity)
        const each = displayUnitPrice(toWei(price), units, item)
        return (
          <TokenCard
            key={id}
            item={item}
            value={
              <span className={styles.sale}>
                <span>
                  <Price amount={each.amount} currency={getCurrency(currency, network)} />{' '}
                  {quantity !== '1' && <TokenAmount quantity={units} decimals={item.decimals} />}
                </span>
                <span className={styles.time}>
                  <TimeAgo seconds={Number(timestampSeconds)} past />
                </span>
              </span>
            }
          />
        )
      })}
    </Grid>
  )
}
