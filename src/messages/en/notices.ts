// Parts of the screen that appear when something is missing or requested.
import { catalog } from '../catalog.ts'

export const notices = catalog('notices', {
  offline: 'You’re offline.',
  partFailed: 'Couldn’t show a part of this page.',
  close: 'Close',
  reload: 'Reload page',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser didn’t allow copying',
  copyAddress: 'Copy address',
  newTab: '(opens in a new tab)',
  allColumns: 'All columns',
  showAll: 'Show all {count}',
})
