// The rules that flag sales, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagRules } from '../en/saleFlagRules.ts'

export const texts: Translation<typeof saleFlagRules> = {
  SAME_ACCOUNT: '同一アカウント',
  FUNDED_BY_SELLER: '売り手による資金提供',
  CAME_BACK: '往復取引',
  MIRRORED: '相互取引',
}
