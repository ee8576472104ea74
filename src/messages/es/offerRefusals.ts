// Refusals of offers, by the refusal’s code, where the sentence about listings doesn’t fit.
import type { Translation } from '../message.ts'
import type { offerRefusals } from '../en/offerRefusals.ts'

export const texts: Translation<typeof offerRefusals> = {
  'hash-mismatch': 'Esta oferta no es lo que dice ser: sus condiciones no coinciden con el hash de su orden.',
  'not-published': 'Esta oferta nunca se publicó en la cadena.',
  cancelled: 'El comprador canceló esta oferta.',
  'already-sold': 'Esta oferta ya está ejecutada.',
  'counter-raised': 'El comprador canceló todas sus ofertas anteriores, incluida esta.',
  'unsupported-order': 'Este tipo de oferta no se puede aceptar aquí.',
  'quantity-unavailable': 'No puedes vender esta cantidad a esta oferta.',
  'unknown-currency': 'Esta oferta paga en una moneda que este sitio no conoce.',
  'price-differs': 'Esta oferta no paga lo que se muestra.',
  'seller-unpaid':
    'Esta oferta pagaría una parte demasiado grande del precio a cuentas distintas de la tuya.',
  'not-started': 'Esta oferta aún no ha comenzado.',
  expired: 'Esta oferta ha vencido.',
  'restricted-order':
    'Esta oferta necesita la autorización de otro marketplace, así que no se puede aceptar aquí.',
  'unknown-conduit': 'Esta oferta mueve su dinero a través de un contrato que este sitio no conoce.',
  'own-order': 'Esta oferta es tuya.',
  'expiry-past': 'La oferta terminaría antes de comenzar.',
  moneyMissing: 'Te faltan {missing}.',
  coinMissing: 'Te faltan {missing}, más la comisión de red.',
  unwrapFirst:
    'No tienes suficiente {coin} para esto, pero sí suficiente {token}. Desenvuelve primero al menos {amount}, y algo más para la comisión de red.',
}
