// Items as cards and rows.
import type { Translation } from '../message.ts'
import type { tokens } from '../en/tokens.ts'

export const texts: Translation<typeof tokens> = {
  lastSale: 'Última {price}',
  notForSale: 'No está en venta',
  inBundle: 'En un lote',
  edition: 'Ed. de {supply}',
  editionAtLeast: 'Ed. de al menos {supply}',
}
