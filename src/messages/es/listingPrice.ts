// What a listing costs and how much of it is left, beside its price.
import type { Translation } from '../message.ts'
import type { listingPrice } from '../en/listingPrice.ts'

export const texts: Translation<typeof listingPrice> = {
  forAll: '{price} <units>por los {count}</units>',
  each: '{price} <units>cada uno</units>',
  available: '{quantity} disponibles',
}
