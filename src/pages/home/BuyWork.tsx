// Buys a work of the first page. Its order is asked for once a reader comes to the card: dozens of works are shown, and
// few are bought.
import { useState } from 'react'
import { CheckedBuyButton } from '../../features/buy/purchase/BuyButton.tsx'
import { useReached } from '../../features/buy/transferChecks/useReached.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { toListing } from '../../orders/listing.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { HomeOrderDocument } from './__generated__/HomeOrder.ts'

/** @param hash of the order; where it is gone, or the index does not answer, the card still leads to the work */
export function BuyWork({ hash }: { readonly hash: string }) {
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
