// Items as cards and rows.
import type { Translation } from '../message.ts'
import type { tokens } from '../en/tokens.ts'

export const texts: Translation<typeof tokens> = {
  lastSale: '直近 {price}',
  notForSale: '販売されていません',
  inBundle: 'バンドルで販売中',
  edition: '全{supply}点',
  editionAtLeast: '{supply}点以上',
}
