// What trade dialogs share.
import type { Translation } from '../message.ts'
import type { tradeParts } from '../en/tradeParts.ts'

export const texts: Translation<typeof tradeParts> = {
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
}
