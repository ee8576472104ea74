// Background work that the browser ended.
import { catalog } from '../catalog.ts'

export const workers = catalog('workers', {
  pictureUnread: 'Couldn’t check the picture.',
})
