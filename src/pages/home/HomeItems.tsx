// Items of the collections, which the home page shows while nothing is for sale.
import { curatedFilter } from '../../domain/curation.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { toCardItem } from '../../features/tokens/cardItem.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { controls } from '../../messages/en/controls.ts'
import { CardSkeleton } from '../../ui/Card.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Grid } from '../../ui/Layout.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { HomeItemsDocument, type HomeItemsQuery } from './__generated__/HomeItems.ts'

/** Two rows on a desktop. */
const SHOWN = 12

/** The items, the next of each collection in turn. */
function toItems({ collections }: HomeItemsQuery): HomeItemsQuery['collections'][number]['tokens'] {
  const most = Math.max(0, ...collections.map(({ tokens }) => tokens.length))
  return Array.from({ length: most }, (_, turn) =>
    collections.flatMap(({ tokens }) => tokens[turn] ?? []),
  ).flat()
}

export function HomeItems() {
  const t = useTranslate()
  const config = useConfig()
  const query = useIndexQuery(HomeItemsDocument, {
    variables: { shown: curatedFilter(config, 'id'), held: { supply_gt: '0' } },
  })
  if (query.kind === 'failed')
    return <ErrorState title={t(controls.loadFailed)} error={query.error} onRetry={query.retry} />
  return (
    <Grid minCell={200}>
      {query.kind === 'loading'
        ? Array.from({ length: SHOWN }, (_, place) => <CardSkeleton key={place} eyebrow />)
        : toItems(query.data)
            .slice(0, SHOWN)
            .map((token) => <TokenCard key={token.id} item={toCardItem(token, config.network)} />)}
    </Grid>
  )
}
