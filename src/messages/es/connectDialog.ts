// The dialog that connects a wallet or switches its network.
import type { Translation } from '../message.ts'
import type { connectDialog } from '../en/connectDialog.ts'

export const texts: Translation<typeof connectDialog> = {
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
}
