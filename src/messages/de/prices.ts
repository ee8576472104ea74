// What stands beside a price, market prices, and warnings about a price.
import type { Translation } from '../message.ts'
import type { pricesTexts } from '../en/prices.ts'

export const texts: Translation<typeof pricesTexts> = {
  orLess: '{price} oder weniger',
  mayBeLower:
    'Nicht alle fallenden Preise wurden verglichen, der niedrigste Preis kann also niedriger sein als angezeigt.',
  priceFalls: 'Fallender Preis',
  priceRises: 'Steigender Preis',
  fallingTo: ', fällt auf {price}',
  risingTo: ', steigt auf {price}',
  listing: {
    forAll: '{price} <units>für alle {count}</units>',
    each: '{price} <units>pro Stück</units>',
    available: '{quantity} verfügbar',
  },
  market: {
    title: 'Marktpreise',
    failed: 'Marktpreise konnten nicht geladen werden.',
    none: 'Noch keine Marktpreise',
    bestOffer: 'Bestes Angebot {price}',
    lastSale: 'Letzter Verkauf {price}',
    traitFloor: 'Trait-Floor <of>({trait})</of> {price}',
    editionFloor: 'Floor der Edition {price}',
    floor: 'Floor-Preis {price}',
  },
  warnings: {
    title: 'Vor dem Signieren',
    offer: 'Es gibt bereits ein Angebot von {price}.',
    floor: 'Unter dem Floor-Preis der Kollektion: {price}.',
    floors: 'Unter den Floor-Preisen zusammen: {price}.',
    listing: 'Unter dem günstigsten Listing des Items: {price}.',
    lastSale: 'Unter dem letzten Verkaufspreis: {price}.',
    listUnderHalf:
      'Für {price} listen, weniger als die Hälfte {mark, select, listing {des günstigsten Listings dieses Items} offer {des besten Angebots} floors {der Floor-Preise zusammen} other {des letzten Verkaufspreises}} ({worth})',
    listFarBelow:
      '{count, plural, one {Trotzdem # Item weit unter den Marktpreisen listen} other {Trotzdem # Items weit unter den Marktpreisen listen}}',
  },
}
