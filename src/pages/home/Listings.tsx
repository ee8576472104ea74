// Recently listed items.
import { toCardItem } from '../../features/tokens/cardItem.ts'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Grid } from '../../ui/Layout.tsx'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import { buyAction } from './buyAction.tsx'

const SHOWN = 12

export function Listings({ tokens }: { readonly tokens: HomePageQuery['tokens'] }) {
  const { network } = useConfig()
  return (
    <Grid minCell={200}>
      {tokens.slice(0, SHOWN).map((token) => {
        const item = toCardItem(token, network)
        return <TokenCard key={token.id} item={item} withCollection {...buyAction(item, token.bestAsk)} />
      })}
    </Grid>
  )
}
