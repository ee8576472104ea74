// What transactions do: titles, steps, differences to what was shown, and what comes after them.
import type { Translation } from '../message.ts'
import type { writesTexts } from '../en/writes.ts'

export const texts: Translation<typeof writesTexts> = {
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
  steps: {
    buy: '{count, plural, one {Comprar el artículo} other {Comprar los artículos}}',
    acceptOffer: 'Aceptar la oferta',
    publishOffer: 'Publicar la oferta',
    publishListings: '{count, plural, one {Publicar el listado} other {Publicar # listados}}',
    cancelListings: '{count, plural, one {Cancelar el listado} other {Cancelar # listados}}',
    cancelOffers: '{count, plural, one {Cancelar la oferta} other {Cancelar # ofertas}}',
    cancelOrders: 'Cancelar {count, plural, one {# orden} other {# órdenes}}',
    cancelAll: 'Cancelar todos tus listados y ofertas',
    wrap: 'Envolver {amount}',
    unwrap: 'Desenvolver {amount}',
    wrapMissing: 'Envolver lo que falta',
    wrapName: 'Envolver',
    wrapped: 'Lo que faltaba está envuelto y se queda en tu cuenta.',
    approvePrice: 'Aprobar Seaport por el precio',
    approveOffer: 'Aprobar Seaport por el precio, que se paga cuando se acepta la oferta',
    approveOffers: 'Aprobar Seaport por el precio, que se paga cuando se acepta una oferta',
    revokeEarlier: 'Revocar primero la aprobación anterior, más pequeña, como exige esta moneda',
    allowanceRevoked: 'La aprobación anterior está revocada.',
    allowanceApproved: 'Seaport está aprobado para el dinero.',
    approveCollection: 'Aprobar que Seaport mueva tus artículos de esta colección cuando se vendan',
    collectionApproved: 'Seaport está aprobado para mover tus artículos de la colección cuando se vendan.',
    approveOperator: 'Aprobar que {operator} mueva tus artículos de esta colección cuando se vendan',
    operatorApproved: 'La aprobación para una de las colecciones está dada.',
    cancelOld: 'Cancelar el listado a su precio antiguo',
    cancelOldName: 'Cancelar listado',
    canceledOld: 'El listado antiguo está cancelado y el artículo no está en venta ahora.',
    cancelOlder: 'Cancelar tus listados más antiguos',
    cancelOlderName: 'Cancelar listados',
    canceledOlder: 'Tus listados más antiguos están cancelados.',
    revoke: 'Revocar aprobación',
    cancelOldOffer: 'Cancelar la oferta anterior',
    cancelOldOfferName: 'Cancelar oferta',
    canceledOldOffer: 'La oferta anterior está cancelada y ahora no tienes ninguna oferta.',
  },
  differences: {
    stillApproved:
      'La transacción se confirmó, pero el contrato sigue diciendo que {operator} puede transferir tus artículos. Las aprobaciones integradas en este contrato no se pueden revocar aquí.',
    itemStillApproved:
      'La transacción se confirmó, pero el contrato sigue diciendo que {operator} puede transferir este artículo. Las aprobaciones integradas en este contrato no se pueden revocar aquí.',
    notApproved:
      'La transacción se confirmó, pero el contrato sigue diciendo que {operator} no puede transferir tus artículos. No se pueden vender aquí.',
    allowanceLeft:
      'La transacción se confirmó, pero el contrato sigue permitiendo que {operator} gaste esta moneda de tu saldo.',
    allowanceShort:
      'La transacción se confirmó, pero el contrato permite que {operator} gaste menos de esta moneda de lo necesario.',
    notCanceled:
      'La transacción se confirmó, pero Seaport no indica que todo lo incluido esté cancelado. Parte de ello aún podría ejecutarse.',
    counterUnchanged:
      'La transacción se confirmó, pero Seaport sigue considerando válidos tus anuncios y ofertas.',
    notPublished:
      'La transacción se confirmó, pero Seaport no indica que todas las órdenes incluidas sean válidas. Algunas no se pueden ejecutar.',
    balanceOther:
      'La transacción se confirmó, pero tu saldo de la moneda envuelta no cambió en ese importe. Compruébalo antes de volver a intentarlo.',
    notYours: 'La transacción se confirmó, pero el contrato no te nombra como propietario de #{tokenId}.',
    notBuyers:
      'La transacción se confirmó, pero el contrato no nombra al comprador como propietario de #{tokenId}.',
  },
  next: {
    viewItem: 'Ver artículo',
    viewItems: 'Ver tus artículos',
    viewListings: 'Ver tus listados',
    viewOffers: 'Ver tus ofertas',
    viewPortfolio: 'Ver portafolio',
    share: 'Compartir {item}',
    shared: 'Enlace copiado',
    shareFailed: 'No se pudo copiar el enlace',
  },
}
