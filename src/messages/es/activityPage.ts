// The page of everything that happens on the marketplace.
import type { Translation } from '../message.ts'
import type { activityPage } from '../en/activityPage.ts'

export const texts: Translation<typeof activityPage> = {
  title: 'Actividad',
  intro: 'Todas las ventas, listados, ofertas y transferencias registradas.',
  noMatch: 'Ningún evento coincide con estos filtros.',
  empty: 'Aún no hay actividad',
  emptyHint: 'Aquí aparecen ventas, listados y transferencias en cuanto se registran.',
  emptyPast: 'Sin actividad en este bloque',
  emptyPastHint: 'El primer evento ocurrió después de este bloque.',
}
