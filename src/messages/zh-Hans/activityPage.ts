// The page of everything that happens on the marketplace.
import type { Translation } from '../message.ts'
import type { activityPage } from '../en/activityPage.ts'

export const texts: Translation<typeof activityPage> = {
  title: '动态',
  intro: '所有已收录的成交、挂单、出价和转移。',
  noMatch: '没有符合筛选条件的事件。',
  empty: '暂无动态',
  emptyHint: '成交、挂单和转移在收录后会显示在这里。',
  emptyPast: '截至此区块没有动态',
  emptyPastHint: '第一个事件发生在此区块之后。',
}
