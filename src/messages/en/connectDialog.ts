// The dialog that connects a wallet or switches its network.
import { catalog } from '../catalog.ts'

export const connectDialog = catalog('connectDialog', {
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
})
