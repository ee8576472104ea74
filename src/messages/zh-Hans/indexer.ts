// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: '无法连接数据服务，请稍后重试。',
  unexpected: '数据服务返回了意外的响应，请稍后重试。',
  stopped: '数据服务因错误停止，无法响应。',
  behind: '数据服务没有请求的区块。',
  refused: '数据服务无法响应此查询。',
  noHead: '数据服务未说明已到达哪个区块。',
  listUnread: '数据服务返回了无法读取的列表，请稍后重试。',
}
