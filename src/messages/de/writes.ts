// What transactions do: titles, steps, differences to what was shown, and what comes after them.
import type { Translation } from '../message.ts'
import type { writesTexts } from '../en/writes.ts'

export const texts: Translation<typeof writesTexts> = {
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
  steps: {
    buy: '{count, plural, one {Item kaufen} other {Items kaufen}}',
    acceptOffer: 'Angebot annehmen',
    publishOffer: 'Angebot veröffentlichen',
    publishListings: '{count, plural, one {Listing veröffentlichen} other {# Listings veröffentlichen}}',
    cancelListings: '{count, plural, one {Listing stornieren} other {# Listings stornieren}}',
    cancelOffers: '{count, plural, one {Angebot stornieren} other {# Angebote stornieren}}',
    cancelOrders: '{count, plural, one {# Order stornieren} other {# Orders stornieren}}',
    cancelAll: 'Alle Listings und Angebote stornieren',
    wrap: '{amount} wrappen',
    unwrap: '{amount} unwrappen',
    wrapMissing: 'Fehlenden Betrag wrappen',
    wrapName: 'Wrappen',
    wrapped: 'Der fehlende Betrag ist gewrappt und bleibt in deinem Konto.',
    approvePrice: 'Seaport für den Preis freigeben',
    approveOffer: 'Seaport für den Preis freigeben; gezahlt wird, wenn das Angebot angenommen wird',
    approveOffers: 'Seaport für den Preis freigeben; gezahlt wird, wenn ein Angebot angenommen wird',
    revokeEarlier: 'Zuerst die frühere, kleinere Freigabe widerrufen, wie es diese Währung verlangt',
    allowanceRevoked: 'Die frühere Freigabe ist widerrufen.',
    allowanceApproved: 'Seaport ist für den Betrag freigegeben.',
    approveCollection: 'Seaport freigeben, deine Items dieser Kollektion beim Verkauf zu bewegen',
    collectionApproved: 'Seaport ist freigegeben, deine Items der Kollektion beim Verkauf zu bewegen.',
    approveOperator: '{operator} freigeben, deine Items dieser Kollektion beim Verkauf zu bewegen',
    operatorApproved: 'Die Freigabe für eine der Kollektionen ist erteilt.',
    cancelOld: 'Listing zum alten Preis stornieren',
    cancelOldName: 'Listing stornieren',
    canceledOld: 'Das alte Listing ist storniert, das Item steht jetzt nicht zum Verkauf.',
    cancelOlder: 'Deine älteren Listings stornieren',
    cancelOlderName: 'Listings stornieren',
    canceledOlder: 'Deine älteren Listings sind storniert.',
    revoke: 'Freigabe widerrufen',
    cancelOldOffer: 'Das frühere Angebot stornieren',
    cancelOldOfferName: 'Angebot stornieren',
    canceledOldOffer: 'Das frühere Angebot ist storniert, und du hast jetzt kein Angebot.',
  },
  differences: {
    stillApproved:
      'Die Transaktion wurde bestätigt, aber der Vertrag sagt weiterhin, dass {operator} deine Items bewegen darf. Freigaben, die in diesen Vertrag eingebaut sind, lassen sich hier nicht widerrufen.',
    itemStillApproved:
      'Die Transaktion wurde bestätigt, aber der Vertrag sagt weiterhin, dass {operator} dieses Item bewegen darf. Freigaben, die in diesen Vertrag eingebaut sind, lassen sich hier nicht widerrufen.',
    notApproved:
      'Die Transaktion wurde bestätigt, aber der Vertrag sagt weiterhin, dass {operator} deine Items nicht bewegen darf. Sie können hier nicht verkauft werden.',
    allowanceLeft:
      'Die Transaktion wurde bestätigt, aber der Vertrag lässt {operator} weiterhin diese Währung von deinem Guthaben ausgeben.',
    allowanceShort:
      'Die Transaktion wurde bestätigt, aber der Vertrag lässt {operator} weniger von dieser Währung ausgeben, als nötig ist.',
    notCanceled:
      'Die Transaktion wurde bestätigt, aber laut Seaport ist nicht alles daraus storniert. Einiges kann noch ausgeführt werden.',
    counterUnchanged:
      'Die Transaktion wurde bestätigt, aber Seaport wertet deine Listings und Gebote weiterhin als gültig.',
    notPublished:
      'Die Transaktion wurde bestätigt, aber laut Seaport ist nicht jede Order darin gültig. Einige können nicht ausgeführt werden.',
    balanceOther:
      'Die Transaktion wurde bestätigt, aber dein Guthaben des Wrapped Coins hat sich nicht um diesen Betrag geändert. Prüfe es, bevor du es noch einmal versuchst.',
    notYours:
      'Die Transaktion wurde bestätigt, aber der Vertrag nennt dich nicht als Besitzer von #{tokenId}.',
    notBuyers:
      'Die Transaktion wurde bestätigt, aber der Vertrag nennt den Käufer nicht als Besitzer von #{tokenId}.',
  },
  next: {
    viewItem: 'Item ansehen',
    viewItems: 'Deine Items ansehen',
    viewListings: 'Deine Listings ansehen',
    viewOffers: 'Deine Angebote ansehen',
    viewPortfolio: 'Portfolio ansehen',
    share: '{item} teilen',
    shared: 'Link kopiert',
    shareFailed: 'Der Link konnte nicht kopiert werden',
  },
}
