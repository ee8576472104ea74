// Warns that the seller's listings of an edition, with the new one, exceed the units they have.
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { shownQuantity } from '../../domain/quantity.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { listTexts } from '../../messages/en/list.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { ListedAlreadyDocument } from './__generated__/ListedAlready.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { openListingsFilter } from '../../orders/orderFilters.ts'

export interface ListedAlreadyProps {
  readonly item: ListedItem
  readonly account: Address
  readonly held: bigint
  readonly quantity: bigint
  /** The listing that the new one replaces. */
  readonly replaced: OrderHash | undefined
}

/** Renders nothing while the indexer can't be reached: the listing is valid either way. */
export function ListedAlready({ item, account, held, quantity, replaced }: ListedAlreadyProps) {
  const t = useTranslate()
  const [now] = useState(nowSeconds)
  const query = useIndexQuery(ListedAlreadyDocument, {
    variables: {
      where: {
        // Includes scheduled, private and unapproved listings, which sell the same units.
        ...openListingsFilter(account, now),
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
      {t(
        listTexts.overListed({
          listed: shownQuantity(listed + quantity, item),
          held: shownQuantity(held, item),
        }),
      )}
    </p>
  )
}
