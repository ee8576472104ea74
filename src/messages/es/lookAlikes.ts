// Marks on names that could be mistaken for a listed collection.
import type { Translation } from '../message.ts'
import type { lookAlikes } from '../en/lookAlikes.ts'

export const texts: Translation<typeof lookAlikes> = {
  notListed: 'No es «{name}» {address}, de la lista',
  addresses: 'Esta es {address}. {name} es {listed}.',
  verified: 'Colección verificada',
  verifiedHint: 'En la lista de colecciones de este sitio',
}
