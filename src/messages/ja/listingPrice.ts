// What a listing costs and how much of it is left, beside its price.
import type { Translation } from '../message.ts'
import type { listingPrice } from '../en/listingPrice.ts'

export const texts: Translation<typeof listingPrice> = {
  forAll: '{price} <units>（{count}点すべて）</units>',
  each: '{price} <units>（1点あたり）</units>',
  available: '{quantity}点購入可能',
}
