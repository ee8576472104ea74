// Parts of the screen that appear when something is missing or requested.
import type { Translation } from '../message.ts'
import type { notices } from '../en/notices.ts'

export const texts: Translation<typeof notices> = {
  offline: 'Sin conexión.',
  partFailed: 'No se pudo mostrar una parte de esta página.',
  close: 'Cerrar',
  reload: 'Recargar página',
  copy: 'Copiar',
  copied: 'Copiado',
  copyFailed: 'Tu navegador no permitió copiar',
  copyAddress: 'Copiar dirección',
  newTab: '(se abre en una pestaña nueva)',
  allColumns: 'Todas las columnas',
  showAll: 'Mostrar los {count}',
}
