// Which collections the site lists.
import { catalog } from '../catalog.ts'

export const curation = catalog('curation', {
  featured: 'Featured',
  unlisted: '{site} doesn’t list this collection',
  unlistedHint:
    'The operator of this site hasn’t selected it, so only its address leads here. Anyone can create a collection, and its names and pictures may imitate others. Before you trade, compare the contract address with one from a source you trust.',
})
