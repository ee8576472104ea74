// Warnings about a low price before a listing is signed, by what the price is below.
import type { Translation } from '../message.ts'
import type { priceWarnings } from '../en/priceWarnings.ts'

export const texts: Translation<typeof priceWarnings> = {
  title: 'Vor dem Signieren',
  offer: 'Jemand bietet bereits mehr: {price}.',
  floor: 'Unter dem Floor-Preis der Kollektion: {price}.',
  floors: 'Unter den Floor-Preisen zusammen: {price}.',
  lastSale: 'Unter dem letzten Verkaufspreis: {price}.',
}
