// Everything that happens, newest first, by kind, collection, account and price.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { curatedFilter } from '../../domain/curation.ts'
import { historyTexts } from '../../messages/en/history.ts'
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
    <Page title={t(historyTexts.activityPage.title)}>
      <PageHeader title={t(historyTexts.activityPage.title)}>{t(historyTexts.activityPage.intro)}</PageHeader>
      <ActivityFeed
        scope="all"
        within={curatedFilter(useConfig(), 'collection')}
        label={t(historyTexts.activityPage.title)}
        file="activity"
        offered={['collection', 'account']}
        noMatch={t(historyTexts.activityPage.noMatch)}
        empty={
          <Empty
            title={t(
              asOf === undefined ? historyTexts.activityPage.empty : historyTexts.activityPage.emptyPast,
            )}
          >
            {t(
              asOf === undefined
                ? historyTexts.activityPage.emptyHint
                : historyTexts.activityPage.emptyPastHint,
            )}
          </Empty>
        }
      />
    </Page>
  )
}
