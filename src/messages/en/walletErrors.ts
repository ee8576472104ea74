// What a wallet couldn’t do.
import { catalog } from '../catalog.ts'

export const walletErrors = catalog('walletErrors', {
  notFound: 'This wallet is no longer in the browser.',
  requestPending: 'Your wallet already has an open request. Answer it first.',
  maybeSent: 'Your wallet failed while sending this. Check your wallet before you try again.',
  networkChanged: 'Your wallet switched to another network, so nothing was signed.',
  accountChanged: 'Your wallet switched to another account, so nothing was signed.',
  connectFailed: 'The wallet couldn’t connect.',
  sendFailed: 'The wallet couldn’t send this transaction.',
  switchAccountFailed: 'The wallet couldn’t switch accounts.',
  switchAccountInWallet: 'The wallet can’t switch accounts from here. Switch in the wallet itself.',
  switchNetworkFailed: 'The wallet couldn’t switch to {network}.',
})
