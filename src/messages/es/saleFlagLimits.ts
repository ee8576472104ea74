// What each rule that flags sales can’t see, by the index’s code, and what none of them can.
import type { Translation } from '../message.ts'
import type { saleFlagLimits } from '../en/saleFlagLimits.ts'

export const texts: Translation<typeof saleFlagLimits> = {
  SAME_ACCOUNT: 'Una persona con dos cuentas parece dos personas.',
  FUNDED_BY_SELLER:
    'El dinero enviado en una transacción anterior, y las monedas nativas, que no dejan registro al moverse.',
  CAME_BACK:
    'También se marca a quien se arrepiente de una venta y vuelve a comprar el artículo. Las unidades de una edición son iguales, así que una unidad cuenta como devuelta cuando cada titular del recorrido transfirió una.',
  MIRRORED: 'Dos coleccionistas que intercambian artículos mediante ventas parecen lo mismo.',
  all: 'Las ventas marcadas parecen wash trades: una persona que opera consigo misma. Una marca no es una prueba, y su ausencia tampoco. Las reglas no pueden ver que una persona financia varias cuentas fuera de la venta.',
}
