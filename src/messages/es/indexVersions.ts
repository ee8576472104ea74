// The indexer and the page have different versions of the schema.
import type { Translation } from '../message.ts'
import type { indexVersions } from '../en/indexVersions.ts'

export const texts: Translation<typeof indexVersions> = {
  indexOlder:
    'El servicio de datos es más antiguo que esta página y no puede responder. El operador del sitio tiene que desplegar el subgraph actual.',
  pageOlder:
    'Esta página es más antigua que el servicio de datos y no puede leer sus datos. Recarga la página. Si no funciona, el operador del sitio tiene que actualizar la página.',
}
