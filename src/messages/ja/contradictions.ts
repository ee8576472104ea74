// What of a row the chain contradicts, by code.
import type { Translation } from '../message.ts'
import type { contradictions } from '../en/contradictions.ts'

export const texts: Translation<typeof contradictions> = {
  block: 'ブロックがチェーンに含まれていない',
  transaction: 'ブロックに該当するトランザクションがない',
  log: 'トランザクションにこのアイテムの該当するイベントがない',
  emitter: 'イベントを発行したのは別のコントラクト',
  type: 'イベントの種類が異なる',
  from: '送り元が別のアカウント',
  to: '送り先が別のアカウント',
  quantity: '数量が異なる',
  price: '価格が異なる',
  'unit price': '単価が異なる',
  currency: '通貨が異なる',
  order: '別の注文に属する、またはどの注文にも属さない',
  'items sold together': 'まとめ売りされたアイテムの数が異なる',
  time: '発生した時刻が異なる',
  place: '順序が正しくない、または重複している',
}
