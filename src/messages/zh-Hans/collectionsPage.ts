// The page of all collections. Rankings are named by their code.
import type { Translation } from '../message.ts'
import type { collectionsPage } from '../en/collectionsPage.ts'

export const texts: Translation<typeof collectionsPage> = {
  title: '系列',
  sortBy: '排序',
  volume: '按交易额',
  floor: '按地板价',
  change: '按地板价涨跌',
  sales: '按成交数',
  listed: '按在售比例',
  owners: '按所有者数',
  items: '按藏品数',
  period: '时段',
  unknownRanking: '系列无法按“{text}”排序。',
  unknownPeriod: '没有名为“{text}”的时段。',
  shown:
    '按{period, select, 24h {24小时} 7d {7天} 30d {30天} other {全部}}的{ranking, select, volume {交易额} floor {地板价} change {地板价涨跌} sales {成交数} listed {在售比例} owners {所有者数} other {藏品数}}排序。',
  loading: '正在加载系列',
  loadFailed: '无法加载系列',
  figuresFailed: '无法加载此时段的数据',
  empty: '暂无系列',
  emptyHint: '系列的任一藏品被收录后，该系列会显示在这里。',
  emptyPast: '截至此区块没有系列',
  emptyPastHint: '第一个系列在此区块之后才被收录。',
  note: '{span}。截至{time}。原生币与其包装代币按一比一计算，其他不同币种的金额从不相加：地板价采用该系列交易所用币种中在本站列表里排在最前的一种，交易额按各币种分别显示，成交数则涵盖所有币种。交易额和成交数不含标记成交。CSV包含各币种的交易额和成交数，以及标记成交的相应数据。',
  exported: '排行榜',
}
