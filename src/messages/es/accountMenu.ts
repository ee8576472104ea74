// The connected account in the header and the menu under it.
import type { Translation } from '../message.ts'
import type { accountMenu } from '../en/accountMenu.ts'

export const texts: Translation<typeof accountMenu> = {
  wrongNetwork: 'Red incorrecta',
  walletWrongNetwork: 'Wallet: red incorrecta',
  wallet: 'Wallet: {account}',
  walletReserved:
    'Wallet: {account}, {count, plural, one {# listado reservado para ti} other {# listados reservados para ti}}',
  reserved: 'Reservados para ti: {count}',
  onNetwork: '{wallet}, en la red {chainId}',
  switchTo: 'Cambiar a {network}',
  items: 'Mis artículos',
  portfolio: 'Mi portafolio',
  listings: 'Mis listados',
  offers: 'Mis ofertas',
  copyAddress: 'Copiar dirección',
  copyFailed: 'Tu navegador bloqueó la copia de la dirección.',
  switchAccount: 'Cambiar de cuenta',
  disconnect: 'Desconectar',
  balances: 'Saldos',
  balancesUnread: 'No se pudieron leer tus saldos',
  balanceUnknown: '{currency}: desconocido',
  failed: 'Algo salió mal',
  close: 'Cerrar',
  noAnswer: 'La wallet envió una respuesta inesperada. Inténtalo de nuevo.',
}
