// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'No se pudo contactar con el servicio de datos. Inténtalo de nuevo en un momento.',
  unexpected: 'El servicio de datos envió una respuesta inesperada. Inténtalo de nuevo en un momento.',
  stopped: 'El servicio de datos se detuvo por un error y no puede responder a esto.',
  behind: 'El servicio de datos no tiene el bloque solicitado.',
  refused: 'El servicio de datos no pudo responder a esta consulta.',
  noHead: 'El servicio de datos no indica a qué bloque ha llegado.',
  listUnread:
    'El servicio de datos devolvió una lista que no se puede leer. Inténtalo de nuevo en un momento.',
}
