// What each rule that flags sales looks at, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagFacts } from '../en/saleFlagFacts.ts'

export const texts: Translation<typeof saleFlagFacts> = {
  SAME_ACCOUNT: 'Vendedor y comprador son una misma cuenta.',
  FUNDED_BY_SELLER:
    'El vendedor envió la transacción que compró el artículo para otra cuenta, o su dinero llegó al comprador en esa transacción antes de que pagara, directamente o a través de una cuenta.',
  CAME_BACK:
    'El artículo volvió a su vendedor en un plazo de {days} días, vendido o regalado, a través de {accounts} cuentas más como máximo. Se marcan todas las ventas de ese recorrido.',
  MIRRORED:
    'Las mismas dos cuentas se vendieron entre sí en un plazo de {days} días artículos distintos, a precios que difieren como mucho en una décima parte, sin comisión ni regalía para nadie.',
}
