// The wallet: connecting it, the account’s menu, and what a wallet couldn’t do.
import type { Translation } from '../message.ts'
import type { walletTexts } from '../en/wallet.ts'

export const texts: Translation<typeof walletTexts> = {
  connect: {
    title: 'Conectar wallet',
    switchTitle: 'Cambiar de red',
    lead: 'Tu wallet guarda tus artículos y firma tus operaciones. Al conectarla, este sitio conoce tu dirección y nada más.',
    waiting: 'Esperando a la wallet',
    declined: 'Lo rechazaste en {wallet}. Selecciona una wallet para intentarlo de nuevo.',
    switchDeclined: 'Lo rechazaste en {wallet}.',
    noAnswer: '{wallet} envió una respuesta inesperada. Inténtalo de nuevo.',
    none: 'No hay ninguna wallet en este navegador',
    noneHint:
      'Instala una wallet compatible con EIP-6963, como MetaMask, Rabby o Coinbase Wallet, y vuelve a esta página. La wallet aparecerá aquí de inmediato. En el teléfono, abre esta página en el navegador de tu wallet.',
    phoneHint: 'Este navegador no tiene ninguna wallet. Abre esta página en el navegador de tu wallet:',
    openIn: 'Abrir en {wallet}',
    openInHint:
      'Cada enlace abre la app de la wallet o una página donde instalarla. El fabricante de la wallet ve la dirección de esta página.',
    scanCode:
      '¿Tienes la wallet en el teléfono? Escanea este código para abrir allí esta página y conéctate en el navegador de tu wallet.',
    codeLabel: 'Código QR con la dirección de esta página',
    wrongNetwork: '{wallet} está en la red {chainId}. Este sitio está en {network}.',
    useAnother: 'Usar otra wallet',
    switchTo: 'Cambiar a {network}',
  },
  menu: {
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
  },
  errors: {
    notFound: 'Esta wallet ya no está en el navegador.',
    requestPending: 'Tu wallet ya tiene una solicitud abierta. Respóndela primero.',
    maybeSent: 'Tu wallet falló al enviar esto. Revisa tu wallet antes de intentarlo de nuevo.',
    networkChanged: 'Tu wallet cambió a otra red, así que no se firmó nada.',
    accountChanged: 'Tu wallet cambió a otra cuenta, así que no se firmó nada.',
    connectFailed: 'La wallet no se pudo conectar.',
    sendFailed: 'La wallet no pudo enviar esta transacción.',
    switchAccountFailed: 'La wallet no pudo cambiar de cuenta.',
    switchAccountInWallet: 'La wallet no puede cambiar de cuenta desde aquí. Cambia en la propia wallet.',
    switchNetworkFailed: 'La wallet no pudo cambiar a {network}.',
  },
}
