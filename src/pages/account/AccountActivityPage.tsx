// What an account did and what was done to it, newest first, by kind, collection and price.
import type { Address } from '../../domain/address.ts'
import { ActivityExport } from '../../features/analytics/activity/ActivityExport.tsx'
import {
  activityScope,
  activityWhere,
  isFiltering,
} from '../../features/analytics/activity/activityFilter.ts'
import { ActivityFilters, useActivityFilter } from '../../features/analytics/activity/ActivityFilters.tsx'
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { useTypeFilter } from '../../features/history/TypeFilter.tsx'
import { allOf } from '../../graphql/where.ts'
import type { Activity_filter } from '../../graphql/__generated__/operations.ts'
import { Empty } from '../../ui/States.tsx'
import styles from './AccountActivityPage.module.css'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountActivityPage() {
  return <AccountFrame title="Activity">{(account) => <AccountActivity account={account} />}</AccountFrame>
}

function AccountActivity({ account }: { readonly account: Address }) {
  const filter = { ...useActivityFilter(), account: undefined }
  const { types } = useTypeFilter()
  const where = allOf<Activity_filter>({ or: [{ from: account }, { to: account }] }, activityWhere(filter))
  const ofTypes: Activity_filter | undefined = types.length === 0 ? undefined : { type_in: [...types] }
  return (
    <>
      <div className={styles.tools}>
        <ActivityFilters offered={['collection']} />
        <ActivityExport where={allOf<Activity_filter>(where, ofTypes)} file={`${account}-activity`} />
      </div>
      <HistoryFeed
        scope={`account ${account} ${activityScope(filter)}`}
        where={where}
        label="Activity of the account"
        withItem
        empty={
          isFiltering(filter) ? (
            <Empty title="Nothing matches">
              No event of this collection and price has happened to this account.
            </Empty>
          ) : (
            <Empty title="No activity yet">
              What this account buys, sells, lists or receives of the collections shown here would appear.
            </Empty>
          )
        }
      />
    </>
  )
}
