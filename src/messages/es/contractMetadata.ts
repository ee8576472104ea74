// What an item's contract says about its metadata now.
import type { Translation } from '../message.ts'
import type { contractMetadata } from '../en/contractMetadata.ts'

export const texts: Translation<typeof contractMetadata> = {
  refresh: 'Actualizar metadatos',
  reading: 'Leyendo los metadatos del contrato…',
  same: 'Los metadatos están actualizados.',
  changed:
    'El contrato tiene metadatos más recientes, que esta página acaba de leer. El servicio de datos aún tiene los anteriores: todos verán los nuevos cuando el contrato los anuncie o el artículo cambie de manos.',
  first: 'Esta página acaba de leer los metadatos del contrato. El servicio de datos aún no los ha leído.',
  hostChanged: 'Esta página acaba de leer de nuevo los metadatos de {host}. Han cambiado.',
  refreshed: 'Actualizados para ti, en esta página.',
  olderUnlisted:
    'El contrato apunta ahora a {host}, de donde este sitio no lee metadatos. Lo que ves es anterior.',
  olderUnsupported:
    'El contrato apunta ahora a una dirección en un formato que este sitio no admite. Lo que ves es anterior.',
  olderInvalid:
    'El contrato tiene metadatos más recientes, pero no son un documento válido. Lo que ves es anterior.',
  olderTooLarge: 'El contrato tiene metadatos más recientes, pero superan 1 MB. Lo que ves es anterior.',
  olderUnreachable:
    'El contrato tiene metadatos más recientes, pero no se pudieron leer. Lo que ves es anterior. Actualiza los metadatos para reintentarlo.',
  noAddress: 'El contrato no devolvió ninguna dirección de metadatos, así que nada ha cambiado.',
  tooLarge: 'El contrato devolvió más de 1 MB, que este sitio no lee. Nada ha cambiado.',
  outOfGas:
    'No se pudo leer el contrato: su respuesta necesita más gas del que permite la conexión a la red. Nada ha cambiado.',
  nodeFailed: 'No se pudo leer el contrato. Comprueba tu conexión y vuelve a intentarlo.',
  hostFailed: 'No se pudieron leer los metadatos. Vuelve a intentarlo en un momento.',
}
