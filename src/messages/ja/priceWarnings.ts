// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
  title: '署名する前に',
  offer: 'すでに{price}のオファーがあります。',
  floor: 'コレクションのフロア価格を下回っています：{price}。',
  floors: 'フロア価格の合計を下回っています：{price}。',
  listing: 'このアイテムの最安の出品を下回っています：{price}。',
  lastSale: '直近の販売価格を下回っています：{price}。',
  listUnderHalf:
    '{mark, select, listing {最安の出品} offer {最高オファー} floors {フロア価格の合計} other {直近の販売価格}}（{worth}）の半額未満の{price}で出品する',
  listFarBelow: 'それでも{count}点を市場価格より大幅に安く出品する',
}
