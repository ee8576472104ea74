// The app as of a block, while the block is looked up.
import { catalog } from '../catalog.ts'

export const pastPage = catalog('pastPage', {
  title: 'Block {block}',
  loading: 'Looking up block {block}',
  failed: 'Can’t show block {block}',
  notFound: 'Couldn’t find this block.',
  another: 'Select another time',
  now: 'Back to now',
})
