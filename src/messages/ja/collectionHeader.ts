// The top of every page about a collection. Token standards are named by their code.
import type { Translation } from '../message.ts'
import type { collectionHeader } from '../en/collectionHeader.ts'

export const texts: Translation<typeof collectionHeader> = {
  ERC721: 'ERC-721',
  ERC1155: 'ERC-1155エディション',
  contract: 'コントラクト',
  inconsistent: 'このコントラクトのイベントは互いに矛盾しています',
  loading: 'コレクションを読み込み中',
  views: 'コレクション',
  items: 'アイテム',
  offers: 'オファー',
  activity: 'アクティビティ',
  analytics: '分析',
  floorHint: '受付中の最安の出品の現在の価格',
  bestOfferHint: '支払い能力のある買い手による、任意のアイテムへの受付中の最高オファー',
  volumeHint: '{currency}建ての販売{sales}件。フラグ付きの販売を除く。{span}',
  listedHint: '{total}点中{listed}点',
}
