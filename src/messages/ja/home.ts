// The home page.
import type { Translation } from '../message.ts'
import type { homeTexts } from '../en/home.ts'

export const texts: Translation<typeof homeTexts> = {
  title: '注目',
  intro:
    '{site}はデジタルコレクティブルのマーケットプレイスです。すべてのアイテムの全履歴を確認し、自分のウォレットから購入、販売、オファーができます。',
  loading: 'ホームを読み込み中',
  failed: 'マーケットプレイスを読み込めませんでした',
  empty: 'アイテムはまだありません',
  emptyHint: '最初のコレクションが記録されると、アイテムがここに表示されます。',
  emptyPast: 'このブロック時点のアイテムはありません',
  emptyPastHint: '最初のコレクションはこのブロックより後に記録されました。',
  collections: 'コレクション',
  allCollections: 'すべてのコレクション',
  recentSales: '最近の販売',
  allActivity: 'すべてのアクティビティ',
  justListed: '新着の出品',
  picked: 'このサイトが選んだアイテム',
  drawn: 'このサイトのコレクションで最も安い出品から毎日抽選',
  nothingForSale:
    '現在、出品中のアイテムはありません。コレクションのアイテムと最近の販売をご覧いただけます。',
  seeJustListed: '新着の出品は下にあります。',
  items: 'コレクションのアイテム',
}
