// The app as of a block, while the block is looked up.
import type { Translation } from '../message.ts'
import type { pastPage } from '../en/pastPage.ts'

export const texts: Translation<typeof pastPage> = {
  title: 'ブロック{block}',
  loading: 'ブロック{block}を検索中',
  failed: 'ブロック{block}を表示できません',
  notFound: 'このブロックが見つかりませんでした。',
  another: '別の日時を選択',
  now: '現在に戻る',
}
