// What trade dialogs share.
import type { Translation } from '../message.ts'
import type { tradeParts } from '../en/tradeParts.ts'

export const texts: Translation<typeof tradeParts> = {
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
}
