// The activity of an account, newest first, filtered by type, collection and price.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { Empty } from '../../ui/States.tsx'
import { accountTexts } from '../../messages/en/account.ts'
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
          label={t(accountTexts.page.activityFeed)}
          file={`${account}-activity`}
          offered={['collection']}
          noMatch={t(accountTexts.page.noEvents)}
          empty={<Empty title={t(accountTexts.page.noActivity)}>{t(accountTexts.page.noActivityHint)}</Empty>}
        />
      )}
    </AccountFrame>
  )
}
