// Says to whoever lists units of an edition that these are more than they have left beside what they list already.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { tokenEntityId } from '../../../domain/ids.ts'
import { nowSeconds } from '../../../domain/time.ts'
import { formatCount } from '../../../domain/wei.ts'
import { useIndexQuery } from '../../../graphql/useIndexQuery.ts'
import { openAt } from '../../../graphql/where.ts'
import dialogs from '../Dialogs.module.css'
import { ListedAlreadyDocument } from './__generated__/ListedAlready.ts'
import type { ListedItem } from './listing.ts'

export interface ListedAlreadyProps {
  readonly item: ListedItem
  readonly account: Address
  readonly held: bigint
  /** Units to be listed now. */
  readonly quantity: bigint
}

/** Nothing is said where the index does not answer: the listing itself is none the worse for it. */
export function ListedAlready({ item, account, held, quantity }: ListedAlreadyProps) {
  const [now] = useState(nowSeconds)
  const query = useIndexQuery(ListedAlreadyDocument, {
    variables: {
      where: {
        side: 'ASK',
        scope: 'ITEM',
        live: true,
        offerer: account,
        token: tokenEntityId(item.collection, item.tokenId),
        ...openAt(now),
      },
    },
  })
  const orders = query.kind === 'ready' ? query.data.orders : []
  const listed = orders.reduce((sum, { remaining }) => sum + BigInt(remaining), 0n)
  if (listed === 0n || listed + quantity <= held) return null
  return (
    <p className={dialogs.change} role="status">
      {formatCount(listed)} of your {formatCount(held)} are listed already. All of them together cannot be
      bought: what sells first leaves less for the others.
    </p>
  )
}
