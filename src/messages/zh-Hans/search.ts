// What a search found: the list under the search box and the search page.
import type { Translation } from '../message.ts'
import type { search } from '../en/search.ts'

export const texts: Translation<typeof search> = {
  collections: '系列',
  traits: '属性',
  items: '藏品',
  addresses: '地址',
  tooShort: '请输入更多名称、编号或地址的内容。',
  matches: '匹配结果',
  matchCount: '{count, plural, =0 {无匹配结果} other {#个匹配结果}}',
  correctedMatchCount: '显示“{corrected}”的结果。{count, plural, =0 {无匹配结果} other {#个匹配结果}}',
  corrected: '没有“{text}”的结果。显示“{corrected}”的结果。',
  noAddress: '没有匹配的已收录地址。',
  noMatch: '没有“{text}”的结果。请尝试更短的词、编号或地址。',
  allResults: '按Enter查看所有结果',
  recentWithHint: '最近搜索；按Delete移除',
  recent: '最近',
  recentSearches: '最近搜索',
  clearRecent: '清除最近搜索',
  remove: '移除',
  nameLoading: '正在查找{name}…',
  nameUnknown: '{name}未指向任何账户。由上级名称或服务器解析的名称不会查找。',
  nameInvalid: '{name}不是ENS允许的名称。',
  nameElsewhere: '{name}看起来像ENS名称，但此网络没有ENS。',
  nameFailed: '无法查找{name}。{reason}',
  nameFailedReason: '请稍后重试。',
  accountHere: '此地址的账户',
  itemCount: '{count}件藏品',
  traitOf: '{trait} · {collection}',
  unread: '目前根据{items}件藏品中{read}件的名称和属性纠正拼写。',
}
