// The footer of every page.
import type { Translation } from '../message.ts'
import type { footer } from '../en/footer.ts'

export const texts: Translation<typeof footer> = {
  terms: 'Términos',
  imprint: 'Aviso legal',
  contact: 'Contacto',
  source: 'Código fuente',
  timeTravel: 'Viaje en el tiempo',
  licenses: 'Licencias',
  indexedTo: 'Actualizado hasta el bloque {block}',
  indexedToHint: 'El bloque más reciente que ha leído el servicio de datos',
}
