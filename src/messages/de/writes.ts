// What transactions do, also shown in the tray of transactions after a reload.
import type { Translation } from '../message.ts'
import type { writes } from '../en/writes.ts'

export const texts: Translation<typeof writes> = {
  buyItem: '{item} kaufen',
  buyItems: '{count, plural, one {# Item kaufen} other {# Items kaufen}}',
  yours: '{count, plural, one {{item} gehört dir.} other {# von {item} gehören dir.}}',
  bundleYours: '{items} gehören dir.',
  itemsBought: 'Dein Kauf von {count} Items war erfolgreich.',
  cancelAll: 'Alle Listings und Angebote stornieren',
  canceledAll: 'Alle deine Listings und Angebote sind storniert.',
  cancelListing: 'Listing für {item} stornieren',
  canceledListing: 'Das Listing für {item} ist storniert.',
  cancelListings: '{count, plural, one {# Listing stornieren} other {# Listings stornieren}}',
  canceledListings:
    '{count, plural, one {Dein Listing ist storniert.} other {Deine Listings sind storniert.}}',
  cancelOffers: '{count, plural, one {Dein Angebot stornieren} other {# Angebote stornieren}}',
  canceledOffers: '{count, plural, one {Dein Angebot ist storniert.} other {Deine Angebote sind storniert.}}',
  makeOffer:
    '{aim, select, token {{quantity, plural, one {Angebot für {item}} other {Angebot für # von {item}}}} collection {{quantity, plural, one {Angebot für ein beliebiges Item von {collection}} other {Angebot für # beliebige Items von {collection}}}} other {{quantity, plural, one {Angebot für ein beliebiges Item von {collection} mit {trait}} other {Angebot für # beliebige Items von {collection} mit {trait}}}}}',
  madeOffer:
    '{aim, select, token {{quantity, plural, one {Dein Angebot für {item} ist offen.} other {Dein Angebot für # von {item} ist offen.}}} collection {{quantity, plural, one {Dein Angebot für ein beliebiges Item von {collection} ist offen.} other {Dein Angebot für # beliebige Items von {collection} ist offen.}}} other {{quantity, plural, one {Dein Angebot für ein beliebiges Item von {collection} mit {trait} ist offen.} other {Dein Angebot für # beliebige Items von {collection} mit {trait} ist offen.}}}}',
  acceptOffer: 'Angebot für {item} annehmen',
  acceptedOffer: '{item} ist verkauft.',
  coverOffers: 'Deine Angebote in {currency} decken',
  coveredOffers: 'Deine Angebote sind gedeckt und können wieder angenommen werden.',
  revoke: 'Freigabe für {subject} widerrufen',
  revoked: 'Die Freigabe für {subject} ist widerrufen.',
  approve: 'Verkauf von {item} freigeben',
  approved: 'Die Freigabe ist erteilt. Listings, denen sie fehlte, stehen wieder zum Verkauf.',
  listItem: '{item} listen',
  listed: '{item} steht zum Verkauf.',
  listedFrom: 'Verkaufsbeginn für {item}: {time}.',
  listedFor: '{item} steht nur für {buyer} zum Verkauf.',
  listedForFrom: 'Verkaufsbeginn für {item}, nur für {buyer}: {time}.',
  listItems: '{count, plural, one {# Item listen} other {# Items listen}}',
  listedItems: '{count, plural, one {# Item steht zum Verkauf.} other {# Items stehen zum Verkauf.}}',
  listTogether: '{count, plural, one {# Item als Bundle listen} other {# Items als Bundle listen}}',
  listedTogether:
    '{count, plural, one {# Item steht als Bundle zum Verkauf.} other {# Items stehen als Bundle zum Verkauf.}}',
  changePrice: 'Preis von {item} ändern',
  changedPrice: '{item} ist zum neuen Preis gelistet.',
  wrap: '{amount} wrappen',
  unwrap: '{amount} unwrappen',
  wrapped: 'Aus {amount} wurde {currency}.',
  changeOffer: 'Dein Angebot ändern',
}
