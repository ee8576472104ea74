// What couldn’t be read for a trade.
import type { Translation } from '../message.ts'
import type { tradeErrors } from '../en/tradeErrors.ts'

export const texts: Translation<typeof tradeErrors> = {
  codeMissing:
    'Ein Teil dieser Website konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
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
}
