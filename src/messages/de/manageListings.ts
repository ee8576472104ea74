// The dialogs that cancel one’s own listings, and that give an approval back.
import type { Translation } from '../message.ts'
import type { manageListings } from '../en/manageListings.ts'

export const texts: Translation<typeof manageListings> = {
  cancel: 'Listing stornieren',
  canceled: 'Storniert',
  keep: '{count, plural, one {Behalten} other {Behalten}}',
  cancelFailed:
    '{count, plural, one {Das Listing konnte gerade nicht storniert werden.} other {Die Listings konnten gerade nicht storniert werden.}}',
  cancelLead:
    'Zu diesem Preis kann dann niemand mehr kaufen. Das Item bleibt in deinem Konto. Das Stornieren kostet eine Netzwerkgebühr.',
  cancelBundleLead:
    'Zu diesem Preis kann sie dann niemand mehr zusammen kaufen. Die Items bleiben in deinem Konto. Das Stornieren kostet eine Netzwerkgebühr.',
  cancelMany: '{count, plural, one {# Listing stornieren} other {# Listings stornieren}}',
  cancelManyLead:
    'Zu diesen Preisen kann diese Items dann niemand mehr kaufen. Sie bleiben in deinem Konto. Das ist eine einzige Transaktion und kostet eine Netzwerkgebühr.',
  price: 'Preis',
  unitPrice: 'Stückpreis',
  lotPrice: 'Preis für alle {count}',
  wouldExpire: 'Würde ablaufen',
  yourAccount: 'Dein Konto',
  approveTitle: 'Erneut freigeben',
  approved: 'Freigegeben',
  approve: 'Freigeben',
  notNow: 'Nicht jetzt',
  approveFailed: 'Die Freigabe konnte gerade nicht erteilt werden.',
  approveLead:
    '{count, plural, one {{operator}, ein Vertrag, der hier handelt, kann dann alle deine Items dieser Kollektion bewegen, aber nur, um eine deiner Orders auszuführen.} other {{operator}, ein Vertrag, der hier handelt, kann dann alle deine Items dieser Kollektionen bewegen, aber nur, um eine deiner Orders auszuführen.}}',
  loadingListings: 'Deine Listings werden geladen',
  listingsUnread:
    'Welche Listings das reaktiviert, konnte nicht geladen werden. Prüfe deine Listings, bevor du fortfährst.',
  reactivatesNone: 'Es reaktiviert keines deiner Listings.',
  reactivates: '{count, plural, one {Es reaktiviert dieses Listing:} other {Es reaktiviert diese Listings:}}',
}
