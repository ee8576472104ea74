// Marks on names that could be mistaken for a listed collection.
import { catalog } from '../catalog.ts'

export const lookAlikes = catalog('lookAlikes', {
  notListed: 'Not the listed “{name}” {address}',
  addresses: 'This is {address}. {name} is {listed}.',
  verified: 'Verified collection',
  verifiedHint: 'On this site’s list of collections',
})
