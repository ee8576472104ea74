// What of a row the chain contradicts, by code.
import { catalog } from '../catalog.ts'

export const contradictions = catalog('contradictions', {
  block: 'its block isn’t part of the chain',
  transaction: 'its block has no such transaction',
  log: 'the transaction has no such event of this item',
  emitter: 'another contract emitted the event',
  type: 'it was another type of event',
  from: 'it came from another account',
  to: 'it went to another account',
  quantity: 'the quantity is different',
  price: 'the price is different',
  'unit price': 'the unit price is different',
  currency: 'the currency is different',
  order: 'it belongs to another order, or to none',
  'items sold together': 'a different number of items was sold together',
  time: 'it happened at another time',
  place: 'it’s out of place, or shown twice',
})
