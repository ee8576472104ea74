// The cart.
import type { Translation } from '../message.ts'
import type { cart } from '../en/cart.ts'

export const texts: Translation<typeof cart> = {
  title: 'Warenkorb',
  empty: 'Dein Warenkorb ist leer',
  emptyHint:
    'Füge Listings aus einer Kollektion oder von einem Item hinzu. Sie werden zusammen gekauft, mit so wenigen Transaktionen wie möglich.',
  clear: 'Warenkorb leeren',
  cleared: 'Warenkorb geleert.',
  removed: '{item} entfernt.',
  undo: 'Rückgängig',
  remove: '{item} entfernen',
  inCurrency: 'Listings in {currency}',
  count: '{count, plural, one {# Listing} other {# Listings}}',
  tooMany:
    'Eine Transaktion kann bis zu {most} Listings kaufen. Kaufe zuerst die ersten {most} und danach die übrigen.',
  buyFor: '{count, plural, one {# Item} other {# Items}} für {price} kaufen',
  noneAvailable: 'Nichts davon ist gerade kaufbar.',
  missed:
    '{reason, select, bought {Jemand anderes war schneller. Du hast nichts dafür bezahlt.} canceled {Vorher vom Verkäufer storniert. Du hast nichts dafür bezahlt.} expired {Vorher abgelaufen. Du hast nichts dafür bezahlt.} other {Konnte nicht gekauft werden. Du hast nichts dafür bezahlt.}}',
  declining: 'Fallender Preis: ungefähr so viel kostet es jetzt.',
  quantityOf: 'Menge von {item}',
  quantity: 'Menge',
}
