// Says where the stacks on operators' chains keep their state.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { SiteFile } from '../../operate/config/schema.ts'

/** Returns the folder of all of them, inside the folder for all state. */
export const networksDirectory = (root: string): string => join(root, 'networks')

/** Returns the folder of a chain and its collections, inside the folder for all state. */
export function networkDirectory(root: string, site: SiteFile): string {
  const addresses = site.collections.map(({ address }) => address.toLowerCase()).sort()
  const digest = createHash('sha256').update(addresses.join()).digest('hex').slice(0, 8)
  return join(networksDirectory(root), `${site.network.slug}-${digest}`)
}
