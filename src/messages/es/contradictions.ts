// What of a row the chain contradicts, by code.
import type { Translation } from '../message.ts'
import type { contradictions } from '../en/contradictions.ts'

export const texts: Translation<typeof contradictions> = {
  block: 'su bloque no forma parte de la cadena',
  transaction: 'su bloque no contiene esa transacción',
  log: 'la transacción no contiene ese evento de este artículo',
  emitter: 'otro contrato emitió el evento',
  type: 'fue otro tipo de evento',
  from: 'vino de otra cuenta',
  to: 'fue a otra cuenta',
  quantity: 'la cantidad es distinta',
  price: 'el precio es distinto',
  'unit price': 'el precio unitario es distinto',
  currency: 'la moneda es distinta',
  order: 'pertenece a otra orden, o a ninguna',
  'items sold together': 'se vendió junto un número distinto de artículos',
  time: 'ocurrió en otro momento',
  place: 'está fuera de lugar o aparece dos veces',
}
