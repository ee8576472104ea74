// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'データサービスに接続できませんでした。しばらくしてからもう一度お試しください。',
  unexpected: 'データサービスから予期しない応答がありました。しばらくしてからもう一度お試しください。',
  stopped: 'データサービスがエラーで停止しているため、応答できません。',
  behind: '要求されたブロックはデータサービスにありません。',
  refused: 'データサービスがこのクエリに応答できませんでした。',
  noHead: 'データサービスが到達したブロックを返しません。',
  listUnread: 'データサービスから読み取れないリストが返されました。しばらくしてからもう一度お試しください。',
}
