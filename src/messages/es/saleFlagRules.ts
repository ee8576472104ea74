// The rules that flag sales, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagRules } from '../en/saleFlagRules.ts'

export const texts: Translation<typeof saleFlagRules> = {
  SAME_ACCOUNT: 'Misma cuenta',
  FUNDED_BY_SELLER: 'Financiada por el vendedor',
  CAME_BACK: 'Ida y vuelta',
  MIRRORED: 'Operación espejo',
}
