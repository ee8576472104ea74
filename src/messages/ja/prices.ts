// What stands beside a price, market prices, and warnings about a price.
import type { Translation } from '../message.ts'
import type { pricesTexts } from '../en/prices.ts'

export const texts: Translation<typeof pricesTexts> = {
  orLess: '{price}以下',
  mayBeLower: '一部の自動値下げの価格を比較していないため、最安価格は表示より低い可能性があります。',
  priceFalls: '自動値下げ',
  priceRises: '自動値上げ',
  fallingTo: '、{price}まで値下がり',
  risingTo: '、{price}まで値上がり',
  listing: {
    forAll: '{price} <units>（{count}点すべて）</units>',
    each: '{price} <units>（1点あたり）</units>',
    available: '{quantity}点購入可能',
  },
  market: {
    title: '相場',
    failed: '相場を読み込めませんでした。',
    none: '相場はまだありません',
    bestOffer: '最高オファー {price}',
    lastSale: '直近の販売 {price}',
    traitFloor: '特性フロア価格<of>（{trait}）</of>{price}',
    editionFloor: 'エディションのフロア価格 {price}',
    floor: 'フロア価格 {price}',
  },
  warnings: {
    title: '署名する前に',
    offer: 'すでに{price}のオファーがあります。',
    floor: 'コレクションのフロア価格を下回っています：{price}。',
    floors: 'フロア価格の合計を下回っています：{price}。',
    listing: 'このアイテムの最安の出品を下回っています：{price}。',
    lastSale: '直近の販売価格を下回っています：{price}。',
    listUnderHalf:
      '{mark, select, listing {最安の出品} offer {最高オファー} floors {フロア価格の合計} other {直近の販売価格}}（{worth}）の半額未満の{price}で出品する',
    listFarBelow: 'それでも{count}点を市場価格より大幅に安く出品する',
  },
}
