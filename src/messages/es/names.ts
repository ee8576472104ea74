// Stands in for names that things don’t have.
import type { Translation } from '../message.ts'
import type { names } from '../en/names.ts'

export const texts: Translation<typeof names> = {
  unnamedCollection: 'Colección sin nombre',
  otherTrait: 'Otro',
  noTrait: 'Ninguno',
  trait: '{type}: {value}',
  percentTrait: '{value} %',
}
