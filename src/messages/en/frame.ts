// The frame around every page: header, footer, status lines, and what stands in the place of a page.
import { catalog } from '../catalog.ts'

export const frameTexts = catalog('frame', {
  browserWallet: 'Browser wallet',
  connectWallet: 'Connect wallet',
  connect: 'Connect',
  skip: 'Skip to content',
  home: '{site}, home page',
  mainNavigation: 'Main',
  explore: 'Explore',
  activity: 'Activity',
  cart: 'Cart',
  menu: 'Menu',
  theme: 'Theme',
  useDarkTheme: 'Use dark theme',
  useLightTheme: 'Use light theme',
  // The footer of every page.
  footer: {
    terms: 'Terms',
    imprint: 'Imprint',
    contact: 'Contact',
    source: 'Source code',
    timeTravel: 'Time travel',
    licenses: 'Licenses',
    indexedTo: 'Updated to block {block}',
    indexedToHint: 'The newest block that this site has read',
  },
  // The search box of the header, which is on every page.
  searchBox: {
    placeholder: 'Search',
    label: 'Search collections, items, and addresses',
  },
  // The menu of the operator’s other sites.
  siteSwitcher: {
    switch: '{site}: switch site',
    others: 'Other sites',
  },
  // Choosing the interface's language.
  languagePicker: {
    label: 'Language',
    failed: 'Couldn’t load this language. Check your connection and try again.',
  },
  // Lines above the page when the wallet, the indexer, or the network needs attention.
  status: {
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
  },
  // What stands in the place of a page that can’t be shown.
  errors: {
    offline: 'You’re offline',
    pageNotFetched: 'Couldn’t load this page',
    pageFailed: 'Couldn’t show this page',
    notStarted: 'Couldn’t start the app',
    notStartedHint: 'Something went wrong before anything could be shown.',
    reload: 'Reload',
  },
  // The indexer and the page have different versions of the schema.
  versions: {
    indexOlder:
      'This site’s data service is older than this page, so nothing can be loaded. The site’s operator needs to update it.',
    pageOlder:
      'This page is older than the site’s data service, so it can’t read its data. Reload the page. If that doesn’t help, the site’s operator needs to update the page.',
  },
  // Shown in the place of a page that was built but not configured, or whose browser is too old.
  unusable: {
    unconfigured: 'This site isn’t configured yet',
    configure:
      'Write <code>vitrine.config.json</code> with <code>npm run setup</code>, then run <code>npm run configure</code> on the built page and publish it again.',
    oldBrowser: 'This browser is too old',
    update:
      'This site needs Chrome or Edge 120, Firefox 125, Safari 17.4, or later. Update this browser, or open the page in another one.',
  },
})
