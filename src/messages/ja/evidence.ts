// The facts about an item that can’t be faked.
import type { Translation } from '../message.ts'
import type { evidence } from '../en/evidence.ts'

export const texts: Translation<typeof evidence> = {
  listed: '認証済みコレクション',
  notListed: '未認証のコレクション',
  tokenId: 'トークンID <digits>{id}</digits>',
  notCompared: '名前はこのサイトのリストとまだ照合されていません',
}
