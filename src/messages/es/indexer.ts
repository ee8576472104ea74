// Why the indexer’s answer can’t be used.
import type { Translation } from '../message.ts'
import type { indexer } from '../en/indexer.ts'

export const texts: Translation<typeof indexer> = {
  unreachable: 'No se pudo contactar con el indexador. Inténtalo de nuevo en un momento.',
  unexpected: 'El indexador envió una respuesta inesperada. Inténtalo de nuevo en un momento.',
  stopped: 'El indexador se detuvo por un error y no puede responder a esto.',
  behind: 'El indexador no tiene el bloque solicitado.',
  refused: 'El indexador no pudo responder a esta consulta.',
  noHead: 'El indexador no indica a qué bloque ha llegado.',
  listUnread: 'El indexador devolvió una lista que no se puede leer. Inténtalo de nuevo en un momento.',
}
