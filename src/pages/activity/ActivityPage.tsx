// Everything that happens, newest first, by kind, collection, account and price.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { curatedFilter } from '../../domain/curation.ts'
import { activityPage } from '../../messages/en/activityPage.ts'
import { Page } from '../../ui/Layout.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Empty } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

export function ActivityPage() {
  const asOf = useAsOfBlock()
  const t = useTranslate()
  return (
    <Page title={t(activityPage.title)}>
      <PageHeader title={t(activityPage.title)}>{t(activityPage.intro)}</PageHeader>
      <ActivityFeed
        scope="all"
        within={curatedFilter(useConfig(), 'collection')}
        label={t(activityPage.title)}
        file="activity"
        offered={['collection', 'account']}
        noMatch={t(activityPage.noMatch)}
        empty={
          <Empty title={t(asOf === undefined ? activityPage.empty : activityPage.emptyPast)}>
            {t(asOf === undefined ? activityPage.emptyHint : activityPage.emptyPastHint)}
          </Empty>
        }
      />
    </Page>
  )
}
