// A collection's figures and the periods that they are summed over, in tables and headers. Periods are named by their code.
import type { Translation } from '../message.ts'
import type { collectionFigures } from '../en/collectionFigures.ts'

export const texts: Translation<typeof collectionFigures> = {
  '24h': '24時間',
  '7d': '7日間',
  '30d': '30日間',
  all: '全期間',
  '24hSpan': '過去24時間',
  '7dSpan': '今日とその前の6日間（UTC）',
  '30dSpan': '今日とその前の29日間（UTC）',
  allSpan: '記録開始以降',
  collections: 'コレクション',
  collection: 'コレクション',
  preview: 'プレビュー',
  floor: 'フロア価格',
  floorChange: 'フロア価格の変動',
  floorChangeHint: '現在のフロア価格と期間開始時のフロア価格の比較。{span}',
  floorRose: '+{change}',
  floorFell: '−{change}',
  bestOffer: '最高オファー',
  volume: '取引高',
  volumeOver: '取引高（{period}）',
  volumeHint: 'フラグ付きの販売を除く。{span}',
  sales: '販売数',
  salesHint: '全通貨、フラグ付きの販売を除く。{span}',
  listed: '販売中',
  owners: '所有者',
  items: 'アイテム',
  otherVolume: 'ほかに {price}',
  flagged: '{price} <label>フラグ付き</label>',
  flaggedHint:
    '取引高には、ウォッシュトレードとみられる販売{count}件は含まれません。コレクションの分析ページに、それぞれの理由とともに一覧があります。',
}
