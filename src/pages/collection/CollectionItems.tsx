// The heart of a collection's page: filters beside a grid that follows them.
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { nowSeconds } from '../../domain/time.ts'
import { formatCount } from '../../domain/wei.ts'
import { FilterChips } from '../../features/collections/FilterChips.tsx'
import { FilterPanel } from '../../features/collections/FilterPanel.tsx'
import { TraitFilter } from '../../features/collections/TraitFilter.tsx'
import type { ItemFilters } from '../../features/collections/itemFilters.ts'
import { useItemFilters } from '../../features/collections/useItemFilters.ts'
import { AddToBasket } from '../../features/trading/basket/AddToBasket.tsx'
import { CardActions } from '../../features/trading/basket/CardActions.tsx'
import { SweepButton } from '../../features/trading/basket/SweepButton.tsx'
import { useBasket } from '../../features/trading/basket/useBasket.ts'
import { LayoutChoice } from '../../features/tokens/LayoutChoice.tsx'
import { TokenCard } from '../../features/tokens/TokenCard.tsx'
import { TokenGrid, TokenGridSkeleton } from '../../features/tokens/TokenGrid.tsx'
import { isListed } from '../../features/tokens/TokenPrice.tsx'
import { TokenRow, TokenRowHeader } from '../../features/tokens/TokenRow.tsx'
import { useViewPreference } from '../../features/tokens/viewPreference.ts'
import { Button } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import styles from './CollectionItems.module.css'
import { ItemsToolbar } from './ItemsToolbar.tsx'
import { type CollectionItem, COUNTED_ROWS, useCollectionItems, useItemCount } from './useCollectionItems.ts'

export interface CollectionItemsProps {
  readonly address: Address
  /** Undefined until the collection itself is known. */
  readonly tokenCount: number | undefined
  readonly listedCount: number | undefined
}

/** Pictures that are in view at once on a wide screen are fetched first. */
const EARLY_CARDS = 6

export function CollectionItems({ address, tokenCount, listedCount }: CollectionItemsProps) {
  const filters = useItemFilters()
  const [preference, setPreference] = useViewPreference()
  const list = useCollectionItems(address, filters.filters)
  const unfiltered = filters.count === 0
  const counted = useItemCount({ collection: address, filters: filters.filters, skip: unfiltered })
  const results = unfiltered
    ? countText(tokenCount)
    : countText(counted, { capped: counted === COUNTED_ROWS })
  const { items, outdated } = useShown(list)
  const { legs } = useBasket()
  const chosen = useMemo(() => new Set<string>(legs.map(({ orderHash }) => orderHash)), [legs])
  const { loadMore } = list
  const onMore = useCallback(() => void loadMore(), [loadMore])
  const panel = (
    <FilterPanel filters={filters} listedCount={listedCount}>
      <TraitFilter collection={address} filters={filters} tokenCount={tokenCount} />
    </FilterPanel>
  )

  return (
    <div className={styles.layout}>
      <aside className={styles.side} aria-label="Filters">
        {panel}
      </aside>
      <div className={styles.main}>
        <ItemsToolbar filters={filters} panel={panel} results={results} />
        <FilterChips filters={filters} />
        <div className={styles.results}>
          <div className={styles.count}>
            <p role="status">{results}</p>
            <PriceOrder filters={filters.filters} />
          </div>
          <span className={styles.tools}>
            {listedCount !== 0 && <SweepButton collection={address} />}
            <LayoutChoice preference={preference} onChange={setPreference} />
          </span>
        </div>
        {list.error !== undefined && items.length === 0 ? (
          <ErrorState error={list.error} onRetry={onMore} />
        ) : items.length > 0 ? (
          <>
            {preference.view === 'list' && <TokenRowHeader />}
            <TokenGrid
              items={items}
              preference={preference}
              outdated={outdated}
              hasMore={list.hasMore && list.error === undefined && !outdated}
              growing={list.status !== 'idle'}
              onMore={onMore}
              renderCard={(item, index) => (
                <TokenCard
                  token={item}
                  priority={index < EARLY_CARDS}
                  selected={item.bestAsk !== null && chosen.has(item.bestAsk.id)}
                  {...actionFor(item, (order) => <CardActions order={order} />)}
                />
              )}
              renderRow={(item) => (
                <TokenRow
                  key={item.id}
                  token={item}
                  {...actionFor(item, (order) => <AddToBasket order={order} raised />)}
                />
              )}
            />
            {list.error !== undefined && <ErrorState error={list.error} onRetry={onMore} />}
          </>
        ) : list.status === 'idle' && !list.hasMore ? (
          <NoItems filtered={!unfiltered} onClear={filters.clear} />
        ) : (
          <>
            <LoadingLabel>Loading items</LoadingLabel>
            <TokenGridSkeleton preference={preference} />
          </>
        )}
      </div>
    </div>
  )
}

/** The action of what is for sale; none for the rest. */
function actionFor(
  item: CollectionItem,
  render: (order: NonNullable<CollectionItem['bestAsk']>) => ReactNode,
): { readonly action?: ReactNode } {
  return item.bestAsk === null || !isListed(item, nowSeconds()) ? {} : { action: render(item.bestAsk) }
}

type List = ReturnType<typeof useCollectionItems>

/** While the answer to other filters is on its way, the former items stay in view, dimmed. */
function useShown(list: List): { readonly items: readonly CollectionItem[]; readonly outdated: boolean } {
  const [former, setFormer] = useState(list.items)
  const waiting =
    list.items.length === 0 && (list.status === 'loading' || (list.status === 'idle' && list.hasMore))
  if (!waiting && former !== list.items) setFormer(list.items)
  const outdated = waiting && list.error === undefined && former.length > 0
  return { items: outdated ? former : list.items, outdated }
}

function countText(count: number | undefined, { capped = false } = {}): string {
  if (count === undefined) return ''
  return `${formatCount(count)}${capped ? '+' : ''} ${count === 1 ? 'item' : 'items'}`
}

/** Where the list begins again at a low price, that is why: amounts of different currencies are never compared. */
function PriceOrder({ filters }: { readonly filters: ItemFilters }) {
  const { nativeCurrency, currencies } = useConfig().network
  const { sort, minPrice, maxPrice } = filters
  const byPrice = sort === 'price-low' || sort === 'price-high'
  if (!byPrice || currencies.length === 0 || minPrice !== undefined || maxPrice !== undefined) return null
  const symbols = [nativeCurrency, ...currencies].map(({ symbol }) => symbol)
  return <p className={styles.order}>Prices in {symbols.join(', then ')}</p>
}

function NoItems({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  return filtered ? (
    <Empty title="No item fits these filters" action={<Button onClick={onClear}>Clear all filters</Button>}>
      Take one of them away, or look for something else.
    </Empty>
  ) : (
    <Empty title="No items yet">Items appear here as soon as the collection mints them.</Empty>
  )
}
