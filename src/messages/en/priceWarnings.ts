// Warnings about a low price before a listing is signed, by what the price is below.
import { catalog } from '../catalog.ts'

export const priceWarnings = catalog('priceWarnings', {
  title: 'Before you sign',
  offer: 'There’s already an offer of {price}.',
  floor: 'Below the collection’s floor price: {price}.',
  floors: 'Below the floor prices together: {price}.',
  listing: 'Below its cheapest listing: {price}.',
  lastSale: 'Below its last sale price: {price}.',
  listUnderHalf:
    'List for {price}, under half of {mark, select, listing {its cheapest listing} offer {its best offer} floors {the floor prices together} other {its last sale price}} ({worth})',
  listFarBelow:
    '{count, plural, one {List # item far below market prices anyway} other {List # items far below market prices anyway}}',
})
