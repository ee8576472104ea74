// What the dialogs of trades share, and approvals.
import type { Translation } from '../message.ts'
import type { tradeTexts } from '../en/trade.ts'

export const texts: Translation<typeof tradeTexts> = {
  close: 'Cerrar',
  retry: 'Reintentar',
  inBackground: 'Continuar en segundo plano',
  seeChanges: 'Ver qué cambió',
  startAgain: 'Empezar de nuevo',
  checkAgain: 'Comprobar de nuevo',
  backToForm: 'Volver al formulario',
  changedPrice: 'El precio ha cambiado desde que se mostró.',
  changedQuantity: 'La cantidad ha cambiado desde que se mostró.',
  moreToWrap: 'Habría que envolver más de lo mostrado.',
  changedRoyalty: 'La regalía del creador ha cambiado desde que se mostró.',
  changedListings:
    '{gone, plural, one {# de los {count} listados ya no se puede comprar.} other {# de los {count} listados ya no se pueden comprar.}} No se firmó nada.',
  reviewAgain: 'Revísalo de nuevo y decide.',
  checking: 'Comprobando con la cadena',
  checksPassed:
    '{count, plural, one {# comprobación con la cadena superada} other {# comprobaciones con la cadena superadas}}',
  checkFailed: 'Comprobación fallida: {check}',
  block: 'bloque {block}',
  passed: 'Superada',
  doneBefore: '{done} No se envió nada más.',
  seller: 'Vendedor',
  royalty: 'Regalía del creador',
  fee: 'Comisión del marketplace',
  otherRecipient: 'Otro destinatario',
  networkFee: 'Comisión de red estimada',
  firstNetworkFee: 'Comisión estimada de la primera transacción',
  unknownFee: 'desconocida',
  wrapping:
    'Primero, tu wallet te pide que envuelvas {amount}, porque tu {token} no alcanza. 1 {coin} se convierte en 1 {token}.',
  allowance: 'Primero, tu wallet te pide que apruebes Seaport por {price}.',
  allowanceWithOffers:
    'Primero, tu wallet te pide que apruebes Seaport por {total} en total: {price} para esta compra y el resto para que tus ofertas abiertas se puedan seguir aceptando.',
  allowanceNext: 'Después te pide que apruebes Seaport por {price}.',
  allowanceNextWithOffers:
    'Después te pide que apruebes Seaport por {total} en total: {price} para esta compra y el resto para que tus ofertas abiertas se puedan seguir aceptando.',
  soldTogether: '{count, plural, one {# artículo} other {# artículos, se venden juntos}}',
  acceptInstead: 'Mejor aceptar',
  acceptOfferInstead: 'Mejor aceptar: {offer}',
  atFirst: 'Al inicio: {warning}',
  inTheEnd: 'Al final: {warning}',
  farAbove:
    '{mark, select, listing {{times} veces su listado más barato ({price}). Revisa los decimales.} offer {{times} veces la mejor oferta ({price}). Revisa los decimales.} floor {{times} veces el precio floor de la colección ({price}). Revisa los decimales.} floors {{times} veces la suma de los precios floor ({price}). Revisa los decimales.} other {{times} veces el precio de la última venta ({price}). Revisa los decimales.}}',
  farAboveAtFirst:
    '{mark, select, listing {Comienza a {times} veces su listado más barato ({price}). Revisa los decimales.} offer {Comienza a {times} veces la mejor oferta ({price}). Revisa los decimales.} floor {Comienza a {times} veces el precio floor de la colección ({price}). Revisa los decimales.} floors {Comienza a {times} veces la suma de los precios floor ({price}). Revisa los decimales.} other {Comienza a {times} veces el precio de la última venta ({price}). Revisa los decimales.}}',
  ownOffers:
    '{count, plural, one {Tu oferta de {price} por este artículo sigue abierta: quien te lo compre puede volver a vendértelo a ese precio.} other {Tus # ofertas por este artículo siguen abiertas, una de ellas de {price}: quien te lo compre puede volver a vendértelo.}}',
  details: '{count, plural, one {Detalles} other {Detalles (#)}}',
  lessDetails: 'Ocultar detalles',
  errors: {
    orderMissing: 'El servicio de datos ya no tiene este listado. Recarga la página.',
    receiptMissing:
      'El acceso a la red aún no tiene el recibo de esta compra. Inténtalo de nuevo en un momento.',
    alreadyClosed:
      'El acceso a la red dice que un listado por cancelar ya está cerrado, pero el servicio de datos lo muestra abierto. Espera un momento e inténtalo de nuevo.',
    approvalMissing:
      'La aprobación de Seaport para esta colección se revocó después de que el diálogo la comprobara.',
    soldSince:
      '{left, plural, =0 {El listado anterior se ha agotado.} one {Del listado anterior solo queda # artículo sin vender.} other {Del listado anterior solo quedan # artículos sin vender.}} Comprueba la cantidad.',
    traitContradiction: 'El servicio de datos se contradice sobre los artículos que tienen este rasgo.',
    offerAlreadyClosed:
      'Según la cadena, la oferta que se va a cancelar ya está cerrada, pero este sitio aún la muestra abierta. Espera un momento e inténtalo de nuevo.',
    acceptedSince:
      '{left, plural, =0 {La oferta anterior ya fue aceptada.} one {Se aceptó una parte de la oferta anterior: solo admite # artículo más.} other {Se aceptó una parte de la oferta anterior: solo admite # artículos más.}} Revisa la cantidad.',
  },
  approvals: {
    loadFailed: 'No se pudieron leer las aprobaciones',
    loading: 'Leyendo las aprobaciones de la cadena',
    none: 'No hay aprobaciones vigentes',
    noneHint:
      'Nadie puede mover los artículos ni el dinero de esta cuenta. Las aprobaciones que des al listar o al hacer una oferta aparecen aquí y se pueden revocar.',
    noneHintOfAccount: 'Nadie puede mover los artículos ni el dinero de esta cuenta para comerciar.',
    intro:
      'Leídas de la cadena hace un momento, para las colecciones y monedas de este sitio. Seaport es el contrato que opera aquí; solo mueve un artículo para ejecutar una de tus órdenes.',
    cut: 'Esta cuenta tiene demasiadas aprobaciones para comprobarlas todas. Aquí pueden faltar las de colecciones ajenas a este sitio.',
    exported: 'aprobaciones',
    title: 'Aprobaciones vigentes',
    for: 'Para',
    operator: 'Operador',
    action: 'Acción',
    tradesHere: 'Opera aquí',
    readFailed: 'No se pudo leer; puede estar en vigor',
    foreign: 'Este sitio no lo usa',
    revoke: 'Revocar',
    revokeFor: 'Revocar la aprobación para {subject}',
    openSeaConduit: 'Conduit de OpenSea',
    everyItem: 'todos los artículos',
    thisItem: 'este artículo',
    anyAmount: 'cualquier importe',
    upTo: 'hasta {amount}',
    revokeTitle: 'Revocar aprobación',
    revoked: 'Aprobación revocada',
    keep: 'Conservar',
    failed: 'Ahora no se pudo revocar la aprobación.',
    stopsForeign: 'Este contrato ya no podrá mover nada de ello. Nada sale de tu cuenta.',
    stopsOffers:
      'Tus ofertas abiertas en esta moneda no se podrán aceptar hasta que vuelvas a aprobarla. Nada sale de tu cuenta.',
    stopsListings:
      'Tus listados de estos artículos no se podrán comprar hasta que vuelvas a dar la aprobación. Nada sale de tu cuenta.',
    stopsSomeOffers:
      '{count, plural, one {# de tus ofertas abiertas en esta moneda no se podrá aceptar hasta que vuelvas a aprobarla; entonces sí, en los mismos términos, si no ha vencido.} other {# de tus ofertas abiertas en esta moneda no se podrán aceptar hasta que vuelvas a aprobarla; entonces sí, en los mismos términos, si no han vencido.}} Nada sale de tu cuenta.',
    stopsSomeListings:
      '{count, plural, one {# de tus listados no se podrá comprar hasta que vuelvas a dar la aprobación; entonces sí, en los mismos términos, si no ha vencido.} other {# de tus listados no se podrán comprar hasta que vuelvas a dar la aprobación; entonces sí, en los mismos términos, si no han vencido.}} Nada sale de tu cuenta.',
    tokenId: 'ID del token',
    canTake: 'Puede mover',
    contract: 'Contrato',
  },
}
