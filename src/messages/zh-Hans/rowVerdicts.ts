// What a check found of one row of history.
import type { Translation } from '../message.ts'
import type { rowVerdicts } from '../en/rowVerdicts.ts'

export const texts: Translation<typeof rowVerdicts> = {
  verified: '已在链上验证',
  matched: '与其回执一致，但无法证明该回执属于其区块',
  contradicted: '与链上数据矛盾：{contradictions}',
  replaced: '其区块已被替换，索引器尚未跟上',
  unread: '未核对',
  shownDifferently: '与核对的内容不同：此页面显示的该行有差异',
}
