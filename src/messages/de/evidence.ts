// The facts about an item that can’t be faked.
import type { Translation } from '../message.ts'
import type { evidence } from '../en/evidence.ts'

export const texts: Translation<typeof evidence> = {
  listed: 'Verifizierte Kollektion',
  notListed: 'Nicht verifizierte Kollektion',
  tokenId: 'Token-ID <digits>{id}</digits>',
  notCompared: 'Name noch nicht mit denen auf der Liste dieser Website verglichen',
}
