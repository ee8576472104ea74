// Items of the collections, which the home page shows while nothing is for sale.
import { curatedFilter } from '../../domain/curation.ts'
import { TokenCard } from '../../features/items/TokenCard.tsx'
import { toCardItem } from '../../features/items/cardItem.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { homeTexts } from '../../messages/en/home.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Grid, Section } from '../../ui/Layout.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HomeItemsDocument } from './__generated__/HomeItems.ts'
import { getOwnCollections, takeTurns } from './featured.ts'

/** Two rows on a desktop. */
const SHOWN = 12

export function HomeItems() {
  const t = useTranslate()
  const config = useConfig()
  const own = getOwnCollections(config)
  const query = useIndexQuery(HomeItemsDocument, {
    variables: {
      // Sales are no measure where anyone can make a collection.
      shown: own.length > 0 ? { id_in: [...own] } : curatedFilter(config, 'id'),
      held: { supply_gt: '0' },
    },
  })
  if (query.kind === 'failed')
    return <ErrorState title={t(controlsTexts.itemsFailed)} error={query.error} onRetry={query.retry} />
  return (
    <Section title={t(homeTexts.items)}>
      <Grid minCell={200}>
        {query.kind === 'loading'
          ? Array.from({ length: SHOWN }, (_, place) => <CardSkeleton key={place} eyebrow />)
          : takeTurns(query.data.collections.map(({ tokens }) => tokens))
              .slice(0, SHOWN)
              .map((token) => <TokenCard key={token.id} item={toCardItem(token, config.network)} />)}
      </Grid>
    </Section>
  )
}
