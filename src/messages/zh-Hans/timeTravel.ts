// Time travel: the page that selects a block, the banner, and why a block can’t be shown.
import type { Translation } from '../message.ts'
import type { timeTravelTexts } from '../en/timeTravel.ts'

export const texts: Translation<typeof timeTravelTexts> = {
  title: '时光回溯',
  intro: '查看截至链上任意区块的所有者、挂单和地板价，数据来自同一数据服务。截至过去的区块时无法交易。',
  byDate: '按日期',
  dateAndTime: '日期和时间',
  dateHint: '按你所在的时区，显示当时最新的区块。',
  goToDate: '前往该日期',
  dayAgo: '一天前',
  weekAgo: '一周前',
  monthAgo: '一个月前',
  byBlock: '按区块',
  blockNumber: '区块号',
  goToBlock: '前往该区块',
  noDate: '请选择日期和时间。',
  future: '此日期在未来，请选择更早的日期。',
  badBlock: '请输入数字形式的区块号，例如1234。',
  noSuchBlock: '链上尚无区块{block}，请选择更早的区块。',
  noBlocks: '链上尚无区块，请稍后重试。',
  beforeChain: '当时链尚不存在，请选择更晚的日期。',
  notIndexed: '链上有区块{block}，但数据服务仅到达区块{indexed}。请选择更早的区块，或稍后重试。',
  notIndexedSince:
    '链上有区块{block}，但数据服务仅到达区块{indexed}（{time}）。请选择更早的区块，或稍后重试。',
  notFound: '找不到该区块，请稍后重试。',
  banner: {
    title: '时光回溯',
    text: '<strong>截至{time}</strong>，区块{block}。截至过去的区块时无法交易。',
    another: '选择其他时间',
    now: '返回现在',
  },
  pastPage: {
    title: '区块{block}',
    loading: '正在查找区块{block}',
    failed: '无法显示区块{block}',
    notFound: '找不到此区块。',
    another: '选择其他时间',
    now: '返回现在',
  },
}
