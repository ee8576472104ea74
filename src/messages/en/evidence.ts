// The facts about an item that can’t be faked.
import { catalog } from '../catalog.ts'

export const evidence = catalog('evidence', {
  listed: 'On this site’s list',
  notListed: 'Not on this site’s list',
  tokenId: 'Token ID <digits>{id}</digits>',
  notCompared: 'Name not yet compared with those on this site’s list',
})
