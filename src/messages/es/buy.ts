// Buying: the dialogs of a purchase, the cart, and the sweep.
import type { Translation } from '../message.ts'
import type { buyTexts } from '../en/buy.ts'

export const texts: Translation<typeof buyTexts> = {
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
  cart: {
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
  },
  sweep: {
    title: 'Sweep de los listados más baratos',
    addToCart: 'Añadir al carrito',
    buy: 'Comprar',
    buyFor: 'Comprar {count, plural, one {# artículo} other {# artículos}} por {price}',
    count: 'Número de artículos',
    slider: 'Número de artículos, con control deslizante',
    countRange: 'Introduce un número del 1 al {most}.',
    maximum: 'Precio máximo por artículo',
    anyPrice: 'Cualquier precio',
    currency: 'Moneda',
    loading: 'Cargando los listados más baratos',
    failed: 'No se pudieron cargar los listados más baratos',
    none: 'No hay listados en {currency}',
    noneHint: 'Selecciona otra moneda o vuelve más tarde.',
    matching:
      '{count, plural, one {# artículo en venta coincide con tus filtros.} other {# artículos en venta coinciden con tus filtros.}}',
    matchingAtLeast: 'Al menos {count} artículos en venta coinciden con tus filtros.',
    noneMatching: 'Ningún listado en {currency} coincide con tus filtros',
    noneMatchingHint: 'Quita un filtro o selecciona otra moneda.',
    noneSoCheap: 'Ningún listado es tan barato.',
    noneAvailable: 'Ahora no se puede comprar ninguno de estos.',
    fewer: '{count, plural, one {Solo # artículo coincide.} other {Solo # artículos coinciden.}}',
    cheapest:
      '{count, plural, one {El artículo más barato en {currency}, sin contar los tuyos.} other {Los # artículos más baratos en {currency}, sin contar los tuyos.}}',
    cheapestAvailable:
      '{count, plural, one {El artículo más barato en {currency} que se puede comprar, sin contar los tuyos.} other {Los # artículos más baratos en {currency} que se pueden comprar, sin contar los tuyos.}}',
    leftOut: 'Excluido: {reason}',
    include: 'Incluir {item}',
    cheapestOthers:
      '{count, plural, one {El artículo más barato en {currency}, sin contar los tuyos ni los que dejaste fuera.} other {Los # artículos más baratos en {currency}, sin contar los tuyos ni los que dejaste fuera.}}',
  },
}
