// A collection's figures and the periods that they are summed over, in tables and headers. Periods are named by their code.
import type { Translation } from '../message.ts'
import type { collectionFigures } from '../en/collectionFigures.ts'

export const texts: Translation<typeof collectionFigures> = {
  '24h': '24小时',
  '7d': '7天',
  '30d': '30天',
  all: '全部',
  '24hSpan': '过去24小时',
  '7dSpan': '今天及之前6天（UTC）',
  '30dSpan': '今天及之前29天（UTC）',
  allSpan: '自收录开始以来',
  collections: '系列',
  collection: '系列',
  preview: '预览',
  floor: '地板价',
  floorChange: '地板价涨跌',
  floorChangeHint: '当前地板价与时段起始时地板价的比较。{span}',
  floorRose: '+{change}',
  floorFell: '−{change}',
  bestOffer: '最高出价',
  volume: '交易额',
  volumeOver: '交易额（{period}）',
  volumeHint: '不含标记成交。{span}',
  sales: '成交数',
  salesHint: '涵盖所有币种，不含标记成交。{span}',
  listed: '在售',
  owners: '所有者',
  items: '藏品',
  otherVolume: '另有 {price}',
  flagged: '{price} <label>已标记</label>',
  flaggedHint: '交易额不含{count}笔疑似对敲交易的成交。系列的数据分析页面逐条列出其原因。',
}
