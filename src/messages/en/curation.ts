// Which collections the site lists.
import { catalog } from '../catalog.ts'

export const curation = catalog('curation', {
  featured: 'Featured',
  unlisted: '{site} doesn’t list this collection',
  unlistedHint:
    'The operator of this site hasn’t listed it, so you can only reach it by its address. Anyone can create a collection that imitates another’s name and pictures. Before you trade, compare the contract address with one from a source you trust.',
})
