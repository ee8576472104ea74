// The offers that an account made, and those that it could accept.
import type { Translation } from '../message.ts'
import type { accountOffers } from '../en/accountOffers.ts'

export const texts: Translation<typeof accountOffers> = {
  paidIn: 'Las ofertas en {wrapped} se pagan con {coin} envuelto, uno por uno.',
  received: 'Ofertas recibidas',
  made: 'Ofertas hechas',
  exportedReceived: 'ofertas recibidas',
  exportedMade: 'ofertas hechas',
  loading: 'Cargando ofertas',
  loadFailed: 'No se pudieron cargar las ofertas',
  showMore: 'Mostrar más ofertas',
  noneMade:
    'No hay ofertas abiertas. Aquí aparecen las ofertas que hagas por artículos, colecciones y rasgos.',
  noneMadeByAccount: 'Esta cuenta no tiene ofertas abiertas.',
  noneReceived: 'Aún no hay ofertas por lo que tienes.',
  noneReceivedByAccount: 'Aún no hay ofertas por lo que tiene esta cuenta.',
  receivedCut:
    'Solo se muestran las ofertas por los primeros {count} artículos. Para el resto, consulta las páginas de los artículos.',
  cancelSelected: '{count, plural, one {Cancelar # oferta} other {Cancelar # ofertas}}',
  cancelEverything: 'Cancelar todo',
  select: 'Seleccionar la oferta: {offer}',
  compared:
    '{mark, select, listing {{side, select, below {{share} por debajo de su listado más barato} above {{share} por encima de su listado más barato} other {Igual que su listado más barato}}} other {{side, select, below {{share} por debajo del precio floor} above {{share} por encima del precio floor} other {Igual que el precio floor}}}}',
  qualify:
    '{count, plural, one {# de tus artículos cumple los requisitos} other {# de tus artículos cumplen los requisitos}}',
  qualifyOfAccount:
    '{count, plural, one {# de sus artículos cumple los requisitos} other {# de sus artículos cumplen los requisitos}}',
  outbid: 'Superada por {difference}. Mejor oferta: {price}',
  higherFailed: 'No se pudo comprobar si otros ofrecen más.',
  higherUnchecked: 'Hay demasiadas ofertas para comprobarlas todas. Puede faltar una más alta.',
}
