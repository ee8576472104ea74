// The connected account's expired listings, on its own page: each with the form to list it again, or why it can't be.
import { useApolloClient } from '@apollo/client/react'
import type { Address } from '../../domain/address.ts'
import { tokenEntityId } from '../../domain/ids.ts'
import { nowSeconds } from '../../domain/time.ts'
import { LARGEST_PAGE } from '../../graphql/keyset.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { createPageFetcher } from '../../graphql/queryIndex.ts'
import { useQueryTime } from '../../graphql/queryTime.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { useKeysetList } from '../../graphql/useKeysetList.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { accountTexts } from '../../messages/en/account.ts'
import type { Message } from '../../messages/message.ts'
import { bundledItems, listSoldItems, type Listing } from '../../orders/listing.ts'
import { isDeclining } from '../../orders/listingPrice.ts'
import { expiredListingsFilter, openListingsFilter } from '../../orders/orderFilters.ts'
import { type Trade, MAX_SELECTED } from '../../trading/dialog/trade.ts'
import { TradeButton } from '../../trading/dialog/TradeButton.tsx'
import { useListingName } from '../../trading/dialog/useListingName.ts'
import { useListingRows } from '../../trading/tables/useListingRows.ts'
import { Section } from '../../ui/Layout.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import {
  ExpiredListings_heldDocument,
  ExpiredListingsDocument,
  type ExpiredListingsQuery,
} from './__generated__/ExpiredListings.ts'
import { AccountListingsTable } from './AccountListingsTable.tsx'
import { ListEnd } from './ListEnd.tsx'
import styles from './AccountListings.module.css'

type ExpiredOrder = ExpiredListingsQuery['orders'][number]

const PAGE_SIZE = 20

/** Renders nothing on another account's page, and where there are none. */
export function ExpiredListings({ account }: { readonly account: Address }) {
  return useAccount() === account ? <Expired account={account} /> : null
}

function Expired({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const client = useApolloClient()
  const list = useKeysetList<ExpiredOrder, Order_filter>(`expired listings of ${account}`, () => ({
    pageSize: PAGE_SIZE,
    segments: () => [createSegment('endsAtSeconds', expiredListingsFilter(account, nowSeconds()), 'desc')],
    fetchPage: createPageFetcher(client, ExpiredListingsDocument, ({ orders }) => orders),
  }))
  const { items } = list
  // What wasn't sold may be listed again, though nothing of it is available now. The index may be about to end an order.
  const rows = useListingRows(items).map(({ listing }) => ({
    order: { live: false },
    listing: { ...listing, available: listing.remaining },
  }))
  const holdings = useHoldings(
    account,
    rows.map(({ listing }) => listing),
  )
  if (items.length === 0 && list.error === undefined) return null
  return (
    <Section title={t(accountTexts.listings.expired)}>
      {items.length > 0 && (
        <AccountListingsTable
          rows={rows}
          label={t(accountTexts.listings.expiredTable)}
          own
          relist={(listing) => <Relist listing={listing} holdings={holdings} />}
        />
      )}
      <ListEnd
        {...list}
        more={accountTexts.listings.showMoreExpired}
        failed={accountTexts.listings.expiredFailed}
      />
    </Section>
  )
}

interface Holding {
  readonly amount: bigint
  readonly isListed: boolean
}

/** What the account holds of each item, by its token; undefined for what isn't known. */
type Holdings = (token: string) => Holding | undefined

const NOTHING: Holding = { amount: 0n, isListed: false }

/** The tokens that a form could list again; a larger bundle is listed by hand. */
const listTokens = (listing: Listing): readonly string[] => {
  const sold = listSoldItems(listing)
  return sold.length > MAX_SELECTED
    ? []
    : sold.map(({ item }) => tokenEntityId(item.collection, item.tokenId))
}

function useHoldings(account: Address, listings: readonly Listing[]): Holdings {
  const tokens = [...new Set(listings.flatMap(listTokens))].slice(0, LARGEST_PAGE).toSorted()
  const now = useQueryTime()
  const query = useIndexQuery(ExpiredListings_heldDocument, {
    variables: { account, tokens, standing: { ...openListingsFilter(account, now), scope: 'ITEM' } },
    skip: tokens.length === 0,
  })
  if (query.kind !== 'ready') return () => undefined
  const held = new Map(
    query.data.balances.map(({ amount, token: { id, listings: open } }) => [
      id as string,
      { amount: BigInt(amount), isListed: open.length > 0 },
    ]),
  )
  const read = new Set<string>(tokens)
  return (token) => (read.has(token) ? (held.get(token) ?? NOTHING) : undefined)
}

function Relist({ listing, holdings }: { readonly listing: Listing; readonly holdings: Holdings }) {
  const t = useTranslate()
  const item = useListingName(listing)
  const again = getRelisting(listing, holdings)
  switch (again) {
    case undefined:
      return null
    case 'not-held':
      return <Closed reason={accountTexts.listings.notHeld({ count: listSoldItems(listing).length })} />
    case 'listed':
      return <Closed reason={accountTexts.listings.listedAgain} />
    case 'by-hand':
      return <Closed reason={accountTexts.listings.relistByHand} />
    default:
      return (
        <TradeButton size="s" trade={again} aria-label={t(accountTexts.listings.relistItem({ item }))}>
          {t(accountTexts.listings.relist)}
        </TradeButton>
      )
  }
}

function Closed({ reason }: { readonly reason: Message }) {
  const t = useTranslate()
  return <span className={styles.closed}>{t(reason)}</span>
}

/** The dialog that lists the items again, or why there is none; undefined while it isn't known. */
function getRelisting(
  listing: Listing,
  holdings: Holdings,
): Trade | 'not-held' | 'listed' | 'by-hand' | undefined {
  const { item } = listing
  const bundled = bundledItems(listing)
  if (bundled === null) {
    const held = holdings(tokenEntityId(item.collection, item.tokenId))
    if (held === undefined) return undefined
    if (held.amount === 0n) return 'not-held'
    // One ERC-721 token is sold once; of an edition, there may be more to sell.
    if (held.isListed && item.standard === 'ERC721') return 'listed'
    return { kind: 'list', item, held: held.amount, expired: listing }
  }
  // The form has neither for several items.
  if (bundled.length > MAX_SELECTED || isDeclining(listing) || listing.reservedFor !== null) return 'by-hand'
  const held = bundled.map((sold) => ({
    ...sold,
    holding: holdings(tokenEntityId(sold.item.collection, sold.item.tokenId)),
  }))
  if (held.some(({ quantity, holding }) => holding !== undefined && holding.amount < quantity))
    return 'not-held'
  const items = held.flatMap(({ item: sold, holding }) =>
    holding === undefined ? [] : [{ item: sold, held: holding.amount }],
  )
  return items.length < held.length ? undefined : { kind: 'bulkList', items, expired: listing }
}
