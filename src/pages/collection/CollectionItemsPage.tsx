// The items of a collection: filters beside a grid.
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { listUnits } from '../../domain/currency.ts'
import { usePrefetchItems } from '../../features/items/source/itemSearchSession.ts'
import { FilterChips } from '../../features/items/filters/FilterChips.tsx'
import { FilterPanel } from '../../features/items/filters/FilterPanel.tsx'
import { TraitFilter } from '../../features/items/filters/TraitFilter.tsx'
import type { ItemFilters } from '../../features/items/filters/itemFilters.ts'
import { useItemFilters } from '../../features/items/filters/useItemFilters.ts'
import { useCart } from '../../trading/cart/store/cartStore.ts'
import { LayoutChoice } from '../../features/items/LayoutChoice.tsx'
import { useItemsView } from '../../features/items/viewPreference.ts'
import { itemsIn } from '../../features/items/useVisibleRows.ts'
import { TokenGridSkeleton } from '../../features/items/TokenGrid.tsx'
import { Button } from '../../ui/Button.tsx'
import { MAX_UNSORTED_ROWS } from '../../graphql/keyset.ts'
import { collectionTexts } from '../../messages/en/collection.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import type { Message } from '../../messages/message.ts'
import { joinSentences, andList } from '../../messages/values.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { useContradictedListings } from '../../trading/transferChecks/contradictedListings.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CollectionFrame, type CollectionFacts } from './CollectionFrame.tsx'
import styles from './CollectionItems.module.css'
import { ItemsGrid } from './ItemsGrid.tsx'
import { ItemsToolbar } from './ItemsToolbar.tsx'
import { OwnerFilter } from './OwnerFilter.tsx'
import { SweepButton } from './SweepButton.tsx'
import { useItemSelection } from './useItemSelection.tsx'
import { type Items, useItems } from '../../features/items/source/useItems.ts'
import { useApproach, useOrders } from './useOrders.ts'
import { useSelectionAction } from './useSelectionAction.ts'
import type { ShownItem } from '../../features/items/source/shownItems.ts'

/** Loads with the code of trading. */
const FirstScreenChecks = lazyPart(async () => (await import('./FirstScreenChecks.tsx')).FirstScreenChecks, {
  notice: 'none',
})

const NONE: readonly string[] = []

export function CollectionItemsPage() {
  return (
    <CollectionFrame>
      {(address, facts, { hidden }) => <CollectionItems address={address} facts={facts} hidden={hidden} />}
    </CollectionFrame>
  )
}

interface CollectionItemsProps {
  readonly address: Address
  /** Undefined until the collection has loaded. */
  readonly facts: CollectionFacts | undefined
  /** Whether nothing of it is shown yet. */
  readonly hidden: boolean
}

