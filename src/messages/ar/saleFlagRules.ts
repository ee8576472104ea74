// The rules that flag sales, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagRules } from '../en/saleFlagRules.ts'

export const texts: Translation<typeof saleFlagRules> = {
  SAME_ACCOUNT: 'الحساب نفسه',
  FUNDED_BY_SELLER: 'بتمويل من البائع',
  CAME_BACK: 'ذهاب وإياب',
  MIRRORED: 'صفقة متبادلة',
}
