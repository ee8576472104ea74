// The dialog that lists several items, one by one or together.
import type { Translation } from '../message.ts'
import type { bulkListing } from '../en/bulkListing.ts'

export const texts: Translation<typeof bulkListing> = {
  title: '{count}点を出品',
  titleTogether: '{count}点をまとめて出品',
  list: '{count}点を出品',
  unread: 'チェーンからクリエイターロイヤリティを読み取れませんでした。',
  sale: '販売方法',
  apart: '1点ずつ出品',
  together: 'まとめて出品',
  pricing: '価格の決め方',
  samePrice: '同じ価格',
  eachPrice: '個別の価格',
  setAll: 'すべての価格を設定',
  floor: 'フロア価格',
  traitFloor: '特性フロア価格',
  lastSale: '直近の販売価格',
  lowerAll: '{share}下げる',
  raiseAll: '{share}上げる',
  pricesKept: '{count}点には該当する価格がないため、価格は変わりません。',
  undo: '元に戻す',
  marketPrices: '「{item}」の相場',
  togetherRule:
    '出品も価格も買い手も1つで、全アイテムをまとめて販売します。各コレクションのクリエイターロイヤリティは、価格を均等に分けた額から計算されます。',
  traitRule:
    '特性のフロア価格とは、その特性を持つアイテムの、ほかの人による{currency}建ての最安の出品です。アイテムの特性フロア価格は、そのうち最高のものです。エディションでは、自身の最安の出品だけを使います。',
  priceTogether: 'まとめた価格',
  priceEach: '1点あたりの価格',
  items: '出品するアイテム',
  listedAlready: '保有{held}点中{listed}点はすでに出品中',
  units: '「{item}」の数量',
  unitsOf: '/ {held}',
  price: '「{item}」の価格',
  removeBlocked: '{count, plural, other {出品できない#件を除く}}',
  remove: '「{item}」を除外',
  youReceive: '受取額',
  tooMany: '保有数は{held}点です。',
  buyersPay: '買い手の支払い合計',
  royalties: 'クリエイターロイヤリティ',
  youReceiveInAll: '受取額の合計',
}
