// The dialog of a trade that no connected wallet can sign.
import type { Translation } from '../message.ts'
import type { tradeDialog } from '../en/tradeDialog.ts'

export const texts: Translation<typeof tradeDialog> = {
  close: 'Cerrar',
  connect: 'Conectar wallet',
  notConnected: 'Tu wallet no está conectada a esta red, así que no se puede firmar nada.',
}
