// The cart.
import type { Translation } from '../message.ts'
import type { cart } from '../en/cart.ts'

export const texts: Translation<typeof cart> = {
  title: 'カート',
  empty: 'カートは空です',
  emptyHint:
    'コレクションやアイテムから出品を追加してください。できるだけ少ないトランザクションでまとめて購入できます。',
  clear: 'カートを空にする',
  cleared: 'カートを空にしました。',
  removed: '「{item}」を削除しました。',
  undo: '元に戻す',
  remove: '「{item}」を削除',
  inCurrency: '{currency}建ての出品',
  count: '{count}件の出品',
  tooMany:
    '1回のトランザクションで購入できる出品は{most}件までです。まず最初の{most}件を購入し、残りはその後に購入してください。',
  buyFor: '{count}点を{price}で購入',
  noneAvailable: '現在購入できるものはありません。',
  missed:
    '{reason, select, bought {ほかの人が先に購入しました。この分の支払いはありません。} canceled {売り手が先にキャンセルしました。この分の支払いはありません。} expired {先に期限が切れました。この分の支払いはありません。} other {購入できませんでした。この分の支払いはありません。}}',
  declining: '自動値下げ：現在のおおよその価格です。',
  quantityOf: '「{item}」の数量',
  quantity: '数量',
}
