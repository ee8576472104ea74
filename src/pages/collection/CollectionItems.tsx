// The heart of a collection's page: filters beside a grid that follows them.
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { formatCount } from '../../domain/wei.ts'
import { useForesight } from '../../features/collections/catalogue.ts'
import { FilterChips } from '../../features/collections/FilterChips.tsx'
import { FilterPanel } from '../../features/collections/FilterPanel.tsx'
import { TraitFilter } from '../../features/collections/TraitFilter.tsx'
import type { ItemFilters } from '../../features/collections/itemFilters.ts'
import { useItemFilters } from '../../features/collections/useItemFilters.ts'
import { SweepButton } from '../../features/trading/basket/SweepButton.tsx'
import { useBasket } from '../../features/trading/basket/useBasket.ts'
import { LayoutChoice } from '../../features/tokens/LayoutChoice.tsx'
import { itemsIn } from '../../features/tokens/itemList.ts'
import { TokenGridSkeleton } from '../../features/tokens/TokenGrid.tsx'
import { Button } from '../../ui/Button.tsx'
import { MOST_BESIDE } from '../../graphql/keyset.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { usePast } from '../../ui/PastContext.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import type { CollectionFacts } from './CollectionFrame.tsx'
import styles from './CollectionItems.module.css'
import { ItemsGrid } from './ItemsGrid.tsx'
import { ItemsToolbar } from './ItemsToolbar.tsx'
import { OwnerFilter } from './OwnerFilter.tsx'
import { useChoice } from './useChoice.tsx'
import { useChoiceAction } from './useChoiceAction.ts'
import { type Items, useItems } from './useItems.ts'
import { useApproach, useOrders } from './useOrders.ts'
import { useItemsView } from './useItemsView.ts'

export interface CollectionItemsProps {
  readonly address: Address
  /** Undefined until the collection itself is known. */
  readonly facts: CollectionFacts | undefined
}

export function CollectionItems({ address, facts }: CollectionItemsProps) {
  const filters = useItemFilters(useForesight(address))
  const past = usePast()
  const [preference, setPreference] = useItemsView(filters)
  const unfiltered = filters.count === 0
  const found = useItems({ address, facts, filters: filters.filters, unfiltered })
  const { items, outdated, error, facets, state, whole } = found
  const results = countText(found)
  // Only the whole collection tells what is rare: rows of another order would jump under the reader's hand.
  const counting = filters.filters.sort === 'rarity' && !whole && state.kind !== 'failed'
  const { legs } = useBasket()
  const chosen = useMemo(() => new Set<string>(legs.map(({ orderHash }) => orderHash)), [legs])
  const [grid, setGrid] = useState<HTMLDivElement | null>(null)
  const { find, onRange, readAnew, inView } = useOrdersInView(found, grid)
  const { owner } = filters.filters
  const action = useChoiceAction({ owner, standard: facts?.standard, readOrders: readAnew })
  const choice = useChoice({ action, inView, itemAt: (place) => items.at(place) })
  // The line that says so comes at once, a box on every card as soon as they are drawn.
  const choosing = useDeferredValue(choice.open)
  const panel = (
    <FilterPanel
      filters={filters}
      listedCount={whole ? facets?.listed : facts?.listedCount}
      prices={facets?.prices}
      counted={state.kind === 'full' && facets !== undefined}
      owner={<OwnerFilter filters={filters} />}
    >
      <TraitFilter
        filters={filters}
        types={facets?.types}
        state={state}
        tokenCount={facts?.tokenCount}
        onRetry={found.retry}
      />
    </FilterPanel>
  )

  return (
    <div className={styles.layout}>
      <aside className={styles.side} aria-label="Filters">
        {panel}
      </aside>
      <div className={styles.main}>
        <ItemsToolbar filters={filters} panel={panel} results={results} instant={whole} />
        <FilterChips filters={filters} />
        <div className={styles.results}>
          <div className={styles.count}>
            <p role="status">{results}</p>
            <OrderNote filters={filters.filters} found={found} counting={counting} />
          </div>
          <span className={styles.tools}>
            {past === undefined && (facts?.listedCount !== 0 || action.kind === 'list') && (
              <Button disabled={choice.open || counting || items.length === 0} onClick={choice.begin}>
                Select
              </Button>
            )}
            {facts?.listedCount !== 0 && <SweepButton collection={address} />}
            <LayoutChoice preference={preference} onChange={setPreference} />
          </span>
        </div>
        {choice.bar}
        {error !== undefined && items.length === 0 ? (
          <ErrorState error={error} onRetry={found.loadMore} />
        ) : items.length > 0 && !counting ? (
          <div ref={setGrid} {...choice.area}>
            <ItemsGrid
              items={items}
              preference={preference}
              outdated={outdated}
              hasMore={found.hasMore}
              growing={found.growing}
              onMore={found.loadMore}
              onRange={onRange}
              inBasket={chosen}
              findOrder={find}
              choice={choosing && choice.open ? choice : undefined}
            />
            {error !== undefined && <ErrorState error={error} onRetry={found.loadMore} />}
          </div>
        ) : !found.loading && !counting ? (
          <NoItems filtered={!unfiltered} onClear={filters.clear} />
        ) : (
          <>
            <LoadingLabel>{counting ? 'Counting all items' : 'Loading items'}</LoadingLabel>
            <TokenGridSkeleton preference={preference} />
          </>
        )}
      </div>
    </div>
  )
}

