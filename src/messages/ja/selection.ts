// Selecting several items or listings at once.
import type { Translation } from '../message.ts'
import type { selection } from '../en/selection.ts'

export const texts: Translation<typeof selection> = {
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
}
