// The connected account in the header and the menu under it.
import { catalog } from '../catalog.ts'

export const accountMenu = catalog('accountMenu', {
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
})
