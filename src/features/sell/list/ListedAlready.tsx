// Says to whoever lists units of an edition that these come to more than they have, with those that they list already.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import type { OrderHash } from '../../../domain/hashes.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { formatCount } from '../../../domain/wei.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import dialogs from '../../../trade/Dialogs.module.css'
import { ListedAlreadyDocument } from './__generated__/ListedAlready.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { standingListings } from '../../../orders/standingListings.ts'

export interface ListedAlreadyProps {
  readonly item: ListedItem
  readonly account: Address
  readonly held: bigint
  /** Units to be listed now. */
  readonly quantity: bigint
  /** A listing that the new one takes the place of. */
  readonly replaced: OrderHash | undefined
}

/** Nothing is said where the index does not answer: the listing itself is none the worse for it. */
export function ListedAlready({ item, account, held, quantity, replaced }: ListedAlreadyProps) {
  const [now] = useState(nowSeconds)
  const query = useIndexQuery(ListedAlreadyDocument, {
    variables: {
      where: {
        // Those that begin later, are for one buyer, or wait for the permission sell the same units.
        ...standingListings(account, now),
        scope: 'ITEM',
        token: tokenEntityId(item.collection, item.tokenId),
        ...(replaced !== undefined && { id_not: replaced }),
      },
    },
  })
  const orders = query.kind === 'ready' ? query.data.orders : []
  const listed = orders.reduce((sum, { remaining }) => sum + BigInt(remaining), 0n)
  if (listed === 0n || listed + quantity <= held) return null
  return (
    <p className={dialogs.change} role="status">
      With those that you list already, {formatCount(listed + quantity)} units would be listed, and you have{' '}
      {formatCount(held)}. Once these are sold, the rest cannot be bought.
    </p>
  )
}
