// What a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletErrors } from '../en/walletErrors.ts'

export const texts: Translation<typeof walletErrors> = {
  notFound: 'Diese Wallet ist nicht mehr im Browser.',
  requestPending: 'Deine Wallet hat bereits eine offene Anfrage. Beantworte sie zuerst.',
  maybeSent:
    'Deine Wallet hat beim Senden einen Fehler gemeldet. Prüfe deine Wallet, bevor du es erneut versuchst.',
  networkChanged: 'Deine Wallet hat das Netzwerk gewechselt, daher wurde nichts signiert.',
  accountChanged: 'Deine Wallet hat das Konto gewechselt, daher wurde nichts signiert.',
  connectFailed: 'Die Wallet konnte keine Verbindung herstellen.',
  sendFailed: 'Die Wallet konnte diese Transaktion nicht senden.',
  switchAccountFailed: 'Die Wallet konnte das Konto nicht wechseln.',
  switchAccountInWallet:
    'Die Wallet kann das Konto nicht von hier aus wechseln. Wechsle es in der Wallet selbst.',
  switchNetworkFailed: 'Die Wallet konnte nicht zu {network} wechseln.',
}
