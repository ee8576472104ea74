// Pictures and other files: loading them, and why one isn’t shown.
import type { Translation } from '../message.ts'
import type { mediaTexts } from '../en/media.ts'

export const texts: Translation<typeof mediaTexts> = {
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
  reasons: {
    'too-complex': 'Demasiado compleja para dibujarla con seguridad',
    'too-many-pixels': 'Demasiados píxeles para mostrarla con seguridad',
    'too-large': 'Más de 32 MB',
    'too-slow': 'Tardó más de 30 segundos en cargar',
    'not-a-picture': 'Tipo de archivo no compatible',
    'other-content': 'El archivo no coincide con su CID',
    unreadable: 'El servidor no permite que esta página lo compruebe',
    unreachable: 'No se pudo cargar el contenido',
  },
  worker: {
    pictureUnread: 'No se pudo comprobar la imagen.',
  },
}
