// The page of everything that happens on the marketplace.
import type { Translation } from '../message.ts'
import type { activityPage } from '../en/activityPage.ts'

export const texts: Translation<typeof activityPage> = {
  title: 'アクティビティ',
  intro: '記録済みのすべての販売、出品、オファー、転送です。',
  noMatch: '条件に一致するイベントはありません。',
  empty: 'アクティビティはまだありません',
  emptyHint: '販売、出品、転送が記録されるとここに表示されます。',
  emptyPast: 'このブロック時点のアクティビティはありません',
  emptyPastHint: '最初のイベントはこのブロックより後に発生しました。',
}
