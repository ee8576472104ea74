// Items as cards and rows.
import type { Translation } from '../message.ts'
import type { tokens } from '../en/tokens.ts'

export const texts: Translation<typeof tokens> = {
  lastSale: 'Zuletzt {price}',
  notForSale: 'Nicht zum Verkauf',
  inBundle: 'In einem Bundle',
  edition: 'Aufl. {supply}',
  editionAtLeast: 'Aufl. mind. {supply}',
}
