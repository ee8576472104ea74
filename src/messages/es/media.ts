// Pictures that load only on request, and files that open elsewhere.
import type { Translation } from '../message.ts'
import type { media } from '../en/media.ts'

export const texts: Translation<typeof media> = {
  none: 'Sin multimedia',
  metadataFailed: 'No se pudieron cargar los metadatos de {host}',
  notLoaded: 'Imagen de {host} sin cargar',
  loadPicture: 'Cargar imagen de {host}',
  loadMedia: 'Cargar contenido de {host}',
  hostSeesYou: '{host} verá tu dirección IP',
  loadAnyway: 'Cargar de todos modos',
  saveFile: 'Guardar archivo',
  openFile: 'Abrir archivo',
  tooManyPictures: 'Demasiadas imágenes para mostrarlas a la vez',
  showPicture: 'Mostrar imagen',
  examineFailed: 'No se pudo comprobar la imagen.',
}
