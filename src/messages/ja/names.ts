// Stands in for names that things don’t have.
import type { Translation } from '../message.ts'
import type { names } from '../en/names.ts'

export const texts: Translation<typeof names> = {
  unnamedCollection: '無名のコレクション',
  otherTrait: 'その他',
  noTrait: 'なし',
  trait: '{type}: {value}',
  percentTrait: '{value}%',
}
