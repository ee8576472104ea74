// The dialog of a trade that no connected wallet can sign.
import type { Translation } from '../message.ts'
import type { tradeDialog } from '../en/tradeDialog.ts'

export const texts: Translation<typeof tradeDialog> = {
  close: 'Schließen',
  connect: 'Wallet verbinden',
  notConnected: 'Deine Wallet ist nicht mit diesem Netzwerk verbunden, daher kann nichts signiert werden.',
}
