// What an account did and what was done to it, newest first, by kind, collection and price.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { Empty } from '../../ui/States.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountActivityPage() {
  return (
    <AccountFrame title="Activity">
      {(account) => (
        <ActivityFeed
          scope={`account ${account}`}
          within={{ or: [{ from: account }, { to: account }] }}
          label="Activity of the account"
          file={`${account}-activity`}
          offered={['collection']}
          noMatch="No event of this collection and price has happened to this account."
          empty={
            <Empty title="No activity yet">
              What this account buys, sells, lists or receives of the collections shown here would appear.
            </Empty>
          }
        />
      )}
    </AccountFrame>
  )
}
