// What stands in the place of a page that can’t be shown.
import type { Translation } from '../message.ts'
import type { appErrors } from '../en/appErrors.ts'

export const texts: Translation<typeof appErrors> = {
  offline: 'Sin conexión',
  pageNotFetched: 'No se pudo cargar esta página',
  pageFailed: 'No se pudo mostrar esta página',
  notStarted: 'No se pudo iniciar la aplicación',
  notStartedHint: 'Algo salió mal antes de poder mostrar nada.',
  reload: 'Recargar',
}
