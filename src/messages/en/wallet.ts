// The wallet: connecting it, the account’s menu, and what a wallet couldn’t do.
import { catalog } from '../catalog.ts'

export const walletTexts = catalog('wallet', {
  // The dialog that connects a wallet or switches its network.
  connect: {
    title: 'Connect wallet',
    switchTitle: 'Switch network',
    lead: 'Your wallet holds your items and signs your trades. Connecting shares your address with this site and nothing else.',
    waiting: 'Waiting for the wallet',
    declined: 'You declined in {wallet}. Select a wallet to try again.',
    switchDeclined: 'You declined in {wallet}.',
    noAnswer: '{wallet} sent an unexpected response. Try again.',
    none: 'No wallet found in this browser',
    noneHint:
      'Install a wallet that supports EIP-6963, such as MetaMask, Rabby, or Coinbase Wallet, then come back to this page. The wallet appears here right away. On a phone, open this page in your wallet’s browser.',
    phoneHint: 'This browser has no wallet. Open this page in your wallet’s own browser:',
    openIn: 'Open in {wallet}',
    openInHint:
      'A link opens the wallet’s app, or a page where you can install it. The wallet’s provider sees this page’s address.',
    scanCode:
      'Wallet on your phone? Scan this code to open this page there, then connect in your wallet’s browser.',
    codeLabel: 'QR code with the address of this page',
    wrongNetwork: '{wallet} is on network {chainId}. This site is on {network}.',
    useAnother: 'Use another wallet',
    switchTo: 'Switch to {network}',
  },
  // The connected account in the header and the menu under it.
  menu: {
    wrongNetwork: 'Wrong network',
    walletWrongNetwork: 'Wallet: wrong network',
    wallet: 'Wallet: {account}',
    walletReserved:
      'Wallet: {account}, {count, plural, one {# listing reserved for you} other {# listings reserved for you}}',
    reserved: 'Reserved for you: {count}',
    onNetwork: '{wallet}, on network {chainId}',
    switchTo: 'Switch to {network}',
    items: 'My items',
    portfolio: 'My portfolio',
    listings: 'My listings',
    offers: 'My offers',
    copyAddress: 'Copy address',
    copyFailed: 'Your browser blocked copying the address.',
    switchAccount: 'Switch account',
    disconnect: 'Disconnect',
    balances: 'Balances',
    balancesUnread: 'Couldn’t read your balances',
    balanceUnknown: '{currency} unknown',
    failed: 'Something went wrong',
    close: 'Close',
    noAnswer: 'The wallet sent an unexpected response. Try again.',
  },
  // What a wallet couldn’t do.
  errors: {
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
  },
})
