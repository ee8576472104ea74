// An account's open listings in groups: reactivated, live, scheduled, private, and inactive with the reason.
import { useApolloClient } from '@apollo/client/react'
import { TriangleAlert } from 'lucide-react'
import type { Address } from '../../domain/address.ts'
import { accountPath } from '../../domain/paths.ts'
import { nowSeconds } from '../../domain/time.ts'
import { createSegment } from '../../graphql/keyset.ts'
import { queryIndex } from '../../graphql/queryIndex.ts'
import { useKeysetList } from '../../graphql/useKeysetList.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { ListingsExport } from '../../trading/tables/OrdersExport.tsx'
import { getUpcomingSaleKind } from '../../orders/upcomingSale.ts'
import { useListingRows } from '../../trading/tables/useListingRows.ts'
import { useOpenTradeDialog, MAX_SELECTED } from '../../trading/dialog/trade.ts'
import { useWhenDone } from '../../trading/dialog/useWriteFlow.ts'
import { bulkCancelKey } from '../../trading/dialog/writeKeys.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Layout.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useNow } from '../../ui/useNow.ts'
import { useAccount } from '../../wallet/WalletProvider.tsx'
import { AccountListingsDocument, type AccountListingsQuery } from './__generated__/AccountListings.ts'
import { AccountListingsTable } from './AccountListingsTable.tsx'
import { SelectionBar } from '../../features/selection/SelectionBar.tsx'
import { openListingsFilter } from '../../orders/orderFilters.ts'
import { ListEnd } from './ListEnd.tsx'
import { useReactivatedRows } from './reactivated.ts'
import { useSelection } from '../../features/selection/useSelection.ts'
import { accountTexts } from '../../messages/en/account.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './AccountListings.module.css'

type StandingOrder = AccountListingsQuery['orders'][number]

const PAGE_SIZE = 100

/** Live listings before inactive ones. */
function listingFilters(account: Address): readonly Order_filter[] {
  const openFilter = openListingsFilter(account, nowSeconds())
  return [true, false].map((live) => ({ ...openFilter, live }))
}

export function AccountListings({ account }: { readonly account: Address }) {
  const t = useTranslate()
  const client = useApolloClient()
  const own = useAccount() === account
  const list = useKeysetList<StandingOrder, Order_filter>(`listings of ${account}`, () => ({
    pageSize: PAGE_SIZE,
    segments: () => listingFilters(account).map((where) => createSegment('createdAtSeconds', where, 'desc')),
    fetchPage: async ({ where, first, orderDirection }) => {
      const { orders } = await queryIndex(client, AccountListingsDocument, {
        where,
        first,
        direction: orderDirection,
        account,
      })
      return orders
    },
  }))
  const { items, status, hasMore, error } = list
  const rows = useListingRows(items)
  const revived = useReactivatedRows(own ? account : undefined, rows)
  const now = useNow()
  const findPromise = ({ order, listing }: (typeof rows)[number]) =>
    order.live ? undefined : getUpcomingSaleKind(listing, now)
  const live = rows.filter((row) => row.order.live && !revived.includes(row))
  const later = rows.filter((row) => findPromise(row) === 'later')
  const reserved = rows.filter((row) => findPromise(row) === 'private')
  const inactive = rows.filter((row) => !row.order.live && findPromise(row) === undefined)
  const onMore = () => void list.loadMore()
  const shown = rows.map(({ listing }) => listing.orderHash)
  const selection = useSelection(MAX_SELECTED, shown)
  useWhenDone(bulkCancelKey(account), selection.end)
  const open = useOpenTradeDialog()
  const selectedListings = rows.flatMap(({ listing }) =>
    selection.selected.has(listing.orderHash) ? [listing] : [],
  )
  const choice = own && selection.open ? selection : undefined

  const groups = [
    {
      title: accountTexts.listings.reactivated,
      label: accountTexts.listings.reactivated,
      rows: revived,
      note: <ReactivatedNote />,
      action: revived.length > 1 && open !== undefined && (
        <Button
          size="s"
          onClick={() =>
            open({
              kind: 'bulkCancel',
              listings: revived.slice(0, MAX_SELECTED).map(({ listing }) => listing),
            })
          }
        >
          {t(
            revived.length > MAX_SELECTED
              ? accountTexts.listings.cancelFirst({ count: MAX_SELECTED })
              : accountTexts.listings.cancelAll,
          )}
        </Button>
      ),
    },
    { title: accountTexts.listings.live, label: accountTexts.listings.liveTable, rows: live },
    { title: accountTexts.listings.scheduled, label: accountTexts.listings.scheduledTable, rows: later },
    { title: accountTexts.listings.private, label: accountTexts.listings.privateTable, rows: reserved },
    {
      title: accountTexts.listings.inactive,
      label: accountTexts.listings.inactiveTable,
      rows: inactive,
      note: <InactiveNote own={own} />,
    },
  ].filter((group) => group.rows.length > 0)

  if (items.length === 0) {
    if (error !== undefined) {
      return <ErrorState title={t(accountTexts.listings.loadFailed)} error={error} onRetry={onMore} />
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
          most={MAX_SELECTED}
          others={
            <Button size="s" onClick={() => open({ kind: 'cancelEverything' })}>
              {t(accountTexts.listings.cancelEverything)}
            </Button>
          }
        >
          <Button
            size="s"
            variant="danger"
            disabled={selectedListings.length === 0}
            onClick={() => open({ kind: 'bulkCancel', listings: selectedListings })}
          >
            {t(accountTexts.listings.cancelSelected({ count: selectedListings.length }))}
          </Button>
        </SelectionBar>
      )}
      <div className={styles.export}>
        <ListingsExport filters={() => listingFilters(account)} file={`${account}-listings`} />
      </div>
      {groups.map(({ title, label, rows: some, note, action }) => (
        <Section key={title.id} title={t(title)} count={t(some.length)} aside={action || undefined}>
          {note}
          <AccountListingsTable rows={some} label={t(label)} own={own} selection={choice} />
        </Section>
      ))}
      <ListEnd {...list} more={accountTexts.listings.showMore} failed={accountTexts.listings.loadFailed} />
    </>
  )
}

function ReactivatedNote() {
  const t = useTranslate()
  return (
    <p className={styles.revived} role="alert">
      <TriangleAlert aria-hidden="true" />
      <span>{t(accountTexts.listings.reactivatedHint)}</span>
    </p>
  )
}

function InactiveNote({ own }: { readonly own: boolean }) {
  const t = useTranslate()
  return (
    <p className={styles.warning}>
      {t(own ? accountTexts.listings.ownInactiveHint : accountTexts.listings.inactiveHint)}
    </p>
  )
}

function None({ own, account }: { readonly own: boolean; readonly account: Address }) {
  const t = useTranslate()
  return own ? (
    <Empty
      title={t(accountTexts.listings.none)}
      action={<ButtonLink to={accountPath(account)}>{t(accountTexts.listings.selectItem)}</ButtonLink>}
    >
      {t(accountTexts.listings.noneHint)}
    </Empty>
  ) : (
    <Empty title={t(accountTexts.listings.noneOfAccount)}>{t(accountTexts.listings.noneOfAccountHint)}</Empty>
  )
}

function Waiting() {
  const t = useTranslate()
  return (
    <div>
      <LoadingLabel>{t(accountTexts.listings.loading)}</LoadingLabel>
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
