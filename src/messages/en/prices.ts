// What stands beside a price, market prices, and warnings about a price.
import { catalog } from '../catalog.ts'

export const pricesTexts = catalog('prices', {
  orLess: '{price} or less',
  mayBeLower: 'Not every declining price was compared, so the lowest price may be lower than shown.',
  priceFalls: 'Declining price',
  priceRises: 'Rising price',
  fallingTo: ', falling to {price}',
  risingTo: ', rising to {price}',
  // What a listing costs and how much of it is left, beside its price.
  listing: {
    forAll: '{price} <units>for all {count}</units>',
    each: '{price} <units>each</units>',
    available: '{quantity} available',
  },
  // Market prices beside the price of a listing or an offer; a click fills one in.
  market: {
    title: 'Market prices',
    failed: 'Couldn’t load market prices.',
    none: 'No market prices yet',
    bestOffer: 'Best offer {price}',
    lastSale: 'Last sale {price}',
    traitFloor: 'Trait floor <of>({trait})</of> {price}',
    editionFloor: 'Edition floor {price}',
    floor: 'Floor price {price}',
  },
  // Warnings about a low price before a listing is signed, by what the price is below.
  warnings: {
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
  },
})
