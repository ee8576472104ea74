// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
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
}
