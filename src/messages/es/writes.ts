// What transactions do, also shown in the tray of transactions after a reload.
import type { Translation } from '../message.ts'
import type { writes } from '../en/writes.ts'

export const texts: Translation<typeof writes> = {
  buyItem: 'Comprar {item}',
  buyItems: '{count, plural, one {Comprar # artículo} other {Comprar # artículos}}',
  yours: '{count, plural, one {{item} es tuyo.} other {# de {item} son tuyos.}}',
  bundleYours: '{items} son tuyos.',
  itemsBought: 'Tu compra de {count} artículos se completó.',
  cancelAll: 'Cancelar todos los listados y ofertas',
  canceledAll: 'Todos tus listados y ofertas están cancelados.',
  cancelListing: 'Cancelar el listado de {item}',
  canceledListing: 'El listado de {item} está cancelado.',
  cancelListings: '{count, plural, one {Cancelar # listado} other {Cancelar # listados}}',
  canceledListings:
    '{count, plural, one {Tu listado está cancelado.} other {Tus listados están cancelados.}}',
  cancelOffers: '{count, plural, one {Cancelar tu oferta} other {Cancelar # ofertas}}',
  canceledOffers: '{count, plural, one {Tu oferta está cancelada.} other {Tus ofertas están canceladas.}}',
  makeOffer:
    '{aim, select, token {{quantity, plural, one {Oferta por {item}} other {Oferta por # de {item}}}} collection {{quantity, plural, one {Oferta por cualquier artículo de {collection}} other {Oferta por # artículos cualesquiera de {collection}}}} other {{quantity, plural, one {Oferta por cualquier artículo de {collection} con {trait}} other {Oferta por # artículos cualesquiera de {collection} con {trait}}}}}',
  madeOffer:
    '{aim, select, token {{quantity, plural, one {Tu oferta por {item} está abierta.} other {Tu oferta por # de {item} está abierta.}}} collection {{quantity, plural, one {Tu oferta por cualquier artículo de {collection} está abierta.} other {Tu oferta por # artículos cualesquiera de {collection} está abierta.}}} other {{quantity, plural, one {Tu oferta por cualquier artículo de {collection} con {trait} está abierta.} other {Tu oferta por # artículos cualesquiera de {collection} con {trait} está abierta.}}}}',
  acceptOffer: 'Aceptar la oferta por {item}',
  acceptedOffer: '{item}: vendido.',
  coverOffers: 'Cubrir tus ofertas en {currency}',
  coveredOffers: 'Tus ofertas están cubiertas y se pueden aceptar de nuevo.',
  revoke: 'Revocar la aprobación para {subject}',
  revoked: 'La aprobación para {subject} está revocada.',
  approve: 'Aprobar la venta de {item}',
  approved: 'La aprobación está dada. Los listados a los que les faltaba vuelven a estar en venta.',
  listItem: 'Listar {item}',
  listed: '{item} está en venta.',
  listedFrom: 'Comienzo de la venta de {item}: {time}.',
  listedFor: '{item} está en venta solo para {buyer}.',
  listedForFrom: 'Comienzo de la venta de {item}, solo para {buyer}: {time}.',
  listItems: '{count, plural, one {Listar # artículo} other {Listar # artículos}}',
  listedItems: '{count, plural, one {# artículo está en venta.} other {# artículos están en venta.}}',
  listTogether: '{count, plural, one {Listar # artículo como lote} other {Listar # artículos como lote}}',
  listedTogether:
    '{count, plural, one {# artículo está en venta como lote.} other {# artículos están en venta como lote.}}',
  changePrice: 'Cambiar el precio de {item}',
  changedPrice: '{item} está listado a su nuevo precio.',
  wrap: 'Envolver {amount}',
  unwrap: 'Desenvolver {amount}',
  wrapped: '{amount} ahora en {currency}.',
  changeOffer: 'Cambiar tu oferta',
}
