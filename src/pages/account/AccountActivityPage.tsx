// What an account did and what was done to it, newest first.
import type { Address } from '../../domain/address.ts'
import { HistoryFeed } from '../../features/history/HistoryFeed.tsx'
import { Empty } from '../../ui/States.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountActivityPage() {
  return <AccountFrame title="Activity">{(account) => <AccountActivity account={account} />}</AccountFrame>
}

function AccountActivity({ account }: { readonly account: Address }) {
  return (
    <HistoryFeed
      scope={`account ${account}`}
      where={{ or: [{ from: account }, { to: account }] }}
      label="Activity of the account"
      withItem
      empty={
        <Empty title="No activity yet">
          What this account buys, sells, lists or receives of the collections shown here would appear.
        </Empty>
      }
    />
  )
}
