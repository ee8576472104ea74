// Items as cards and rows: their list, selecting several of them, and what they are called.
import type { Translation } from '../message.ts'
import type { itemsTexts } from '../en/items.ts'

export const texts: Translation<typeof itemsTexts> = {
  lastSale: '直近 {price}',
  notForSale: '販売されていません',
  inBundle: 'バンドルで販売中',
  edition: '全{supply}点',
  editionAtLeast: '{supply}点以上',
  list: {
    layout: 'レイアウト',
    largeGrid: '大きいグリッド',
    smallGrid: '小さいグリッド',
    list: 'リスト',
    item: 'アイテム',
    rarity: 'レアリティ',
    price: '価格',
    lastSale: '直近の販売',
    lastSalePrice: '<label>直近の販売</label> {price}',
    listed: '出品',
    listedAgo: '<label>出品</label> {time}',
    loadingMore: 'さらに読み込み中',
    showMore: 'さらに表示',
    rank: 'レアリティ順位',
    rankHint: 'レアリティ順位 {rank}：1が最もレア',
  },
  selection: {
    items: 'アイテムを選択',
    itemsForSale: '販売中のアイテムを選択',
    listings: '出品を選択',
    group: '選択',
    count: '{count}件選択中',
    countFull: '{count}件選択中（上限{most}件）',
    selectAll: '表示中のものをすべて選択',
    clear: '選択を解除',
    done: '完了',
    select: '「{name}」を選択',
    notLoaded:
      '範囲内の一部のアイテムは読み込まれていないため、選択されていません。その部分までスクロールしてから、もう一度範囲を選択してください。',
  },
  names: {
    unnamedCollection: '無名のコレクション',
    otherTrait: 'その他',
    noTrait: 'なし',
    trait: '{type}: {value}',
    percentTrait: '{value}%',
  },
  lookAlikes: {
    notListed: '掲載されている「{name}」（{address}）ではありません',
    addresses: 'これは{address}です。「{name}」は{listed}です。',
    verified: '認証済みコレクション',
    verifiedHint: 'このサイトのコレクションリストに掲載',
  },
  evidence: {
    listed: '認証済みコレクション',
    notListed: '未認証のコレクション',
    tokenId: 'トークンID <digits>{id}</digits>',
    notCompared: '名前はこのサイトのリストとまだ照合されていません',
  },
}
