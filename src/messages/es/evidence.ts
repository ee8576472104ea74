// The facts about an item that can’t be faked.
import type { Translation } from '../message.ts'
import type { evidence } from '../en/evidence.ts'

export const texts: Translation<typeof evidence> = {
  listed: 'Colección verificada',
  notListed: 'Colección no verificada',
  tokenId: 'ID del token <digits>{id}</digits>',
  notCompared: 'Nombre aún sin comparar con los de la lista de este sitio',
}
