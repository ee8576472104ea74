// What to do next after a trade.
import type { Translation } from '../message.ts'
import type { nextSteps } from '../en/nextSteps.ts'

export const texts: Translation<typeof nextSteps> = {
  viewItem: 'Ver artículo',
  viewItems: 'Ver tus artículos',
  viewListings: 'Ver tus listados',
  viewOffers: 'Ver tus ofertas',
  viewPortfolio: 'Ver portafolio',
  share: 'Compartir {item}',
  shared: 'Enlace copiado',
  shareFailed: 'No se pudo copiar el enlace',
}
