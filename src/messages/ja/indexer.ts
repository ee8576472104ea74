// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'インデクサーに接続できませんでした。しばらくしてからもう一度お試しください。',
  unexpected: 'インデクサーから予期しない応答がありました。しばらくしてからもう一度お試しください。',
  stopped: 'インデクサーがエラーで停止しているため、応答できません。',
  behind: '要求されたブロックはインデクサーにありません。',
  refused: 'インデクサーがこのクエリに応答できませんでした。',
  noHead: 'インデクサーが到達したブロックを返しません。',
  listUnread: 'インデクサーから読み取れないリストが返されました。しばらくしてからもう一度お試しください。',
}
