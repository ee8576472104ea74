// Why an order can never be filled here, by the index’s code. Each is a whole sentence that can stand alone.
import type { Translation } from '../message.ts'
import type { orderDefects } from '../en/orderDefects.ts'

export const texts: Translation<typeof orderDefects> = {
  MALFORMED_ITEM: 'No se puede ejecutar: la orden contiene un artículo que Seaport rechaza.',
  WRONG_STANDARD: 'No se puede ejecutar: la orden indica un estándar de token incorrecto.',
  ZERO_PRICE: 'No se puede ejecutar: su precio es cero.',
  RISING_PRICE: 'No se puede comprar aquí: su precio sube con el tiempo.',
  CHANGING_AMOUNT: 'No se puede ejecutar aquí: su cantidad cambia con el tiempo.',
  NEVER_OPEN: 'No se puede ejecutar: termina antes de comenzar.',
  NATIVE_OFFER: 'No se puede aceptar: ofrece la moneda nativa, que Seaport no puede tomar del emisor.',
  UNLISTED_CURRENCY: 'No se puede ejecutar aquí: este sitio no opera en su moneda.',
  UNKNOWN_CONDUIT: 'No se puede ejecutar aquí: usa un conduit en el que este sitio no confía.',
  OVER_FEE_CAP:
    'No se puede ejecutar aquí: más de una cuarta parte de su precio va a cuentas distintas de la del vendedor.',
  RESTRICTED: 'No se puede ejecutar aquí: necesita la autorización de otro marketplace.',
  OVERFLOW: 'No se puede ejecutar: sus importes son demasiado grandes.',
  UNSUPPORTED: 'No se puede ejecutar aquí: este sitio no opera con órdenes de este tipo.',
}
