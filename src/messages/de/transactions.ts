// How a transaction stands, in its dialog and in the tray of transactions.
import type { Translation } from '../message.ts'
import type { transactionsTexts } from '../en/transactions.ts'

export const texts: Translation<typeof transactionsTexts> = {
  checking: 'Prüfung gegen die Chain.',
  inOtherTab: 'Läuft in einem anderen Tab. Schließe es dort ab.',
  confirm: 'In der Wallet bestätigen: {step}.',
  confirmInOtherTab: 'Ein anderer Tab hat deine Wallet darum gebeten. Schließe es dort ab.',
  declined: 'In der Wallet abgelehnt. Es wurde nichts gesendet.',
  declinedLater: 'In der Wallet abgelehnt. Die früheren Schritte gelten; weiter wurde nichts gesendet.',
  declinedAfter: 'In der Wallet abgelehnt. {done} Weiter wurde nichts gesendet.',
  sent: 'Gesendet. Warten auf Bestätigung durch das Netzwerk.',
  sentStuck:
    'Gesendet, dauert aber länger als üblich. Du kannst die Transaktion in deiner Wallet beschleunigen oder abbrechen oder diese Seite schließen.',
  spedUp: 'Aus deiner Wallet erneut gesendet. Warten auf Bestätigung durch das Netzwerk.',
  spedUpStuck: 'Aus deiner Wallet erneut gesendet, dauert aber länger als üblich.',
  undone:
    'Eine Reorganisation der Chain hat dies rückgängig gemacht. Warten auf erneute Bestätigung durch das Netzwerk.',
  canceled: 'Du hast dies in deiner Wallet abgebrochen, es hatte also keine Wirkung.',
  replaced: 'Eine andere Transaktion aus deiner Wallet hat diese ersetzt, sie hatte also keine Wirkung.',
  untraceable:
    'Eine andere Transaktion aus deiner Wallet hat diese ersetzt oder ist diese. Prüfe deine Wallet, bevor du es erneut versuchst.',
  dropped:
    'Das Netzwerk hat diese Transaktion seit einer Weile nicht gesehen. Hast du sie in deiner Wallet geändert, aktualisiert sich ihr Status hier. Sonst kannst du es erneut versuchen.',
  mined: 'On-chain bestätigt. Warten, bis der Datendienst aufholt.',
  stalled: 'On-chain bestätigt. Der Datendienst holt auf; diese Seite aktualisiert sich.',
  stateUnread:
    'Die Transaktion wurde bestätigt, aber der Vertrag hat nicht gesagt, ob sie gewirkt hat. Prüfe es, bevor du dich darauf verlässt.',
  reverted: 'Das Netzwerk hat diese Transaktion abgelehnt.',
  revertedSilently:
    'Das Netzwerk hat diese Transaktion ohne Grund abgelehnt. Nichts hat den Besitzer gewechselt.',
  answerUnknown:
    'Die Seite wurde geschlossen, während deine Wallet fragte, daher ist deine Antwort hier nicht bekannt. Hast du bestätigt, aktualisiert sich der Status hier. Sonst beginne neu.',
  notAsked:
    'Die Seite wurde geschlossen, bevor deine Wallet erneut gefragt wurde. Beginne neu, um fortzufahren.',
  walletBusy: 'Ein anderer Tab nutzt gerade deine Wallet. Schließe es zuerst dort ab.',
  feeTooLow:
    'Deine Wallet hat eine niedrigere Gebühr geboten, als das Netzwerk verlangt. Versuche es erneut mit der Gebühr, die deine Wallet vorschlägt.',
  earlierDone:
    'Dein früherer Versuch war erfolgreich, daher wurde nichts weiter gesendet. Prüfe die Seite, bevor du neu beginnst.',
  earlierPending:
    'Eine deiner Transaktionen steht aus und könnte dein früherer Versuch sein, daher wurde nichts weiter gesendet. Versuche es erneut, sobald sie bestätigt ist, oder brich sie in deiner Wallet ab.',
  earlierUntraceable:
    'Eine andere Transaktion hat deinen früheren Versuch ersetzt oder ist dieser Versuch, daher wurde nichts weiter gesendet. Prüfe deine Wallet, bevor du neu beginnst.',
  interrupted:
    'Der erste Schritt war erfolgreich, der letzte wurde aber nicht gestartet. Beginne neu, um ihn abzuschließen.',
  untraced:
    'Deine Wallet wurde darum gebeten, aber das Netzwerk hat keine Spur davon. Prüfe deine Wallet, bevor du es erneut versuchst.',
  walletChanged: 'Deine Wallet hat Konto oder Netzwerk gewechselt, daher wurde nichts signiert.',
  readingReceipt: 'On-chain bestätigt. Die erhaltene Menge wird gelesen.',
  receiptUnreadable:
    'Dein Kauf war erfolgreich, aber sein Beleg konnte nicht gelesen werden. Wie viele der {count} du erhalten hast, ist hier daher nicht bekannt. Prüfe deine Items.',
  received:
    '{missing, plural, one {{received} von {count} erhalten. Das andere wurde vorher verkauft.} other {{received} von {count} erhalten. Die anderen wurden vorher verkauft.}}',
  paidForReceived: 'Du hast nur bezahlt, was du erhalten hast.',
  paidPrice: 'Du hast nur bezahlt, was du erhalten hast: {price}.',
  approve: 'Freigeben',
  send: 'Senden',
  stepConfirm: 'Bestätigen',
  stepIndex: 'Website aktualisieren',
  stepWaiting: '{step}<quiet>, nicht begonnen</quiet>',
  stepActive: '{step}<quiet>, läuft</quiet>',
  stepDone: '{step}<quiet>, erledigt</quiet>',
  stepFailed: '{step}<quiet>, hier gestoppt</quiet>',
  seeTransaction: 'Transaktion ansehen',
  yours: 'Deine Transaktionen',
  dismiss: 'Ausblenden',
  startAgain: 'Neu beginnen',
}
