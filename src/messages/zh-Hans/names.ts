// Stands in for names that things don’t have.
import type { Translation } from '../message.ts'
import type { names } from '../en/names.ts'

export const texts: Translation<typeof names> = {
  unnamedCollection: '未命名系列',
  otherTrait: '其他',
  noTrait: '无',
  trait: '{type}: {value}',
  percentTrait: '{value}%',
}
