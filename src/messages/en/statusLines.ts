// Lines above the page when the wallet, the indexer, or the network needs attention.
import { catalog } from '../catalog.ts'

export const statusLines = catalog('statusLines', {
  switchFailed: 'Your wallet couldn’t switch networks.',
  switchTo: 'Switch to {network}',
  wrongNetwork: 'Your wallet is on another network (chain {chainId}). Switch to {network} to buy or list.',
  indexBehind:
    'This site is {blocks, plural, one {# block} other {# blocks}} behind the chain. You’re seeing block {block}.',
  nodeBehind:
    'The network connection is {blocks, plural, one {# block} other {# blocks}} behind this site, so purchases and listings may be checked against block {block}.',
  indexFailed: 'This site stopped updating at block {block} because of an error. Newer events are missing.',
  indexForked:
    'This site follows another fork of the chain than the network. It usually recovers within a few blocks.',
  indexUnreachable: 'Can’t reach this site’s data, so this page doesn’t update. Retrying…',
  offline: 'You’re offline. This page updates once you reconnect.',
  chainUnreachable:
    'Can’t reach the network, so you can’t buy or list right now. Browsing still works. Retrying…',
  wrongChain:
    'The network connection is to chain {chainId}, which isn’t this site’s chain. You can’t buy or list.',
  reload: 'Reload',
  chainReset: 'The local chain was reset after this page was opened. Reload the page to see the new one.',
  clockBehind:
    'Your device’s clock is {difference} behind the network’s. Times on this page follow the network.',
  clockAhead:
    'Your device’s clock is {difference} ahead of the network’s. Times on this page follow the network.',
  dismiss: 'Dismiss',
})
