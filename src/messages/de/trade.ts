// What the dialogs of trades share, and approvals.
import type { Translation } from '../message.ts'
import type { tradeTexts } from '../en/trade.ts'

export const texts: Translation<typeof tradeTexts> = {
  close: 'Schließen',
  retry: 'Erneut versuchen',
  inBackground: 'Im Hintergrund fortsetzen',
  seeChanges: 'Änderungen ansehen',
  startAgain: 'Neu beginnen',
  checkAgain: 'Erneut prüfen',
  backToForm: 'Zurück zum Formular',
  changedPrice: 'Der Preis hat sich seit der Anzeige geändert.',
  changedQuantity: 'Die Menge hat sich seit der Anzeige geändert.',
  moreToWrap: 'Es müsste mehr gewrappt werden als angezeigt.',
  changedRoyalty: 'Die Creator-Royalty hat sich seit der Anzeige geändert.',
  changedListings:
    '{gone, plural, one {# der {count} Listings ist nicht mehr kaufbar.} other {# der {count} Listings sind nicht mehr kaufbar.}} Es wurde nichts signiert.',
  reviewAgain: 'Sieh es dir noch einmal an und entscheide dann.',
  checking: 'Prüfung gegen die Chain',
  checksPassed:
    '{count, plural, one {# Prüfung gegen die Chain bestanden} other {# Prüfungen gegen die Chain bestanden}}',
  checkFailed: 'Prüfung fehlgeschlagen: {check}',
  block: 'Block {block}',
  passed: 'Bestanden',
  doneBefore: '{done} Sonst wurde nichts gesendet.',
  seller: 'Verkäufer',
  royalty: 'Creator-Royalty',
  fee: 'Marktplatzgebühr',
  otherRecipient: 'Anderer Empfänger',
  networkFee: 'Geschätzte Netzwerkgebühr',
  firstNetworkFee: 'Geschätzte Gebühr der ersten Transaktion',
  unknownFee: 'unbekannt',
  wrapping:
    'Zuerst bittet dich deine Wallet, {amount} zu wrappen, weil dein {token} nicht reicht. Aus 1 {coin} wird 1 {token}.',
  allowance: 'Zuerst bittet dich deine Wallet, Seaport für {price} freizugeben.',
  allowanceWithOffers:
    'Zuerst bittet dich deine Wallet, Seaport für insgesamt {total} freizugeben: {price} für diesen Kauf und den Rest, damit deine offenen Angebote weiterhin angenommen werden können.',
  allowanceNext: 'Dann bittet sie dich, Seaport für {price} freizugeben.',
  allowanceNextWithOffers:
    'Dann bittet sie dich, Seaport für insgesamt {total} freizugeben: {price} für diesen Kauf und den Rest, damit deine offenen Angebote weiterhin angenommen werden können.',
  soldTogether: '{count, plural, one {# Item} other {# Items, zusammen verkauft}}',
  acceptInstead: 'Stattdessen annehmen',
  acceptOfferInstead: 'Stattdessen annehmen: {offer}',
  atFirst: 'Am Anfang: {warning}',
  inTheEnd: 'Am Ende: {warning}',
  farAbove:
    '{mark, select, listing {Das {times}-Fache des günstigsten Listings dieses Items ({price}). Prüfe die Dezimalstellen.} offer {Das {times}-Fache des besten Angebots ({price}). Prüfe die Dezimalstellen.} floor {Das {times}-Fache des Floor-Preises der Kollektion ({price}). Prüfe die Dezimalstellen.} floors {Das {times}-Fache der Floor-Preise zusammen ({price}). Prüfe die Dezimalstellen.} other {Das {times}-Fache des letzten Verkaufspreises ({price}). Prüfe die Dezimalstellen.}}',
  farAboveAtFirst:
    '{mark, select, listing {Beginnt beim {times}-Fachen des günstigsten Listings dieses Items ({price}). Prüfe die Dezimalstellen.} offer {Beginnt beim {times}-Fachen des besten Angebots ({price}). Prüfe die Dezimalstellen.} floor {Beginnt beim {times}-Fachen des Floor-Preises der Kollektion ({price}). Prüfe die Dezimalstellen.} floors {Beginnt beim {times}-Fachen der Floor-Preise zusammen ({price}). Prüfe die Dezimalstellen.} other {Beginnt beim {times}-Fachen des letzten Verkaufspreises ({price}). Prüfe die Dezimalstellen.}}',
  ownOffers:
    '{count, plural, one {Dein Angebot von {price} für dieses Item ist noch offen: Wer das Item von dir kauft, kann es dir zu diesem Preis zurückverkaufen.} other {Deine # Angebote für dieses Item sind noch offen, eines davon mit {price}: Wer das Item von dir kauft, kann es dir zurückverkaufen.}}',
  details: '{count, plural, one {Details} other {Details (#)}}',
  lessDetails: 'Details ausblenden',
  errors: {
    orderMissing: 'Der Datendienst hat dieses Listing nicht mehr. Lade die Seite neu.',
    receiptMissing: 'Der Netzwerkzugang hat noch keinen Beleg für diesen Kauf. Versuche es gleich erneut.',
    alreadyClosed:
      'Laut Netzwerkzugang ist ein zu stornierendes Listing bereits geschlossen, der Datendienst zeigt es aber als offen. Warte einen Moment und versuche es erneut.',
    approvalMissing:
      'Die Genehmigung für Seaport bei dieser Kollektion wurde widerrufen, seit der Dialog sie geprüft hat.',
    soldSince:
      '{left, plural, =0 {Das alte Listing ist ausverkauft.} one {Vom alten Listing ist nur # Item noch nicht verkauft.} other {Vom alten Listing sind nur # Items noch nicht verkauft.}} Prüfe die Menge.',
    traitContradiction: 'Der Datendienst widerspricht sich bei den Items mit diesem Trait.',
    offerAlreadyClosed:
      'Laut der Chain ist das zu stornierende Angebot bereits geschlossen, aber diese Website zeigt es noch als offen. Warte einen Moment und versuche es erneut.',
    acceptedSince:
      '{left, plural, =0 {Das alte Angebot wurde angenommen.} one {Ein Teil des alten Angebots wurde angenommen: Es nimmt nur noch # Item.} other {Ein Teil des alten Angebots wurde angenommen: Es nimmt nur noch # Items.}} Prüfe die Menge.',
  },
  approvals: {
    loadFailed: 'Freigaben konnten nicht gelesen werden',
    loading: 'Freigaben werden von der Chain gelesen',
    none: 'Keine gültigen Freigaben',
    noneHint:
      'Niemand kann Items oder Geld dieses Kontos bewegen. Freigaben, die du beim Listen oder für ein Angebot erteilst, erscheinen hier und können widerrufen werden.',
    noneHintOfAccount: 'Niemand kann Items oder Geld dieses Kontos für den Handel bewegen.',
    intro:
      'Gerade von der Chain gelesen, für die Kollektionen und Währungen dieser Website. Seaport ist der Vertrag, der hier handelt; er bewegt ein Item nur, um eine deiner Orders auszuführen.',
    cut: 'Dieses Konto hat zu viele Freigaben, um alle zu prüfen. Freigaben für Kollektionen, die nicht zu dieser Website gehören, können hier fehlen.',
    exported: 'Freigaben',
    title: 'Gültige Freigaben',
    for: 'Für',
    operator: 'Operator',
    action: 'Aktion',
    tradesHere: 'Handelt hier',
    readFailed: 'Nicht lesbar, gilt vielleicht',
    foreign: 'Von dieser Website nicht genutzt',
    revoke: 'Widerrufen',
    revokeFor: 'Freigabe für {subject} widerrufen',
    openSeaConduit: 'Conduit von OpenSea',
    everyItem: 'alle Items',
    thisItem: 'dieses Item',
    anyAmount: 'beliebiger Betrag',
    upTo: 'bis zu {amount}',
    revokeTitle: 'Freigabe widerrufen',
    revoked: 'Freigabe widerrufen',
    keep: 'Behalten',
    failed: 'Die Freigabe konnte gerade nicht widerrufen werden.',
    stopsForeign: 'Dieser Vertrag kann dann nichts mehr davon bewegen. Dein Konto verlässt dabei nichts.',
    stopsOffers:
      'Deine offenen Angebote in dieser Währung können erst nach einer erneuten Freigabe angenommen werden. Dein Konto verlässt dabei nichts.',
    stopsListings:
      'Deine Listings dieser Items können erst nach einer erneuten Freigabe gekauft werden. Dein Konto verlässt dabei nichts.',
    stopsSomeOffers:
      '{count, plural, one {# deiner offenen Angebote in dieser Währung kann erst nach einer erneuten Freigabe angenommen werden, dann zu denselben Bedingungen, falls es nicht abgelaufen ist.} other {# deiner offenen Angebote in dieser Währung können erst nach einer erneuten Freigabe angenommen werden, dann zu denselben Bedingungen, falls sie nicht abgelaufen sind.}} Dein Konto verlässt dabei nichts.',
    stopsSomeListings:
      '{count, plural, one {# deiner Listings kann erst nach einer erneuten Freigabe gekauft werden, dann zu denselben Bedingungen, falls es nicht abgelaufen ist.} other {# deiner Listings können erst nach einer erneuten Freigabe gekauft werden, dann zu denselben Bedingungen, falls sie nicht abgelaufen sind.}} Dein Konto verlässt dabei nichts.',
    tokenId: 'Token-ID',
    canTake: 'Darf bewegen',
    contract: 'Vertrag',
  },
}
