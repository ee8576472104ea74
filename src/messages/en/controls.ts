// Small parts that every page shares.
import { catalog } from '../catalog.ts'

export const controls = catalog('controls', {
  never: 'Never',
  loadingPage: 'Loading page',
  retry: 'Retry',
  itemsFailed: 'Couldn’t load the items',
  loadFailedHint: 'This site’s data couldn’t be read. Retry in a moment.',
  offlineHint: 'You’re offline, so this couldn’t be loaded. Reconnect, then retry.',
  willReturn: 'This part loads when you’re back online.',
  connectionLost: 'You’re offline or the site was just updated.',
  notStarted: 'Couldn’t load this part of the page, so nothing was started. Check your connection.',
  partBroken: 'Something went wrong in this part. The rest of the site works.',
  notFound: 'Page not found',
  notFoundHint: 'The link may be mistyped, or the page never existed.',
  goHome: 'Go to home page',
  amountOf: '{amount}<of> of {total}</of>',
})
