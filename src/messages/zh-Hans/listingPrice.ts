// What a listing costs and how much of it is left, beside its price.
import type { Translation } from '../message.ts'
import type { listingPrice } from '../en/listingPrice.ts'

export const texts: Translation<typeof listingPrice> = {
  forAll: '{price} <units>（全部{count}件）</units>',
  each: '{price} <units>/件</units>',
  available: '可购{quantity}件',
}
