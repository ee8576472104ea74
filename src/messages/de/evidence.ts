// The facts about an item that can’t be faked.
import type { Translation } from '../message.ts'
import type { evidence } from '../en/evidence.ts'

export const texts: Translation<typeof evidence> = {
  listed: 'Auf der Liste dieser Website',
  notListed: 'Nicht auf der Liste dieser Website',
  tokenId: 'Token-ID <digits>{id}</digits>',
  notCompared: 'Name noch nicht mit denen auf der Liste dieser Website verglichen',
}
