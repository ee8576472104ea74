// The dialogs in which a buyer confirms a purchase, of one listing or of several, and what came of it.
import type { Translation } from '../message.ts'
import type { purchase } from '../en/purchase.ts'

export const texts: Translation<typeof purchase> = {
  title: 'Kaufen',
  doneTitle: 'Gekauft',
  confirm: 'Bestätigen und kaufen',
  buyFor: 'Für {price} kaufen',
  buyCountFor: '{count, plural, one {# Item} other {# Items}} für {price} kaufen',
  listingFailed: 'Das Listing konnte nicht gegen die Chain geprüft werden. Versuche es gleich erneut.',
  listingsFailed: 'Die Listings konnten nicht gegen die Chain geprüft werden. Versuche es gleich erneut.',
  checkingListing: 'Listing wird gegen die Chain geprüft',
  checkingListings: 'Listings werden gegen die Chain geprüft',
  checkingItems:
    '{count, plural, one {# Item wird gegen die Chain geprüft} other {# Items werden gegen die Chain geprüft}}',
  available: '{count} verfügbar, je {price}',
  availableInSteps: '{count} verfügbar, je {price}, in Vielfachen von {step}',
  lot: 'Alle {count} werden zusammen verkauft, nicht einzeln.',
  priceChanged: 'Der Preis beträgt jetzt {to} statt {from}.',
  quantityChanged: '{count, plural, one {Nur noch # übrig.} other {Nur noch # übrig.}}',
  changesTooFast: 'Dieses Listing ändert sich zu schnell, um gelesen zu werden. Versuche es gleich erneut.',
  lost: 'Der Datendienst hat dieses Listing nicht mehr.',
  leftOut: 'Ausgelassen: {reason}',
  someLeftOut:
    '{count, plural, one {# von {total} Listings ist nicht kaufbar und wird ausgelassen. Du zahlst nichts dafür.} other {# von {total} Listings sind nicht kaufbar und werden ausgelassen. Du zahlst nichts dafür.}}',
  seller: 'Verkäufer',
  royalty: 'Royalty',
  youPay: 'Du zahlst',
  youPaid: 'Du hast bezahlt',
  paidIn: 'Bezahlt mit {coin} und {token}',
  arrives: 'Geliefert an',
  items: '{count, plural, one {# Item} other {# Items}}',
  allItems: 'alle {count} Items',
  checked:
    '{count, plural, one {Alle Prüfungen gegen die Chain bestanden} other {Alle Prüfungen gegen die Chain für alle # bestanden}}<at>Block {block}</at>',
  payments: '{sellers, plural, one {Zahlungen an # Verkäufer} other {Zahlungen an # Verkäufer}}',
  paymentsAndFees:
    '{sellers, plural, one {Zahlungen an # Verkäufer, {others} für Royalties und Gebühren} other {Zahlungen an # Verkäufer, {others} für Royalties und Gebühren}}',
  readingReceipt: 'Beleg wird gelesen',
  receiptFailed: 'Der Beleg konnte nicht gelesen werden.',
  stillInCart: 'Nicht gekaufte Listings liegen noch im Warenkorb.',
  allBought: '{count, plural, =2 {Beide gekauft.} other {Alle # gekauft.}}',
  someBought: '{bought} von {count} gekauft.',
  received:
    '{missing, plural, one {{received} von {quantity} {item} erhalten. Für das fehlende hast du nichts bezahlt.} other {{received} von {quantity} {item} erhalten. Für die fehlenden hast du nichts bezahlt.}}',
  missed:
    '{reason, select, bought {{item}: Jemand anderes war schneller. Du hast nichts dafür bezahlt.} canceled {{item}: Vorher vom Verkäufer storniert. Du hast nichts dafür bezahlt.} expired {{item}: Das Listing ist vorher abgelaufen. Du hast nichts dafür bezahlt.} other {{item} konnte nicht gekauft werden. Du hast nichts dafür bezahlt.}}',
  reactivates:
    '{count, plural, one {Nach dem Kauf kann ein älteres Listing von dir wieder aktiv werden:} other {Nach dem Kauf können # ältere Listings von dir wieder aktiv werden:}}',
  reactivatesMore: 'Nach dem Kauf können mehr als {count} ältere Listings von dir wieder aktiv werden:',
  cancelFirst:
    '{count, plural, one {Zuerst dein älteres Listing stornieren, in einer eigenen Transaktion} other {Zuerst deine # älteren Listings stornieren, alle in einer eigenen Transaktion}}',
  cancelTheseFirst: 'Zuerst {count} deiner älteren Listings stornieren, in einer eigenen Transaktion',
}
