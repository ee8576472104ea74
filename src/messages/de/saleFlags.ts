// Marks of sales that may not be real trades, and why each was flagged.
import type { Translation } from '../message.ts'
import type { saleFlags } from '../en/saleFlags.ts'

export const texts: Translation<typeof saleFlags> = {
  sale: 'Markierter Verkauf',
  sales: 'Markierte Verkäufe',
  sameAccount: 'Von einem Konto an sich selbst verkauft.',
  fundedBySeller: 'Der Verkäufer hat den Kauf bezahlt oder dem Käufer in derselben Transaktion Geld gegeben.',
  soldBack:
    'Das Item wurde{others, plural, =0 {} one { über # weiteres Konto} other { über # weitere Konten}} innerhalb {days, plural, one {eines Tages} other {von # Tagen}} an {seller} zurückverkauft.',
  givenBack:
    'Das Item wurde{others, plural, =0 {} one { über # weiteres Konto} other { über # weitere Konten}} innerhalb {days, plural, one {eines Tages} other {von # Tagen}} an {seller} zurückgegeben.',
  itsSeller: 'den Verkäufer',
  mirrored:
    'Verkäufer und Käufer haben innerhalb {days, plural, one {eines Tages} other {von # Tagen}} auch ein anderes Item in Gegenrichtung gehandelt, zu fast demselben Preis und ohne Gebühren.',
  note: '{rule}. {reason} Eine Markierung ist kein Beweis.',
}