function CollectionItems({ address, facts, hidden }: CollectionItemsProps) {
  const t = useTranslate()
  const filters = useItemFilters(usePrefetchItems(address))
  const asOf = useAsOfBlock()
  const [preference, setPreference] = useItemsView(filters)
  const unfiltered = filters.count === 0
  const result = useItems({ address, facts, filters: filters.filters, unfiltered })
  const { items, outdated, error, facets, counts, state } = result
  // Rarity needs the whole collection: rows in another order would jump once it's counted.
  const counting = filters.filters.sort === 'rarity' && result.ranking === 'counting'
  const { cartItems } = useCart()
  const inCart = useMemo(() => new Set<string>(cartItems.map(({ orderHash }) => orderHash)), [cartItems])
  const [grid, setGrid] = useState<HTMLDivElement | null>(null)
  const { orders, onRange, inView } = useOrdersInView(result, grid)
  const { find, reload } = orders
  const firstScreen = useFirstScreen(inView(), facts?.floorOrders ?? NONE)
  const { owner } = filters.filters
  const action = useSelectionAction({ owner, standard: facts?.standard, fetchOrders: reload })
  const selection = useItemSelection({ action, inView, itemAt: (place) => items.at(place) })
  // The bar appears at once; the checkboxes follow as the cards render.
  const selecting = useDeferredValue(selection.open)
  if (hidden) return null
  const panel = (
    <FilterPanel
      filters={filters}
      listedCount={counts === undefined ? facts?.listedCount : counts.listed}
      inBundleCount={counts?.inBundle}
      prices={facets?.prices}
      counted={state.kind === 'full' && facets !== undefined}
      owner={<OwnerFilter filters={filters} />}
    >
      <TraitFilter
        filters={filters}
        types={facets?.types}
        state={state}
        tokenCount={facts?.tokenCount}
        onRetry={result.retry}
      />
    </FilterPanel>
  )

  return (
    <div className={styles.layout}>
      <aside className={styles.side} aria-label={t(collectionTexts.filters)}>
        {panel}
      </aside>
      <div className={styles.main}>
        <ItemsToolbar
          filters={filters}
          panel={panel}
          showLabel={showMessage(result)}
          instant={result.instant}
        />
        <FilterChips filters={filters} />
        <div className={styles.results}>
          <div className={styles.count}>
            <p role="status">{t(countMessage(result))}</p>
            <SortNote filters={filters.filters} found={result} counting={counting} />
          </div>
          <span className={styles.tools}>
            {asOf === undefined && (facts?.listedCount !== 0 || action.kind === 'list') && (
              <Button disabled={selection.open || counting || items.length === 0} onClick={selection.begin}>
                {t(collectionTexts.select)}
              </Button>
            )}
            {facts?.listedCount !== 0 && (
              <SweepButton collection={address} filters={filters.filters} disabled={items.length === 0} />
            )}
            <LayoutChoice preference={preference} onChange={setPreference} />
          </span>
        </div>
        {selection.bar}
        {asOf === undefined && (
          <>
            <LeftOutNote collection={address} />
            {firstScreen.length > 0 && <FirstScreenChecks hashes={firstScreen} orders={orders} />}
          </>
        )}
        {error !== undefined && items.length === 0 ? (
          <ErrorState title={t(controlsTexts.itemsFailed)} error={error} onRetry={result.loadMore} />
        ) : items.length > 0 && !counting ? (
          <div ref={setGrid} {...selection.area}>
            <ItemsGrid
              items={items}
              preference={preference}
              outdated={outdated}
              hasMore={result.hasMore}
              growing={result.growing}
              onMore={result.loadMore}
              onRange={onRange}
              byLastSale={filters.filters.sort === 'last-sale'}
              inCart={inCart}
              findListing={find}
              selection={selecting && selection.open ? selection : undefined}
            />
            {error !== undefined && (
              <ErrorState title={t(controlsTexts.itemsFailed)} error={error} onRetry={result.loadMore} />
            )}
          </div>
        ) : !result.loading && !counting ? (
          <NoItems filtered={!unfiltered} onClear={filters.clear} />
        ) : (
          <>
            <LoadingLabel>{t(counting ? collectionTexts.counting : collectionTexts.loading)}</LoadingLabel>
            <TokenGridSkeleton preference={preference} />
          </>
        )}
      </div>
    </div>
  )
}

/** The most listings of the first screen that are checked with the chain. */
const MAX_CHECKED = 24

/** The hashes of the listings on the first screen and behind the floor; those of rows that come later aren't checked. */
function useFirstScreen(inView: readonly ShownItem[], floorOrders: readonly string[]): readonly string[] {
  const [first, setFirst] = useState<readonly string[]>()
  if (first === undefined && inView.length > 0) {
    setFirst(inView.flatMap(({ orderHash }) => orderHash ?? []).slice(0, MAX_CHECKED))
  }
  return first === undefined ? [] : [...new Set([...floorOrders, ...first])]
}

