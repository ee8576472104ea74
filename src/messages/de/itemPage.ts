// The page of one item. Metadata states are named by their code.
import type { Translation } from '../message.ts'
import type { itemPageTexts } from '../en/itemPage.ts'

export const texts: Translation<typeof itemPageTexts> = {
  title: 'Item',
  loading: 'Item wird geladen',
  loadFailed: 'Item konnte nicht geladen werden',
  notFound: 'Item nicht gefunden',
  notFoundHint:
    'Der Datendienst kennt keine Token-ID {tokenId} in {collection}. Vielleicht wurde sie noch nicht gemintet.',
  notFoundHintUnnamed:
    'Der Datendienst kennt keine Token-ID {tokenId} in dieser Kollektion. Vielleicht wurde sie noch nicht gemintet.',
  collectionItems: 'Items der Kollektion ansehen',
  badTokenId: 'Das ist keine Token-ID',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
  details: 'Details',
  contract: 'Vertrag',
  explorer: 'Explorer',
  tokenId: 'Token-ID',
  copyTokenId: 'Token-ID kopieren',
  standard: 'Standard',
  supply: 'Gesamtmenge',
  atLeast: 'mindestens {count}',
  decimals: 'Nachkommastellen',
  decimalsNote:
    '{decimals} laut den Metadaten des Items, die der Ersteller ändern kann. Der Vertrag zählt {units}.',
  metadata: 'Metadaten',
  metadataUnreadable: 'Konnten nicht gelesen werden',
  noMetadata: 'Keine bekannt',
  onChain: 'On-chain, als {type}',
  copyMetadata: 'Adresse der Metadaten kopieren',
  picture: 'Bild',
  royalty: 'Creator-Royalty',
  minted: 'Gemintet',
  mintedAt: '{time}, Block {block}',
  mintedBefore: 'Vor Beginn der Erfassung',
  unreadTraits: 'Nicht gelesen',
  unreadTraitsHint: 'Diese Teile der Metadaten haben keine Form, die diese Website liest.',
  inMetadata: 'In den Metadaten gespeichert',
  notLoaded: 'Nicht geladen',
  behindArtwork: 'Nicht geladen: An seiner Stelle steht das Kunstwerk selbst',
  checked: 'Mit CID abgeglichen',
  checkedHint: 'Geliefert von {host}. Die Bytes stimmen mit der CID überein, die der Token nennt.',
  unchecked: 'Wie von {host} geliefert',
  uncheckedHost:
    'Die Adresse verweist auf einen Host oder eine verkleinerte Kopie, nicht auf den Inhalt. Der Host kann das Bild also jederzeit ändern.',
  uncheckedBlocks:
    'Das Gateway hat die Blöcke nicht geliefert, die für den Abgleich des Bildes mit seiner CID nötig sind.',
  addressUnreadable:
    'Die Metadaten konnten nicht gelesen werden: Der Vertrag hat ihre Adresse nicht geliefert. Der Datendienst versucht es erneut, wenn der Vertrag eine Änderung meldet.',
  noAddress:
    'Der Datendienst hat keine Metadaten für dieses Item: Der Vertrag nennt keine, oder der Datendienst hat sie noch nicht gelesen.',
  metadataPending:
    'Der Datendienst hat die Metadaten dieses Items noch nicht gelesen. Danach erscheint es hier.',
  hostReading: 'Metadaten werden von {host} gelesen …',
  hostServes: 'Die Metadaten kommen von {host} und können dort jederzeit geändert werden.',
  hostNotRead:
    'Diese Website liest keine Metadaten von {host}. Daher hat das Item hier weder Bild noch Namen oder Traits.',
  hostTooLarge: 'Die Metadaten von {host} sind größer als 1 MB und werden nicht angezeigt.',
  hostInvalid: 'Die Metadaten von {host} sind kein gültiges Dokument und werden nicht angezeigt.',
  hostUnreadable:
    '{host} erlaubt anderen Websites nicht, seine Metadaten zu lesen. Daher hat das Item hier weder Bild noch Namen oder Traits.',
  hostUnreachable:
    'Die Metadaten konnten nicht von {host} gelesen werden. Öffne das Item noch einmal, um es erneut zu versuchen.',
  addressUnsupported:
    'Der Vertrag nennt eine Metadatenadresse, die hier nicht gelesen wird. Daher hat das Item weder Bild noch Namen oder Traits.',
  INVALID:
    'Der Datendienst konnte die Metadaten dieses Items nicht verstehen, daher fehlen möglicherweise Bild und Traits.',
  OVERSIZED:
    'Die Metadaten dieses Items sind größer, als der Datendienst liest, daher wird es nicht angezeigt.',
  price: 'Preis',
  unitPrice: 'Stückpreis',
  lotPrice: 'Preis für alle {count}, zusammen verkauft',
  declines: 'Fällt von {start} auf {end} über {duration}',
  rises: 'Steigt von {start} auf {end} über {duration}',
  yourListing: 'Dein Listing',
  listedBy: 'Gelistet von {seller}',
  expires: '{ends, select, never {Läuft nie ab} other {Ablauf: {time}}}',
  forSaleFrom: 'Zum Verkauf ab {date}, {time}',
  reservedForYou: 'Privatverkauf, nur für dich',
  reservedForYouFrom: 'Privatverkauf, nur für dich, ab {date}, {time}',
  reservedFor: 'Privatverkauf, nur für {account}',
  reservedForFrom: 'Privatverkauf, nur für {account}, ab {date}, {time}',
  listed: 'Für {price} gelistet. {reason}',
  listedInactive: 'Für {price} gelistet, aber derzeit nicht kaufbar. {reason}',
  listedFrom: 'Für {price} gelistet. Verkaufsbeginn: {time}',
  listedForYou: 'Für {price} gelistet, nur für dich.',
  listedForAccount: 'Für {price} gelistet, nur für {account}.',
  inactive: 'Der Datendienst führt es als inaktiv.',
  inBundle: 'Im Bundle: {price} für {count, plural, one {# Item} other {# Items}}',
  alsoInBundle: 'Auch im Bundle: {price} für {count, plural, one {# Item} other {# Items}}',
  seeBundles: '{count, plural, one {Bundle ansehen} other {Alle # Bundles ansehen}}',
  mayBeForSale:
    'Nicht alle Listings mit fallendem Preis wurden gelesen, das Item könnte also zum Verkauf stehen.',
  notForSale: 'Nicht zum Verkauf',
  noListing: 'Kein Listing gefunden',
  burnedNotForSale: 'Verbrannt, daher nicht verkäuflich',
  lastSaleFailed: 'Letzter Verkauf konnte nicht geladen werden',
  noSales: 'Noch keine Verkäufe',
  lastSold: 'Zuletzt für {price} verkauft',
  burned: 'Verbrannt: kein Besitzer',
  ownerUnknown: 'Besitzer unbekannt',
  ownedBy: 'Besitzer: {owner}',
  you: 'du',
  youOwn: 'Du besitzt {held}',
  youOwnAtLeast: 'Du besitzt mindestens {held}',
  heldFor: 'Besitzdauer: {duration}',
  edition:
    '{holders, plural, one {Edition von {supply}, gehalten von # Konto} other {Edition von {supply}, gehalten von # Konten}}',
  editionAtLeast:
    '{holders, plural, one {Edition von mindestens {supply}, gehalten von mindestens # Konto} other {Edition von mindestens {supply}, gehalten von mindestens # Konten}}',
  editionNoHolders: 'Edition vor Beginn der Erfassung gemintet, noch keine bekannten Inhaber',
  contractOwner:
    'Laut Vertrag ist der Besitzer {contract}. Der Datendienst, der den Ereignissen des Vertrags folgt, zeigt {index}. Verglichen bei Block {block}.',
  contractNoOwner:
    'Laut Vertrag hat dieses Item keinen Besitzer. Der Datendienst, der den Ereignissen des Vertrags folgt, zeigt {index}. Verglichen bei Block {block}.',
  royaltyShare: '{share} an {recipient}',
  royaltyShareAbout: 'etwa {share} an {recipient}',
  royaltyCapped: 'Ein Verkauf hier zahlt höchstens {share}',
  royaltyVaries: 'Hängt vom Preis ab. Wird vor dem Signieren angezeigt.',
  royaltyNone: 'Keine: Der Vertrag legt keine Royalty fest',
  royaltySUPPORTED:
    'Unbekannt: Die Royalty-Abfrage des Vertrags schlägt fehl (ERC-2981). Ein Verkauf hier zahlt keine.',
  royaltyUNSUPPORTED: 'Keine: Der Vertrag unterstützt keine Royalties (ERC-2981)',
  royaltyUNKNOWN: 'Keine: Der Vertrag beantwortet die Royalty-Abfrage nicht (ERC-2981)',
  royaltyFailed: 'Konnte nicht gelesen werden. Der Netzwerkzugang antwortet nicht.',
  royaltyNow: '(jetzt)',
  royaltyNowHint: 'Aktueller Stand: Der Netzwerkzugang bewahrt keinen Stand dieses Blocks auf',
  retry: 'Erneut versuchen',
  traits: 'Traits',
  rarity:
    'Seltenheitsrang {rank} von {total}{others, plural, =0 {} one {, geteilt mit # weiteren} other {, geteilt mit # weiteren}}',
  rarityHint:
    'Für jeden Trait wird sein Anteil an den Items mit Traits genommen („Keiner“ eingeschlossen), und die Anteile werden multipliziert. Das kleinste Produkt hat den ersten Rang. Items mit gleichen Anteilen teilen sich einen Rang.',
  traitCount: '{count} von {total, plural, one {# Item} other {# Items}}',
  traitFloor: 'ab {price}',
  shareBelow: `'<'{share}`,
  shareAbove: `'>'{share}`,
  thenAndNow: 'Damals und heute',
  compareFailed: 'Damals und heute konnten nicht verglichen werden',
  compared: 'Verglichen',
  now: 'Jetzt',
  owner: 'Besitzer',
  listingPrice: 'Listing-Preis, in {currency}',
  lastSale: 'Letzter Verkauf',
  collectionFloor: 'Floor der Kollektion, in {currency}',
  notMinted: 'Noch nicht gemintet',
  unknown: 'Unbekannt',
  wasBurned: 'Verbrannt',
  holderCount: '{count, plural, one {# Inhaber} other {# Inhaber}}',
  none: 'Keiner',
  onThisPage: 'Auf dieser Seite',
  provenance: 'Provenienz',
  recordFailed: 'Transfers und Bundles des Items konnten nicht geladen werden',
  holders: 'Inhaber',
  holdersTable: 'Inhaber, größte zuerst',
  holder: 'Inhaber',
  quantity: 'Menge',
  share: 'Anteil',
  shareOfKnown: 'Anteil an der bekannten Menge',
  since: 'Seit',
  noKnownHolders: 'Noch keine bekannten Inhaber.',
  allBurned: 'Alle wurden verbrannt: keine Besitzer.',
  holdersIncomplete:
    'Ein Teil dieser Edition wurde vor Beginn der Erfassung gemintet, daher können Menge und Anzahl der Inhaber größer sein.',
  largestHolders: 'Die {shown} größten von {total, plural, one {# Inhaber} other {# Inhabern}}.',
  exportedHolders: 'Inhaber',
  listings: 'Listings',
  liveListings: 'Aktive Listings',
  mostListings:
    'Höchstens {most} feste und {most} fallende Preise pro Währung werden angezeigt; die native Währung und ihr Wrapped-Token zählen als eine. Exportiere die Listings, um alle zu sehen.',
  history: 'Verlauf',
  historyOf: 'Verlauf von {item}',
  noHistory: 'Noch keine Ereignisse.',
  exportedHistory: 'Verlauf',
  contractMetadata: {
    refresh: 'Metadaten aktualisieren',
    reading: 'Die Metadaten werden aus dem Vertrag gelesen …',
    same: 'Die Metadaten sind aktuell.',
    changed:
      'Der Vertrag hat neuere Metadaten, die diese Seite gerade gelesen hat. Der Datendienst hat noch die älteren: Alle sehen die neuen, sobald der Vertrag sie ankündigt oder das Item den Besitzer wechselt.',
    first:
      'Diese Seite hat die Metadaten gerade aus dem Vertrag gelesen. Der Datendienst hat sie noch nicht gelesen.',
    hostChanged:
      'Diese Seite hat die Metadaten gerade noch einmal von {host} gelesen. Sie haben sich geändert.',
    refreshed: 'Für dich auf dieser Seite aktualisiert.',
    olderUnlisted:
      'Der Vertrag verweist jetzt auf {host}. Von dort liest diese Website keine Metadaten. Was du siehst, ist älter.',
    olderUnsupported:
      'Der Vertrag verweist jetzt auf eine Adresse in einem Format, das diese Website nicht unterstützt. Was du siehst, ist älter.',
    olderInvalid:
      'Der Vertrag hat neuere Metadaten, aber sie sind kein gültiges Dokument. Was du siehst, ist älter.',
    olderTooLarge:
      'Der Vertrag hat neuere Metadaten, aber sie sind größer als 1 MB. Was du siehst, ist älter.',
    olderUnreachable:
      'Der Vertrag hat neuere Metadaten, die nicht gelesen werden konnten. Was du siehst, ist älter. Aktualisiere die Metadaten, um es erneut zu versuchen.',
    noAddress: 'Der Vertrag hat keine Metadatenadresse zurückgegeben. Es hat sich nichts geändert.',
    tooLarge:
      'Der Vertrag hat mehr als 1 MB zurückgegeben. So viel liest diese Website nicht. Es hat sich nichts geändert.',
    outOfGas:
      'Der Vertrag konnte nicht gelesen werden: Seine Antwort braucht mehr Gas, als die Netzwerkverbindung erlaubt. Es hat sich nichts geändert.',
    nodeFailed: 'Der Vertrag konnte nicht gelesen werden. Prüfe deine Verbindung und versuche es erneut.',
    hostFailed: 'Die Metadaten konnten nicht gelesen werden. Versuche es gleich noch einmal.',
  },
}
