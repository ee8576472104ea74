// Which collections the site lists.
import type { Translation } from '../message.ts'
import type { curation } from '../en/curation.ts'

export const texts: Translation<typeof curation> = {
  featured: 'Destacada',
  unlisted: '{site} no incluye esta colección',
  unlistedHint:
    'El operador de este sitio no la ha seleccionado, así que solo se llega aquí por su dirección. Cualquiera puede crear una colección, y sus nombres e imágenes pueden imitar a otras. Antes de operar, compara la dirección del contrato con la de una fuente de confianza.',
}
