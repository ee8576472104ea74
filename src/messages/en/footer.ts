// The footer of every page.
import { catalog } from '../catalog.ts'

export const footer = catalog('footer', {
  terms: 'Terms',
  imprint: 'Imprint',
  contact: 'Contact',
  source: 'Source code',
  timeTravel: 'Time travel',
  licenses: 'Licenses',
  indexedTo: 'Updated to block {block}',
  indexedToHint: 'The newest block that this site has read',
})
