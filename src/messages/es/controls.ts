// Small parts that every page shares.
import type { Translation } from '../message.ts'
import type { controls } from '../en/controls.ts'

export const texts: Translation<typeof controls> = {
  never: 'Nunca',
  loadingPage: 'Cargando página',
  retry: 'Reintentar',
  itemsFailed: 'No se pudieron cargar los artículos',
  loadFailedHint: 'El servicio de datos envió una respuesta inesperada. Inténtalo de nuevo en un momento.',
  offlineHint: 'No tienes conexión, así que no se pudo cargar. Vuelve a conectarte e inténtalo de nuevo.',
  willReturn: 'Esta parte se cargará cuando vuelvas a tener conexión.',
  connectionLost: 'No tienes conexión o el sitio se acaba de actualizar.',
  notStarted: 'No se pudo cargar esta parte de la página, así que no se inició nada. Comprueba tu conexión.',
  partBroken: 'Algo salió mal en esta parte. El resto del sitio funciona.',
  notFound: 'Página no encontrada',
  notFoundHint: 'El enlace puede estar mal escrito, o la página nunca existió.',
  goHome: 'Ir a la página de inicio',
  amountOf: '{amount}<of> de {total}</of>',
}
