// The facts about an item that can’t be faked.
import { catalog } from '../catalog.ts'

export const evidence = catalog('evidence', {
  listed: 'Verified collection',
  notListed: 'Unverified collection',
  tokenId: 'Token ID <digits>{id}</digits>',
  notCompared: 'Name not yet compared with those on this site’s list',
})
