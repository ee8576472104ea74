// The facts about an item that can’t be faked.
import type { Translation } from '../message.ts'
import type { evidence } from '../en/evidence.ts'

export const texts: Translation<typeof evidence> = {
  listed: 'このサイトのリストに掲載',
  notListed: 'このサイトのリストに掲載なし',
  tokenId: 'トークンID <digits>{id}</digits>',
  notCompared: '名前はこのサイトのリストとまだ照合されていません',
}
