// Stands in for names that things don’t have.
import { catalog } from '../catalog.ts'

export const names = catalog('names', {
  unnamedCollection: 'Unnamed collection',
  otherTrait: 'Other',
  noTrait: 'None',
  trait: '{type}: {value}',
  percentTrait: '{value}%',
})