/** Says how many listings are left out because the chain contradicts them, and can show them. */
function LeftOutNote({ collection }: { readonly collection: Address }) {
  const t = useTranslate()
  const { count, isShown, show } = useContradictedListings()
  const found = count(collection)
  if (found === 0) return null
  return (
    <p className={styles.leftOut} role="status">
      <span>
        {t((isShown ? collectionTexts.contradictedShown : collectionTexts.contradicted)({ count: found }))}
      </span>
      <Button size="s" variant="quiet" onClick={() => show(!isShown)}>
        {t(isShown ? collectionTexts.hideContradicted : collectionTexts.showContradicted)}
      </Button>
    </p>
  )
}

/** The orders of the listed items in view. Items load without them; they load once the pointer or the focus is near. */
function useOrdersInView(found: Items, grid: HTMLElement | null) {
  const { items, version, onRange: report } = found
  const orders = useOrders(version)
  const [range, setRange] = useState({ from: 0, count: 0 })
  const onRange = useCallback(
    (from: number, count: number) => {
      setRange((known) => (known.from === from && known.count === count ? known : { from, count }))
      report(from, count)
    },
    [report],
  )
  useApproach(grid, () => {
    const wanted = itemsIn(items, range.from, range.count).flatMap((item) =>
      item === undefined || item.orderHash === null ? [] : [item.orderHash],
    )
    orders.load(wanted).catch(() => {
      // Cards keep the orders of earlier rows, which a trade reads again; others have no buttons. The next approach
      // tries again.
    })
  })
  const inView = () => itemsIn(items, range.from, range.count).flatMap((item) => item ?? [])
  return { orders, onRange, inView }
}

function countMessage({ total, atLeast }: Items): Message | '' {
  if (total === undefined) return ''
  return (atLeast ? collectionTexts.countAtLeast : collectionTexts.count)({ count: total })
}

function showMessage({ total, atLeast }: Items): Message {
  if (total === undefined) return collectionTexts.show
  return (atLeast ? collectionTexts.showAtLeast : collectionTexts.showCount)({ count: total })
}

interface SortNoteProps {
  readonly filters: ItemFilters
  readonly found: Items
  /** Whether sorting waits until all items are counted. */
  readonly counting: boolean
}

/** Explains an order that may surprise. */
function SortNote({ filters, found, counting }: SortNoteProps) {
  const t = useTranslate()
  const units = listUnits(useConfig().network)
  const { sort, minPrice, maxPrice } = filters
  if (counting) return <p className={styles.order}>{t(collectionTexts.rarityPending)}</p>
  if (sort === 'rarity' && found.ranking === 'unavailable')
    return <p className={styles.order}>{t(collectionTexts.rarityFailed)}</p>
  // Amounts in different units can't be compared, so prices start over with each.
  const byLastSale = sort === 'last-sale'
  const isBounded = minPrice !== undefined || maxPrice !== undefined
  const byPrice = (sort === 'price-low' || sort === 'price-high') && !isBounded
  const isGrouped = units.length > 1 && (byLastSale || byPrice)
  if (!isGrouped && !found.cut) return null
  const note = byLastSale ? collectionTexts.saleCurrencies : collectionTexts.priceCurrencies
  const symbols = units.map(({ symbol }) => symbol)
  return (
    <p className={styles.order}>
      {t(
        joinSentences([
          isGrouped && note({ currencies: andList(symbols) }),
          found.cut && collectionTexts.cut({ most: MAX_UNSORTED_ROWS }),
        ]),
      )}
    </p>
  )
}

function NoItems({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  const t = useTranslate()
  return filtered ? (
    <Empty
      title={t(collectionTexts.noMatch)}
      action={<Button onClick={onClear}>{t(collectionTexts.clear)}</Button>}
    >
      {t(collectionTexts.noMatchHint)}
    </Empty>
  ) : (
    <Empty title={t(collectionTexts.empty)}>{t(collectionTexts.emptyHint)}</Empty>
  )
}
