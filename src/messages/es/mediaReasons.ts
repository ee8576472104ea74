// Why a picture or another file isn’t shown, by the reason's code.
import type { Translation } from '../message.ts'
import type { mediaReasons } from '../en/mediaReasons.ts'

export const texts: Translation<typeof mediaReasons> = {
  'too-complex': 'Demasiado compleja para dibujarla con seguridad',
  'too-many-pixels': 'Demasiados píxeles para mostrarla con seguridad',
  'too-large': 'Más de 32 MB',
  'too-slow': 'Tardó más de 30 segundos en cargar',
  'not-a-picture': 'Tipo de archivo no compatible',
  'other-content': 'El archivo no coincide con su CID',
  unreadable: 'El servidor no permite que esta página lo compruebe',
  unreachable: 'No se pudo cargar el contenido',
}
