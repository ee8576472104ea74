// The rules that flag sales, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagRules } from '../en/saleFlagRules.ts'

export const texts: Translation<typeof saleFlagRules> = {
  SAME_ACCOUNT: 'Dasselbe Konto',
  FUNDED_BY_SELLER: 'Vom Verkäufer finanziert',
  CAME_BACK: 'Rückkehr',
  MIRRORED: 'Gespiegelter Trade',
}
