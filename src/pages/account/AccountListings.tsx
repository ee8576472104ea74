// An account's standing listings in groups: for sale, for sale later, for one account alone, and stopped, with the reason.
import { useApolloClient } from '@apollo/client/react'
import { TriangleAlert } from 'lucide-react'
import type { Address } from '../../domain/address.ts'
import { accountPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import { formatCount } from '../../domain/wei.ts'
import { ask } from '../../graphql/ask.ts'
import { useKeysetList } from '../../graphql/lists.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { MOST_CHOSEN } from '../../features/trading/bulk/limit.ts'
import { ListingsExport } from '../../features/trading/listings/ListingsExport.tsx'
import { promiseOf } from '../../features/trading/listings/promisedSale.ts'
import { useBundleRows } from '../../features/trading/listings/useBundleRows.ts'
import { useOpenTrade } from '../../features/trading/openTrade.ts'
import { useWhenDone } from '../../features/trading/useWhenDone.ts'
import { cancelManyKey } from '../../features/trading/writeKeys.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useWallet } from '../../wallet/WalletProvider.tsx'
import { AccountListingsDocument, type AccountListingsQuery } from './__generated__/AccountListings.ts'
import { AccountListingsTable } from './AccountListingsTable.tsx'
import { SelectionBar } from '../../features/selection/SelectionBar.tsx'
import { standingListings } from '../../features/trading/listings/standingListings.ts'
import { useRevived } from './useRevived.ts'
import { useSelection } from '../../features/selection/useSelection.ts'
import styles from './AccountListings.module.css'

type StandingOrder = AccountListingsQuery['orders'][number]

const PAGE_SIZE = 100

/** Those that are live before those that sleep. */
function filtersOf(account: Address): readonly Order_filter[] {
  const standing = standingListings(account, nowSeconds())
  return [true, false].map((live) => ({ ...standing, live }))
}

export function AccountListings({ account }: { readonly account: Address }) {
  const client = useApolloClient()
  const { state } = useWallet()
  const own = 'account' in state && state.account === account
  const list = useKeysetList<StandingOrder, Order_filter>(`listings of ${account}`, () => ({
    pageSize: PAGE_SIZE,
    segments: () => {
      return filtersOf(account).map((where) => ({
        where,
        orderBy: 'createdAtSeconds',
        direction: 'desc',
        keyOf: ({ createdAtSeconds }) => createdAtSeconds,
      }))
    },
    fetchPage: async ({ where, first, orderDirection }) => {
      const { orders } = await ask(client, AccountListingsDocument, {
        where,
        first,
        direction: orderDirection,
        account,
      })
      return orders
    },
  }))
  const { items, status, hasMore, error } = list
  const rows = useBundleRows(items)
  const revived = useRevived(own ? account : undefined, rows)
  const now = useNow()
  const promiseOfRow = ({ order, listing }: (typeof rows)[number]) =>
    order.live ? undefined : promiseOf(listing, now)
  const live = rows.filter((row) => row.order.live && !revived.includes(row))
  const later = rows.filter((row) => promiseOfRow(row) === 'later')
  const reserved = rows.filter((row) => promiseOfRow(row) === 'private')
  const asleep = rows.filter((row) => !row.order.live && promiseOfRow(row) === undefined)
  const onMore = () => void list.loadMore()
  const shown = rows.map(({ listing }) => listing.orderHash)
  const selection = useSelection(MOST_CHOSEN, shown)
  useWhenDone(cancelManyKey(account), selection.end)
  const open = useOpenTrade()
  const chosen = rows.flatMap(({ listing }) => (selection.chosen.has(listing.orderHash) ? [listing] : []))
  const choice = own && selection.open ? selection : undefined

  const groups = [
    {
      title: 'For sale again without your doing',
      label: 'Listings that came back to life',
      rows: revived,
      note: <RevivedNote />,
      action: revived.length > 1 && open !== undefined && (
        <Button
          size="s"
          onClick={() =>
            open({
              kind: 'cancelMany',
              listings: revived.slice(0, MOST_CHOSEN).map(({ listing }) => listing),
            })
          }
        >
          Cancel {revived.length > MOST_CHOSEN ? `the first ${MOST_CHOSEN}` : 'all of these'}
        </Button>
      ),
    },
    { title: 'For sale', label: 'Listings for sale', rows: live },
    { title: 'For sale later', label: 'Listings that begin later', rows: later },
    { title: 'Private sales', label: 'Listings for one account alone', rows: reserved },
    {
      title: 'Not for sale now',
      label: 'Listings that are not for sale now',
      rows: asleep,
      note: <AsleepNote own={own} />,
    },
  ].filter((group) => group.rows.length > 0)

  if (items.length === 0) {
    if (error !== undefined) {
      return <ErrorState title="The listings could not be loaded" error={error} onRetry={onMore} />
    }
    return status !== 'idle' || hasMore ? <Waiting /> : <None own={own} account={account} />
  }
  return (
    <>
      {own && open !== undefined && (
        <SelectionBar
          selection={selection}
          shown={shown}
          noun="listings"
          most={MOST_CHOSEN}
          others={
            <Button size="s" onClick={() => open({ kind: 'cancelEverything' })}>
              Cancel everything
            </Button>
          }
        >
          <Button
            size="s"
            variant="danger"
            disabled={chosen.length === 0}
            onClick={() => open({ kind: 'cancelMany', listings: chosen })}
          >
            Cancel {formatCount(chosen.length)} {chosen.length === 1 ? 'listing' : 'listings'}
          </Button>
        </SelectionBar>
      )}
      <div className={styles.export}>
        <ListingsExport filters={() => filtersOf(account)} file={`${account}-listings`} />
      </div>
      {groups.map(({ title, label, rows: some, note, action }) => (
        <Section key={title} title={title} count={formatCount(some.length)} aside={action || undefined}>
          {note}
          <AccountListingsTable rows={some} label={label} own={own} selection={choice} />
        </Section>
      ))}
      {error !== undefined && <ErrorState error={error} onRetry={onMore} />}
      {hasMore && error === undefined && (
        <div className={styles.more}>
          <Button busy={status === 'growing'} onClick={onMore}>
            Show more listings
          </Button>
        </div>
      )}
    </>
  )
}

function RevivedNote() {
  return (
    <p className={styles.revived} role="alert">
      <TriangleAlert aria-hidden="true" />
      <span>
        You listed these before they left your account. Now that they are back, the old listings can be bought
        again at these old prices. Cancel those that you no longer mean.
      </span>
    </p>
  )
}

function AsleepNote({ own }: { readonly own: boolean }) {
  return (
    <p className={styles.warning}>
      {own
        ? 'These listings still stand. They are for sale again, at these prices, as soon as what stops them is gone; cancel those that you no longer mean.'
        : 'These listings still stand, but cannot be bought at the moment.'}
    </p>
  )
}

function None({ own, account }: { readonly own: boolean; readonly account: Address }) {
  return own ? (
    <Empty
      title="You have nothing for sale"
      action={<ButtonLink to={accountPath(account)}>Choose an item to list</ButtonLink>}
    >
      Your listings appear here, with their prices and how long they last.
    </Empty>
  ) : (
    <Empty title="Nothing for sale">This account has no listings.</Empty>
  )
}

function Waiting() {
  return (
    <div>
      <LoadingLabel>Loading listings</LoadingLabel>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <Skeleton width={48} height={48} />
          <Skeleton shape="text" width="18ch" />
          <Skeleton shape="text" width="9ch" />
          <Skeleton shape="text" width="9ch" />
        </div>
      ))}
    </div>
  )
}
