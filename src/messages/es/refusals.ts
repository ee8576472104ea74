// Why nothing is signed, by the refusal’s code.
import type { Translation } from '../message.ts'
import type { refusals } from '../en/refusals.ts'

export const texts: Translation<typeof refusals> = {
  'order-malformed': 'El servicio de datos devolvió una orden no válida, así que no se usó.',
  'hash-mismatch':
    'Este listado no es lo que dice ser: sus condiciones no coinciden con el hash de su orden.',
  'not-published': 'Este listado nunca se publicó en la cadena.',
  cancelled: 'El vendedor canceló este listado.',
  'already-sold': 'Este artículo ya está vendido.',
  'counter-raised': 'El vendedor canceló todos sus listados anteriores, incluido este.',
  'other-item': 'Este listado vende un artículo distinto del mostrado.',
  'unsupported-order': 'Este tipo de listado no se puede comprar aquí.',
  'reserved-order': 'Este listado está reservado para otra persona.',
  'quantity-unavailable': 'No puedes comprar esta cantidad de este listado.',
  'unknown-currency': 'El precio de este listado está en una moneda que este sitio no conoce.',
  'price-differs': 'El precio del listado no es el mostrado.',
  'seller-unpaid':
    'Este listado pagaría una parte demasiado grande del precio a cuentas distintas de la del vendedor.',
  'not-started': 'Este listado aún no ha comenzado.',
  expired: 'Este listado ha vencido.',
  'restricted-order':
    'Este listado necesita la autorización de otro marketplace, así que no se puede comprar aquí.',
  'unknown-conduit': 'Este listado mueve el artículo a través de un contrato que este sitio no conoce.',
  'own-order': 'Este listado es tuyo.',
  'seller-lost-item': 'El vendedor ya no tiene este artículo.',
  'approval-revoked': 'El vendedor revocó la aprobación para vender este artículo.',
  'holding-unread': 'No se pudo leer en el contrato de la colección quién tiene este artículo.',
  'balance-unread': 'No se pudo leer el saldo de esta moneda.',
  'insufficient-funds': 'Tu saldo es insuficiente para pagarlo.',
  'insufficient-network-fee': 'Puedes pagar el precio, pero no la comisión de red además.',
  'protocol-unknown': 'El contrato de intercambio de esta red no es el esperado.',
  'not-owner': 'No tienes este artículo.',
  'holds-too-few': 'Tienes menos unidades.',
  'not-transferable': 'Su contrato no permite transferir este artículo, así que nadie podría comprarlo.',
  'not-maker': 'Solo la cuenta que creó un listado puede cancelarlo.',
  'expiry-past': 'El listado terminaría antes de comenzar.',
  'clock-ahead':
    'El reloj de tu dispositivo va adelantado respecto al último bloque de la red, así que no se puede listar con un precio que baje desde ahora.',
  'shares-exceed-price':
    'La regalía del creador y la comisión del marketplace no dejarían nada de este precio.',
  'bidder-unfunded': 'El comprador ya no puede pagar esta oferta.',
  'price-rises': 'Un listado no puede terminar a un precio más alto que el inicial.',
  'nothing-to-cancel': 'Ahora no se puede cancelar ninguno de estos.',
  'nothing-to-allow': 'Esta aprobación ya está dada.',
  'wrapping-short': 'Tu saldo es insuficiente.',
  'wrapping-leaves-no-fee': 'Quedaría demasiado poco para la comisión de red.',
  'unwrapping-lacks-fee': 'No tienes suficiente moneda nativa para la comisión de red.',
  'wrapping-inexact': 'Este token no equivale a la moneda uno por uno, así que no se envió nada a tu wallet.',
  'nothing-to-cover': 'No hay nada que añadir: estas ofertas se pueden pagar.',
  'approval-elsewhere':
    'Esta oferta se paga a través de un contrato distinto de Seaport, y ese contrato no está aprobado por su precio.',
  'nothing-to-revoke': 'Esta aprobación ya no está vigente.',
  'nothing-left': 'Ahora no se puede comprar ninguno de estos listados.',
  'token-not-wanted': 'Esta oferta no acepta el artículo mostrado.',
  'trait-mismatch': 'Esta oferta dice ser por un rasgo, pero no acepta los artículos que lo tienen.',
  'trait-count-differs': 'El servicio de datos se contradice sobre cuántos artículos tienen este rasgo.',
  'currency-inexact':
    'Los pagos en esta moneda no llegan tal como se envían, así que los importes mostrados no serían ciertos.',
  reverted: 'La red rechazaría esta transacción.',
}
