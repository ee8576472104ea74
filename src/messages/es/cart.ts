// The cart.
import type { Translation } from '../message.ts'
import type { cart } from '../en/cart.ts'

export const texts: Translation<typeof cart> = {
  title: 'Carrito',
  empty: 'Tu carrito está vacío',
  emptyHint:
    'Añade listados desde una colección o un artículo. Se compran juntos, en el menor número posible de transacciones.',
  clear: 'Vaciar carrito',
  cleared: 'Carrito vaciado.',
  removed: '{item}: quitado.',
  undo: 'Deshacer',
  remove: 'Quitar {item}',
  inCurrency: 'Listados en {currency}',
  count: '{count, plural, one {# listado} other {# listados}}',
  tooMany:
    'Una transacción puede comprar hasta {most} listados. Compra ahora los primeros {most} y después el resto.',
  buyFor: 'Comprar {count, plural, one {# artículo} other {# artículos}} por {price}',
  noneAvailable: 'Ahora no se puede comprar ninguno de estos.',
  missed:
    '{reason, select, bought {Alguien lo compró antes. No pagaste nada por él.} canceled {El vendedor lo canceló antes. No pagaste nada por él.} expired {Venció antes. No pagaste nada por él.} other {No se pudo comprar. No pagaste nada por él.}}',
  declining: 'Precio decreciente: esto es aproximadamente lo que cuesta ahora.',
  quantityOf: 'Cantidad de {item}',
  quantity: 'Cantidad',
}
