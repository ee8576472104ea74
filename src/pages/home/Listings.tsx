// Works that were put up for sale lately.
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { Grid } from '../../ui/Layout.tsx'
import type { HomePageQuery } from './__generated__/HomePage.ts'
import { buyAction } from './buyAction.tsx'

const SHOWN = 12

export function Listings({ tokens }: { readonly tokens: HomePageQuery['tokens'] }) {
  return (
    <Grid minCell={200}>
      {tokens.slice(0, SHOWN).map((token) => (
        <TokenCard key={token.id} token={token} withCollection {...buyAction(token)} />
      ))}
    </Grid>
  )
}
