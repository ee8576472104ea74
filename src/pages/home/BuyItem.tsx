// The button that buys an item on the home page. Its order loads when the viewer reaches the card: dozens of items are
// shown, and few are bought.
import { useState } from 'react'
import { CheckedBuyButton } from '../../trading/buy/BuyButton.tsx'
import { useReached } from '../../trading/transferChecks/TransferGuard.tsx'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { toListing } from '../../orders/toListing.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { HomeOrderDocument } from './__generated__/HomeOrder.ts'

/** @param hash of the order; if it is gone or fails to load, the card still links to the item */
export function BuyItem({ hash }: { readonly hash: string }) {
  const { network } = useConfig()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const reached = useReached(place)
  const [isNeeded, setIsNeeded] = useState(false)
  if (reached && !isNeeded) setIsNeeded(true)
  const query = useIndexQuery(HomeOrderDocument, { variables: { id: hash }, skip: !isNeeded })
  const order = query.kind === 'ready' ? query.data.order : null
  const listing = order === null ? undefined : toListing(order, network)
  return (
    <span ref={setPlace}>
      {listing !== undefined && <CheckedBuyButton listing={listing} size="s" priced />}
    </span>
  )
}
