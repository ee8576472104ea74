// What of a row the chain contradicts, by code.
import type { Translation } from '../message.ts'
import type { contradictions } from '../en/contradictions.ts'

export const texts: Translation<typeof contradictions> = {
  block: 'ihr Block gehört nicht zur Chain',
  transaction: 'ihr Block enthält keine solche Transaktion',
  log: 'die Transaktion enthält kein solches Ereignis für dieses Item',
  emitter: 'ein anderer Vertrag hat das Ereignis ausgelöst',
  type: 'es war eine andere Art von Ereignis',
  from: 'es kam von einem anderen Konto',
  to: 'es ging an ein anderes Konto',
  quantity: 'die Menge ist eine andere',
  price: 'der Preis ist ein anderer',
  'unit price': 'der Stückpreis ist ein anderer',
  currency: 'die Währung ist eine andere',
  order: 'sie gehört zu einer anderen Order oder zu keiner',
  'items sold together': 'es wurde eine andere Anzahl von Items zusammen verkauft',
  time: 'es geschah zu einer anderen Zeit',
  place: 'sie steht an falscher Stelle oder doppelt da',
}
