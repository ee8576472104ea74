// The events of a collection, newest first, filtered by type, account and price.
import { ActivityFeed } from '../../features/history/activity/ActivityFeed.tsx'
import { collectionTexts } from '../../messages/en/collection.ts'
import { Empty } from '../../ui/States.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { CollectionFrame } from './CollectionFrame.tsx'

export function CollectionActivityPage() {
  const t = useTranslate()
  return (
    <CollectionFrame view="activity">
      {(collection) => (
        <ActivityFeed
          scope={`collection ${collection}`}
          within={{ collection }}
          label={t(collectionTexts.activityFeed)}
          file={`${collection.slice(0, 10)}-activity`}
          offered={['account']}
          noMatch={t(collectionTexts.noEvents)}
          empty={<Empty title={t(collectionTexts.noActivity)}>{t(collectionTexts.noActivityHint)}</Empty>}
        />
      )}
    </CollectionFrame>
  )
}
