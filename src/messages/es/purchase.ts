// The dialogs in which a buyer confirms a purchase, of one listing or of several, and what came of it.
import type { Translation } from '../message.ts'
import type { purchase } from '../en/purchase.ts'

export const texts: Translation<typeof purchase> = {
  title: 'Comprar',
  doneTitle: 'Compra hecha',
  confirm: 'Confirmar y comprar',
  buyFor: 'Comprar por {price}',
  buyCountFor: 'Comprar {count, plural, one {# artículo} other {# artículos}} por {price}',
  listingFailed: 'No se pudo comprobar el listado con la cadena. Inténtalo de nuevo en un momento.',
  listingsFailed: 'No se pudieron comprobar los listados con la cadena. Inténtalo de nuevo en un momento.',
  checkingListing: 'Comprobando el listado con la cadena',
  checkingListings: 'Comprobando los listados con la cadena',
  checkingItems:
    '{count, plural, one {Comprobando # artículo con la cadena} other {Comprobando # artículos con la cadena}}',
  available: '{count} disponibles, a {price} cada uno',
  availableInSteps: '{count} disponibles, a {price} cada uno, en múltiplos de {step}',
  lot: 'Los {count} se venden juntos, no por separado.',
  priceChanged: 'El precio es ahora {to}, no {from}.',
  quantityChanged: '{count, plural, one {Solo queda #.} other {Solo quedan #.}}',
  changesTooFast: 'Este listado cambia demasiado rápido para leerlo. Inténtalo de nuevo en un momento.',
  lost: 'El servicio de datos ya no tiene este listado.',
  leftOut: 'Excluido: {reason}',
  someLeftOut:
    '{count, plural, one {# de {total} listados no se puede comprar y queda excluido. No pagas nada por él.} other {# de {total} listados no se pueden comprar y quedan excluidos. No pagas nada por ellos.}}',
  seller: 'Vendedor',
  royalty: 'Regalía',
  youPay: 'Pagas',
  youPaid: 'Pagaste',
  paidIn: 'Se paga con {coin} y {token}',
  arrives: 'Entrega a',
  items: '{count, plural, one {# artículo} other {# artículos}}',
  allItems: 'los {count} artículos',
  checked:
    '{count, plural, one {Superó todas las comprobaciones con la cadena} other {Los # superaron todas las comprobaciones con la cadena}}<at>bloque {block}</at>',
  payments: '{sellers, plural, one {Pagos a # vendedor} other {Pagos a # vendedores}}',
  paymentsAndFees:
    '{sellers, plural, one {Pagos a # vendedor, {others} por regalías y comisiones} other {Pagos a # vendedores, {others} por regalías y comisiones}}',
  readingReceipt: 'Leyendo el recibo',
  receiptFailed: 'No se pudo leer el recibo.',
  stillInCart: 'Los listados que no conseguiste siguen en tu carrito.',
  allBought: '{count, plural, =2 {Ambos comprados.} other {Los # comprados.}}',
  someBought: '{bought} de {count} comprados.',
  received:
    '{missing, plural, one {Recibiste {received} de {quantity} {item}. No pagaste nada por el otro.} other {Recibiste {received} de {quantity} {item}. No pagaste nada por los otros.}}',
  missed:
    '{reason, select, bought {Alguien compró {item} antes. No pagaste nada por él.} canceled {El vendedor de {item} canceló antes. No pagaste nada por él.} expired {El listado de {item} venció antes. No pagaste nada por él.} other {No se pudo comprar {item}. No pagaste nada por él.}}',
  reactivates:
    '{count, plural, one {Tras la compra, un listado tuyo más antiguo puede volver a estar activo:} other {Tras la compra, # listados tuyos más antiguos pueden volver a estar activos:}}',
  reactivatesMore:
    'Tras la compra, más de {count} listados tuyos más antiguos pueden volver a estar activos:',
  cancelFirst:
    '{count, plural, one {Cancelar primero tu listado anterior, en una transacción aparte} other {Cancelar primero tus # listados anteriores, en una sola transacción aparte}}',
  cancelTheseFirst: 'Cancelar primero {count} de tus listados anteriores, en una sola transacción aparte',
}
