// The rules that flag sales, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagRules } from '../en/saleFlagRules.ts'

export const texts: Translation<typeof saleFlagRules> = {
  SAME_ACCOUNT: '同一账户',
  FUNDED_BY_SELLER: '卖家出资',
  CAME_BACK: '往返交易',
  MIRRORED: '镜像交易',
}
