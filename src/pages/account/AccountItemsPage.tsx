// The items of an account as a grid; the viewer's own have actions.
import { useCallback, useEffect, type ReactNode } from 'react'
import { useApolloClient } from '@apollo/client/react'
import type { Address } from '../../domain/address.ts'
import type { NetworkConfig } from '../../domain/config.ts'
import { accountOffersPath, collectionsPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import { shortAmount } from '../../domain/wei.ts'
import { BuyButton } from '../../trading/buy/BuyButton.tsx'
import { CancelListingButton } from '../../trading/tables/ListingActions.tsx'
import { ListButton } from '../../trading/list/ListButton.tsx'
import { TransferGuard } from '../../trading/transferChecks/TransferGuard.tsx'
import { toCardItem } from '../../features/items/cardItem.ts'
import { TokenCard } from '../../features/items/TokenCard.tsx'
import { TokenGrid, TokenGridSkeleton } from '../../features/items/TokenGrid.tsx'
import type { ViewPreference } from '../../features/items/viewPreference.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { useKeysetList } from '../../graphql/useKeysetList.ts'
import type { Balance_filter } from '../../graphql/__generated__/operations.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { LoadingLabel } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { accountTexts } from '../../messages/en/account.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { ordersTexts } from '../../messages/en/orders.ts'
import { andList, joinSentences } from '../../messages/values.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { AccountItemsDocument } from './__generated__/AccountItems.ts'
import { arrangeItems, needsAllItems, type HeldFilter } from './heldFilter.ts'
import { HeldFilters } from './HeldFilters.tsx'
import { type HeldItem, isOpenToAll, getOpenListings, unlistedUnits } from './heldItem.ts'
import { HolderPrice } from './HolderPrice.tsx'
import { toListedItem } from '../../orders/listedItem.ts'
import type { Offer } from '../../orders/offer.ts'
import { openListingsFilter } from '../../orders/orderFilters.ts'
import { useAccountItemSelection } from './useAccountItemSelection.tsx'
import { useBestOffers } from './useBestOffers.ts'
import { useHeldFilter } from './useHeldFilter.ts'
import styles from './AccountItems.module.css'

const PAGE_SIZE = 60
/** A page where all items are needed. */
const WHOLE_PAGE_SIZE = 250
/** The most that are searched and sorted: those received last. */
const MAX_ARRANGED = 1_000
const EARLY_CARDS = 6
const PREFERENCE: ViewPreference = { view: 'grid', density: 'large' }

export function AccountItemsPage() {
  return <AccountFrame view="items">{(account) => <AccountItems account={account} />}</AccountFrame>
}

function AccountItems({ account }: { readonly account: Address }) {
  const { filter, change } = useHeldFilter()
  return (
    <>
      <HeldFilters account={account} filter={filter} onChange={change} />
      <FilteredItems
        account={account}
        filter={filter}
        onClear={() => change({ collection: undefined, text: '', inBundle: false })}
      />
    </>
  )
}

interface FilteredItemsProps {
  readonly account: Address
  readonly filter: HeldFilter
  /** Shows all items again. */
  readonly onClear: () => void
}

function FilteredItems({ account, filter, onClear }: FilteredItemsProps) {
  const t = useTranslate()
  const client = useApolloClient()
  const own = useAccount() === account
  const { collection, inBundle } = filter
  const isArranged = needsAllItems(filter)
  const name = `holdings of ${account}, ${collection ?? 'all'}${inBundle ? ', in bundles' : ''}${isArranged ? ', arranged' : ''}`
  const list = useKeysetList<HeldItem, Balance_filter>(name, () => ({
    pageSize: isArranged ? WHOLE_PAGE_SIZE : PAGE_SIZE,
    segments: () => [
      {
        where: {
          account,
          amount_gt: '0',
          ...(collection !== undefined && { collection }),
          // A bundle of an edition may be another seller's.
          ...(inBundle && { token_: { liveBundleCount_gt: 0, standard: 'ERC721' } }),
        },
        orderBy: 'heldSinceSeconds',
        direction: 'desc',
        getKey: ({ heldSinceSeconds }) => heldSinceSeconds ?? '0',
      },
    ],
    fetchPage: async ({ where, first, orderDirection }) => {
      const { balances } = await queryIndex(client, AccountItemsDocument, {
        where,
        first,
        direction: orderDirection,
        standing: { ...openListingsFilter(account, nowSeconds()), scope: 'ITEM' },
      })
      return balances
    },
  }))
  const { items: loaded, status, hasMore, error, loadMore } = list
  const onMore = useCallback(() => void loadMore(), [loadMore])
  const isCut = isArranged && hasMore && loaded.length >= MAX_ARRANGED
  const isReading = isArranged && hasMore && !isCut && error === undefined
  const items = isArranged ? arrangeItems(loaded, filter, ({ token }) => toListedItem(token)) : loaded

  // External system: the index, of which all items are needed.
  useEffect(() => {
    if (isReading && status === 'idle') onMore()
  }, [isReading, status, onMore, loaded.length])

  const { network } = useConfig()
  const now = useNow()
  const choice = useAccountItemSelection({ items, account, own })
  const bestOffers = useBestOffers(account, { items, own })

  if (items.length > 0) {
    return (
      <>
        {choice.bar}
        {bestOffers.isRead && <BestOffersNote account={account} isCut={bestOffers.isCut} />}
        <div {...choice.area}>
          <TokenGrid
            items={items}
            preference={PREFERENCE}
            withCollection
            hasMore={!isArranged && hasMore && error === undefined}
            growing={status !== 'idle'}
            onMore={onMore}
            outdated={isReading}
            onRange={bestOffers.onRange}
            renderCard={(item, index) => (
              <TokenCard
                item={toCardItem(item.token, network)}
                units={BigInt(item.amount)}
                priority={index < EARLY_CARDS}
                selected={choice.has(item)}
                value={holderPrice(item, { network, own, now })}
                showsListing={false}
                valueNote={bestPrices(bestOffers.find(item))}
                {...(choice.open
                  ? { badge: choice.badge(item, index) }
                  : { action: <ItemAction item={item} own={own} /> })}
              />
            )}
            renderRow={() => null}
          />
        </div>
        {isCut && <CutNote />}
        {error !== undefined && (
          <ErrorState title={t(controlsTexts.itemsFailed)} error={error} onRetry={onMore} />
        )}
      </>
    )
  }
  if (error !== undefined) {
    return <ErrorState title={t(controlsTexts.itemsFailed)} error={error} onRetry={onMore} />
  }
  if (status !== 'idle' || (hasMore && !isCut)) {
    return (
      <>
        <LoadingLabel>{t(accountTexts.page.loadingItems)}</LoadingLabel>
        <TokenGridSkeleton preference={PREFERENCE} />
      </>
    )
  }
  if (collection !== undefined || inBundle || filter.text.trim() !== '') {
    return (
      <>
        <Empty
          title={t(accountTexts.page.noMatches)}
          action={<Button onClick={onClear}>{t(accountTexts.page.showAllItems)}</Button>}
        >
          {t(accountTexts.page.noMatchesHint)}
        </Empty>
        {isCut && <CutNote />}
      </>
    )
  }
  return (
    <Empty
      title={t(own ? accountTexts.page.noItemsYet : accountTexts.page.noItems)}
      {...(own && {
        action: <ButtonLink to={collectionsPath()}>{t(accountTexts.page.allCollections)}</ButtonLink>,
      })}
    >
      {t(own ? accountTexts.page.noItemsYetHint : accountTexts.page.noItemsHint)}
    </Empty>
  )
}

function CutNote() {
  const t = useTranslate()
  return <p className={styles.said}>{t(accountTexts.page.searchedFirst({ count: MAX_ARRANGED }))}</p>
}

interface HolderPriceContext {
  readonly network: NetworkConfig
  readonly own: boolean
  /** In seconds. */
  readonly now: number
}

/** The holder's price; others may list an edition for less. Listings that nobody can buy show only to the holder. */
function holderPrice(item: HeldItem, { network, own, now }: HolderPriceContext): ReactNode {
  const listings = getOpenListings(item, network, now).filter((listing) => own || isOpenToAll(listing, now))
  return listings.length === 0 ? undefined : <HolderPrice item={item} listings={listings} />
}

function bestPrices([offer, ...others]: readonly Offer[]): ReactNode {
  if (offer === undefined) return undefined
  const { unitPrice, currency } = offer
  const price =
    others.length === 0 ? (
      <Price quiet amount={unitPrice} currency={currency} size="xs" />
    ) : (
      andList([offer, ...others].map((each) => shortAmount(each.unitPrice, each.currency)))
    )
  return <Trans message={ordersTexts.offersTable.bestPrice({ price })} />
}

/** Which offers the cards show, and where the others are. */
function BestOffersNote({ account, isCut }: { readonly account: Address; readonly isCut: boolean }) {
  const link = (text: ReactNode) => <Link to={accountOffersPath(account)}>{text}</Link>
  return (
    <p className={styles.said}>
      <Trans
        message={joinSentences([
          accountTexts.page.bestOffersNote({ link }),
          isCut && accountTexts.offers.higherUnchecked,
        ])}
      />
    </p>
  )
}

interface ItemActionProps {
  readonly item: HeldItem
  readonly own: boolean
}

/** Cancels or lists the viewer's own item; buys another account's. */
function ItemAction({ item, own }: ItemActionProps): ReactNode {
  const { network } = useConfig()
  const now = useNow()
  const { token, amount } = item
  const listings = getOpenListings(item, network, now)
  if (!own) {
    const [open] = listings.filter((listing) => isOpenToAll(listing, now))
    return open === undefined ? null : (
      <TransferGuard listing={open} check="reached" look="over">
        <BuyButton listing={open} size="s" wide priced />
      </TransferGuard>
    )
  }
  const [listing, ...others] = listings
  // Several listings of an edition are canceled on its page, which shows all of them.
  if (listing !== undefined && others.length === 0 && unlistedUnits(item, listings) === 0n) {
    return <CancelListingButton listing={listing} size="s" wide />
  }
  return <ListButton item={toListedItem(token)} held={BigInt(amount)} size="s" wide />
}
