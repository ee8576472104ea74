// Items as cards and rows.
import type { Translation } from '../message.ts'
import type { tokens } from '../en/tokens.ts'

export const texts: Translation<typeof tokens> = {
  lastSale: '最近成交 {price}',
  notForSale: '未在售',
  inBundle: '捆绑出售',
  edition: '共{supply}件',
  editionAtLeast: '至少{supply}件',
}
