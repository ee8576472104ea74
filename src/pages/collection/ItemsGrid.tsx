// The items of a collection, each with what can be done about it. Drawn again only when something of them has changed:
// a filter that is on its way, or a scrolled window, is no reason to draw a page of cards anew.
import { memo, type ReactNode } from 'react'
import { AddToBasket } from '../../features/trading/basket/AddToBasket.tsx'
import { CardActions } from '../../features/trading/basket/CardActions.tsx'
import type { ListingRef } from '../../features/trading/listings/listing.ts'
import { RarityRank } from '../../features/tokens/RarityRank.tsx'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { TokenGrid, type TokenGridProps } from '../../features/tokens/TokenGrid.tsx'
import { TokenRow, TokenRowHeader } from '../../features/tokens/TokenRow.tsx'
import type { ShownItem } from './shownItems.ts'
import type { Choice } from './useChoice.tsx'

/** Every one of them the same as before while nothing has changed. */
export interface ItemsGridProps extends Omit<TokenGridProps<ShownItem>, 'renderCard' | 'renderRow'> {
  /** Hashes of the orders in the basket. */
  readonly inBasket: ReadonlySet<string>
  /** The order of a hash, once it has come. */
  readonly findOrder: (hash: string) => ListingRef | undefined
  /** Undefined while nothing is being chosen. */
  readonly choice: Choice | undefined
}

/** Pictures that are in view at once on a wide screen are fetched first. */
const EARLY_CARDS = 6

function ItemsGridOf({ inBasket, findOrder, choice, ...grid }: ItemsGridProps) {
  const orderOf = ({ orderHash }: ShownItem) => (orderHash === null ? undefined : findOrder(orderHash))
  return (
    <>
      {grid.preference.view === 'list' && <TokenRowHeader />}
      <TokenGrid
        {...grid}
        renderCard={(item, index) => (
          <TokenCard
            token={item.token}
            priority={index < EARLY_CARDS}
            {...noteOf(item)}
            {...(choice !== undefined
              ? { selected: choice.has(item), badge: choice.box(item, index) }
              : {
                  selected: item.orderHash !== null && inBasket.has(item.orderHash),
                  ...actionFor(orderOf(item), (order) => <CardActions order={order} />),
                })}
          />
        )}
        renderRow={(item, index) => (
          <TokenRow
            key={item.id}
            token={item.token}
            rarityRank={item.rarityRank}
            {...(choice !== undefined
              ? { choice: choice.box(item, index) }
              : actionFor(orderOf(item), (order) => <AddToBasket order={order} raised />))}
          />
        )}
      />
    </>
  )
}

export const ItemsGrid = memo(ItemsGridOf)

/** The action of what is for sale; none for the rest. */
function actionFor(
  order: ListingRef | undefined,
  render: (order: ListingRef) => ReactNode,
): { readonly action?: ReactNode } {
  return order === undefined ? {} : { action: render(order) }
}

const noteOf = ({ rarityRank }: ShownItem) =>
  rarityRank === null || rarityRank === undefined ? {} : { note: <RarityRank rank={rarityRank} /> }
