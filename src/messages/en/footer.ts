// The footer of every page.
import { catalog } from '../catalog.ts'

export const footer = catalog('footer', {
  terms: 'Terms',
  imprint: 'Imprint',
  contact: 'Contact',
  source: 'Source code',
  timeTravel: 'Time travel',
  licenses: 'Licenses',
  indexedTo: 'Indexed to block {block}',
  indexedToHint: 'The newest block that the indexer has read',
})
