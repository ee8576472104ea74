// The activity of an account, newest first, filtered by type, collection and price.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { Empty } from '../../ui/States.tsx'
import { accountPage } from '../../messages/en/accountPage.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import { AccountFrame } from './AccountFrame.tsx'

export function AccountActivityPage() {
  const t = useTranslate()
  return (
    <AccountFrame view="activity">
      {(account) => (
        <ActivityFeed
          scope={`account ${account}`}
          within={{ or: [{ from: account }, { to: account }] }}
          label={t(accountPage.activityFeed)}
          file={`${account}-activity`}
          offered={['collection']}
          noMatch={t(accountPage.noEvents)}
          empty={<Empty title={t(accountPage.noActivity)}>{t(accountPage.noActivityHint)}</Empty>}
        />
      )}
    </AccountFrame>
  )
}
