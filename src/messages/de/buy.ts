// Buying: the dialogs of a purchase, the cart, and the sweep.
import type { Translation } from '../message.ts'
import type { buyTexts } from '../en/buy.ts'

export const texts: Translation<typeof buyTexts> = {
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
  cart: {
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
  },
  sweep: {
    title: 'Günstigste Listings sweepen',
    addToCart: 'In den Warenkorb',
    buy: 'Kaufen',
    buyFor: '{count, plural, one {# Item} other {# Items}} für {price} kaufen',
    count: 'Anzahl der Items',
    slider: 'Anzahl der Items, als Schieberegler',
    countRange: 'Gib eine Zahl von 1 bis {most} ein.',
    maximum: 'Höchstpreis pro Item',
    anyPrice: 'Beliebiger Preis',
    currency: 'Währung',
    loading: 'Die günstigsten Listings werden geladen',
    failed: 'Die günstigsten Listings konnten nicht geladen werden',
    none: 'Keine Listings in {currency}',
    noneHint: 'Wähle eine andere Währung oder komm später wieder.',
    matching:
      '{count, plural, one {# angebotenes Item passt zu deinen Filtern.} other {# angebotene Items passen zu deinen Filtern.}}',
    matchingAtLeast: 'Mindestens {count} angebotene Items passen zu deinen Filtern.',
    noneMatching: 'Keine Listings in {currency} passen zu deinen Filtern',
    noneMatchingHint: 'Entferne einen Filter oder wähle eine andere Währung.',
    noneSoCheap: 'Kein Listing ist so günstig.',
    noneAvailable: 'Nichts davon ist gerade kaufbar.',
    fewer: '{count, plural, one {Nur # Item passt.} other {Nur # Items passen.}}',
    cheapest:
      '{count, plural, one {Das günstigste Item in {currency}, deine eigenen ausgenommen.} other {Die # günstigsten Items in {currency}, deine eigenen ausgenommen.}}',
    cheapestAvailable:
      '{count, plural, one {Das günstigste kaufbare Item in {currency}, deine eigenen ausgenommen.} other {Die # günstigsten kaufbaren Items in {currency}, deine eigenen ausgenommen.}}',
    leftOut: 'Ausgelassen: {reason}',
    include: '{item} einschließen',
    cheapestOthers:
      '{count, plural, one {Das günstigste Item in {currency}, ohne deine eigenen und die, die du weggelassen hast.} other {Die # günstigsten Items in {currency}, ohne deine eigenen und die, die du weggelassen hast.}}',
  },
}
