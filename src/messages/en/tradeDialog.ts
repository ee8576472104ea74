// The dialog of a trade that no connected wallet can sign.
import { catalog } from '../catalog.ts'

export const tradeDialog = catalog('tradeDialog', {
  close: 'Close',
  connect: 'Connect wallet',
  notConnected: 'Your wallet isn’t connected to this network, so nothing can be signed.',
})
