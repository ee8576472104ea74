// Marks on names that could be mistaken for a listed collection.
import type { Translation } from '../message.ts'
import type { lookAlikes } from '../en/lookAlikes.ts'

export const texts: Translation<typeof lookAlikes> = {
  notListed: '掲載されている「{name}」（{address}）ではありません',
  addresses: 'これは{address}です。「{name}」は{listed}です。',
  verified: '認証済みコレクション',
  verifiedHint: 'このサイトのコレクションリストに掲載',
}
