// The sweep: buying the cheapest listings of a collection.
import type { Translation } from '../message.ts'
import type { sweep } from '../en/sweep.ts'

export const texts: Translation<typeof sweep> = {
  title: '最安の出品をスイープ',
  addToCart: 'カートに追加',
  buy: '購入',
  buyFor: '{count}点を{price}で購入',
  count: 'アイテム数',
  slider: 'アイテム数（スライダー）',
  countRange: '1～{most}の数値を入力してください。',
  maximum: '1点あたりの上限価格',
  anyPrice: '制限なし',
  currency: '通貨',
  loading: '最安の出品を読み込み中',
  failed: '最安の出品を読み込めませんでした',
  none: '{currency}建ての出品はありません',
  noneHint: '別の通貨を選択するか、後でもう一度ご確認ください。',
  matching: '絞り込み条件に一致する出品中のアイテムは{count}点です。',
  matchingAtLeast: '絞り込み条件に一致する出品中のアイテムは{count}点以上です。',
  noneMatching: '絞り込み条件に一致する{currency}建ての出品はありません',
  noneMatchingHint: '絞り込みを外すか、別の通貨を選択してください。',
  noneSoCheap: 'この価格以下の出品はありません。',
  noneAvailable: '現在購入できるものはありません。',
  fewer: '一致するアイテムは{count}点のみです。',
  cheapest: '自分の出品を除く、{currency}建てで最安のアイテム{count}点です。',
  cheapestAvailable: '自分の出品を除く、{currency}建てで購入可能な最安のアイテム{count}点です。',
  leftOut: '除外：{reason}',
  include: '{item}を含める',
  cheapestOthers: '自分の出品と除外したものを除く、{currency}建てで最安のアイテム{count}点です。',
}
