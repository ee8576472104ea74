// What a listing costs and how much of it is left, beside its price.
import { catalog } from '../catalog.ts'

export const listingPrice = catalog('listingPrice', {
  forAll: '{price} <units>for all {count}</units>',
  each: '{price} <units>each</units>',
  available: '{quantity} available',
})