/** The orders behind what is for sale in view. The items come without them: they come when the reader's hand does. */
function useOrdersInView(found: Items, grid: HTMLElement | null) {
  const { items, version, onRange: tell } = found
  const orders = useOrders(version)
  const [range, setRange] = useState({ from: 0, count: 0 })
  const onRange = useCallback(
    (from: number, count: number) => {
      setRange((known) => (known.from === from && known.count === count ? known : { from, count }))
      tell(from, count)
    },
    [tell],
  )
  useApproach(grid, () => {
    const wanted = itemsIn(items, range.from, range.count).flatMap((item) =>
      item === undefined || item.orderHash === null ? [] : [item.orderHash],
    )
    orders.want(wanted).catch(() => {
      // The cards stay without their buttons; the item's own page has them. The next approach asks again.
    })
  })
  const inView = () => itemsIn(items, range.from, range.count).flatMap((item) => item ?? [])
  return { find: orders.find, onRange, readAnew: orders.readAnew, inView }
}

function countText({ total, atLeast }: Items): string {
  if (total === undefined) return ''
  return `${formatCount(total)}${atLeast ? '+' : ''} ${total === 1 ? 'item' : 'items'}`
}

interface OrderNoteProps {
  readonly filters: ItemFilters
  readonly found: Items
  /** Whether the order waits for all items. */
  readonly counting: boolean
}

/** What of the order would surprise. */
function OrderNote({ filters, found, counting }: OrderNoteProps) {
  const { nativeCurrency, currencies } = useConfig().network
  const { sort, minPrice, maxPrice } = filters
  if (counting) return <p className={styles.order}>Rarity is known once all items are counted</p>
  if (sort === 'rarity' && !found.whole) {
    return <p className={styles.order}>By number: the items could not be counted</p>
  }
  // Where the list begins again at a low price, that is why: amounts of different currencies are never compared.
  const byPrice = sort === 'price-low' || sort === 'price-high'
  const bounded = minPrice !== undefined || maxPrice !== undefined
  const symbols =
    currencies.length > 0 && ((byPrice && !bounded) || sort === 'last-sale')
      ? [nativeCurrency, ...currencies].map(({ symbol }) => symbol)
      : []
  if (symbols.length === 0 && !found.cut) return null
  return (
    <p className={styles.order}>
      {symbols.length > 0 && `${sort === 'last-sale' ? 'Sales' : 'Prices'} in ${symbols.join(', then ')}`}
      {symbols.length > 0 && found.cut && '. '}
      {found.cut && `Only ${formatCount(MOST_BESIDE)} of the items with declining prices are shown`}
    </p>
  )
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
