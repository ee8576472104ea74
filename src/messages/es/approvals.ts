// An account's approvals in force, and revoking one.
import type { Translation } from '../message.ts'
import type { approvals } from '../en/approvals.ts'

export const texts: Translation<typeof approvals> = {
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
  unread: 'No se pudo leer; puede estar en vigor',
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
}
