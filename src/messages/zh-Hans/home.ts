// The home page.
import type { Translation } from '../message.ts'
import type { homeTexts } from '../en/home.ts'

export const texts: Translation<typeof homeTexts> = {
  title: '精选',
  intro: '{site}是数字藏品市场。查看每件藏品的完整历史，用自己的钱包购买、出售和出价。',
  loading: '正在加载首页',
  failed: '无法加载市场',
  empty: '暂无藏品',
  emptyHint: '第一个系列被收录后，藏品会显示在这里。',
  emptyPast: '截至此区块没有藏品',
  emptyPastHint: '第一个系列在此区块之后才被收录。',
  collections: '系列',
  allCollections: '所有系列',
  recentSales: '最近成交',
  allActivity: '所有动态',
  justListed: '最新挂单',
  picked: '由本站挑选',
  drawn: '每天从本站各系列的最低价挂单中抽取',
  nothingForSale: '目前没有在售藏品。你可以浏览各系列的藏品和最近成交。',
  seeJustListed: '最新挂单见下方。',
  items: '系列中的藏品',
}
