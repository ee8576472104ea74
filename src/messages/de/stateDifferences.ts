// What the chain says after a transaction that was mined and didn’t do what it is for.
import type { Translation } from '../message.ts'
import type { stateDifferences } from '../en/stateDifferences.ts'

export const texts: Translation<typeof stateDifferences> = {
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
  notYours: 'Die Transaktion wurde bestätigt, aber der Vertrag nennt dich nicht als Besitzer von #{tokenId}.',
  notBuyers:
    'Die Transaktion wurde bestätigt, aber der Vertrag nennt den Käufer nicht als Besitzer von #{tokenId}.',
}
