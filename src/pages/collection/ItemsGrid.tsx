// The grid of a collection's items with their actions. It renders again only when an item has changed, not while a
// filter loads or the window scrolls.
import { memo, type ReactNode } from 'react'
import type { Listing } from '../../orders/listing.ts'
import { TokenCard } from '../../features/items/TokenCard.tsx'
import { TokenGrid, type TokenGridProps } from '../../features/items/TokenGrid.tsx'
import { LastSale } from '../../features/items/TokenPrice.tsx'
import { TokenRow, TokenRowHeader, RarityRank } from '../../features/items/TokenRow.tsx'
import { useContradictedListings } from '../../trading/transferChecks/contradictedListings.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { ShownItem } from '../../features/items/source/shownItems.ts'
import type { ItemSelection } from './useItemSelection.tsx'

/** Cards are read first; their actions need the code of trading. */
const CardActions = lazyPart(async () => (await import('../../trading/cart/AddToCart.tsx')).CardActions, {
  notice: 'none',
})
const RowActions = lazyPart(async () => (await import('../../trading/cart/AddToCart.tsx')).RowActions, {
  notice: 'none',
})

/** Each keeps its identity while nothing has changed. */
export interface ItemsGridProps extends Omit<TokenGridProps<ShownItem>, 'renderCard' | 'renderRow'> {
  /** Whether cards show the price of the last sale, by which they are sorted, in the place of the listing's. */
  readonly byLastSale: boolean
  /** Hashes of the orders in the cart. */
  readonly inCart: ReadonlySet<string>
  /** The listing of an order hash, once it has loaded. */
  readonly findListing: (hash: string) => Listing | undefined
  /** Undefined while nothing is being selected. */
  readonly selection: ItemSelection | undefined
}

/** Cards in view at once on a wide screen: their pictures are fetched first. */
const EARLY_CARDS = 6

function PlainItemsGrid({ byLastSale, inCart, findListing, selection, ...grid }: ItemsGridProps) {
  const { isLeftOut } = useContradictedListings()
  const withoutContradicted = (item: ShownItem): ShownItem =>
    item.orderHash !== null && isLeftOut(item.orderHash) ? { ...item, listing: null, orderHash: null } : item
  const getListing = ({ orderHash }: ShownItem) => (orderHash === null ? undefined : findListing(orderHash))
  return (
    <>
      {grid.preference.view === 'list' && <TokenRowHeader />}
      <TokenGrid
        {...grid}
        renderCard={(indexed, index) => {
          const item = withoutContradicted(indexed)
          return (
            <TokenCard
              item={item}
              priority={index < EARLY_CARDS}
              {...rankNote(item)}
              value={byLastSale && item.lastSale !== null ? <LastSale item={item} /> : undefined}
              {...(selection !== undefined
                ? { selected: selection.has(item), badge: selection.box(item, index) }
                : {
                    selected: item.orderHash !== null && inCart.has(item.orderHash),
                    ...actionFor(getListing(item), (listing) => <CardActions listing={listing} />),
                  })}
            />
          )
        }}
        renderRow={(indexed, index) => {
          const item = withoutContradicted(indexed)
          return (
            <TokenRow
              key={item.id}
              item={item}
              rarityRank={item.rarityRank}
              {...(selection !== undefined
                ? { choice: selection.box(item, index) }
                : actionFor(getListing(item), (listing) => <RowActions listing={listing} />))}
            />
          )
        }}
      />
    </>
  )
}

export const ItemsGrid = memo(PlainItemsGrid)

/** The action of a listed item; none for the rest. */
function actionFor(
  listing: Listing | undefined,
  render: (listing: Listing) => ReactNode,
): { readonly action?: ReactNode } {
  return listing === undefined ? {} : { action: render(listing) }
}

const rankNote = ({ rarityRank }: ShownItem) =>
  rarityRank === null || rarityRank === undefined ? {} : { note: <RarityRank rank={rarityRank} /> }
