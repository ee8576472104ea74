// What stands in the place of a page that can’t be shown.
import { catalog } from '../catalog.ts'

export const appErrors = catalog('appErrors', {
  offline: 'You’re offline',
  pageNotFetched: 'Couldn’t load this page',
  pageFailed: 'Couldn’t show this page',
  notStarted: 'Couldn’t start the app',
  notStartedHint: 'Something went wrong before anything could be shown.',
  reload: 'Reload',
})
