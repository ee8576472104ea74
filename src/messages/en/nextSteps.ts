// What to do next with what was just bought.
import { catalog } from '../catalog.ts'

export const nextSteps = catalog('nextSteps', {
  viewItems: 'View your items',
  share: 'Share {item}',
  shared: 'Link copied',
  shareFailed: 'Couldn’t copy the link',
})
