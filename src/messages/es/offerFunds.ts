// The dialogs that cover, cancel, and pay for one’s own offers.
import type { Translation } from '../message.ts'
import type { offerFunds } from '../en/offerFunds.ts'

export const texts: Translation<typeof offerFunds> = {
  cover: 'Cubrir oferta',
  covered: 'Tu oferta está cubierta',
  keep: 'Ahora no',
  doCover: 'Cubrir',
  wrap: 'Envolver',
  unwrap: 'Desenvolver',
  allow: 'Aprobar',
  coverUnread: 'No se pudo leer de la cadena lo que le falta a esta oferta.',
  uncovered:
    'Nadie puede aceptar tu oferta de {offer} mientras tu saldo de {currency} o la aprobación de Seaport sean insuficientes.',
  extent: 'Ofertas por cubrir',
  thisOffer: 'Esta oferta',
  allOffers: 'Las {count} ofertas abiertas',
  readingMissing: 'Leyendo lo que falta',
  youHave: 'Tienes',
  youHad: 'Tenías',
  thisMayTake: 'Esta oferta puede tomar',
  othersMayTake: 'Todas tus ofertas abiertas pueden tomar',
  allMayTake: 'Las {count} ofertas abiertas pueden tomar',
  wrappedNow: 'Se envuelve ahora',
  allows: 'Seaport quedará aprobado para {amount} en total, y solo para tus ofertas abiertas.',
  wrapOrUnwrap: 'Envolver o desenvolver {coin}',
  done: 'Listo',
  wrapped: 'Envuelto',
  unwrapped: 'Desenvuelto',
  balanceUnread: 'No se pudo leer tu saldo de la cadena.',
  wrapping: '{wrapped} es {coin} en una forma con la que se pueden hacer y pagar ofertas, uno por uno.',
  direction: 'Dirección',
  fromTo: '{from} a {to}',
  amountIn: 'Importe en {currency}',
  all: 'Todo',
  allOfYour: 'Todo tu {currency}',
  readingBalance: 'Leyendo tu saldo',
  afterIt: 'Después, antes de la comisión de red',
  offersUnread: 'No se pudo leer si tus ofertas abiertas necesitan este {currency}.',
  offersShort:
    '{count, plural, one {Tu oferta abierta puede tomar {sum}. Si queda menos, no se podrá aceptar por completo.} other {Tus # ofertas abiertas pueden tomar {sum}. Si queda menos, no se podrán aceptar todas.}}',
  cancelAll: 'Cancelar todo',
  cancelOffers: '{count, plural, one {Cancelar oferta} other {Cancelar # ofertas}}',
  canceled: 'Cancelado',
  keepIt: '{count, plural, one {Conservar} other {Conservar}}',
  cancelFailed: 'Ahora no se pudieron cancelar las ofertas.',
  cancelAllLead:
    'Esto anula todos los listados y ofertas que esta cuenta ha hecho con Seaport: los que se muestran aquí y los hechos en otros sitios. No se pueden recuperar. Los artículos y el dinero se quedan en tu cuenta. Cuesta una comisión de red.',
  cancelLead:
    '{count, plural, one {Una vez cancelada, esta oferta ya no se podrá aceptar.} other {Una vez canceladas, estas ofertas ya no se podrán aceptar.}} Tu dinero se queda en tu cuenta. Cancelar cuesta una comisión de red.',
  wouldExpire: 'Vencería',
  yourAccount: 'Tu cuenta',
  forItems: '{count, plural, one {Por un artículo de {collection}} other {Por # artículos de {collection}}}',
  forTraitItems:
    '{count, plural, one {Por un artículo de {collection} con {trait}} other {Por # artículos de {collection} con {trait}}}',
  forSomeTraitItems:
    '{count, plural, one {Por un artículo de {collection} con un rasgo} other {Por # artículos de {collection} con un rasgo}}',
}
