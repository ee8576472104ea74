// What to do next after a trade.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItem: 'アイテムのページを見る',
  viewItems: 'アイテムを見る',
  viewListings: '出品を見る',
  viewOffers: 'オファーを見る',
  viewPortfolio: 'ポートフォリオを見る',
  share: '「{item}」を共有',
  shared: 'リンクをコピーしました',
  shareFailed: 'リンクをコピーできませんでした',
}
