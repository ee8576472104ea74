// What stands beside a price: that it moves, or may not be the lowest.
import type { Translation } from '../message.ts'
import type { priceNotes } from '../en/priceNotes.ts'

export const texts: Translation<typeof priceNotes> = {
  orLess: '{price}以下',
  mayBeLower: '一部の自動値下げの価格を比較していないため、最安価格は表示より低い可能性があります。',
  priceFalls: '自動値下げ',
  priceRises: '自動値上げ',
  fallingTo: '、{price}まで値下がり',
  risingTo: '、{price}まで値上がり',
}
