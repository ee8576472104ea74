// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: '无法连接索引器，请稍后重试。',
  unexpected: '索引器返回了意外的响应，请稍后重试。',
  stopped: '索引器因错误停止，无法响应。',
  behind: '索引器没有请求的区块。',
  refused: '索引器无法响应此查询。',
  noHead: '索引器未说明已到达哪个区块。',
  listUnread: '索引器返回了无法读取的列表，请稍后重试。',
}
