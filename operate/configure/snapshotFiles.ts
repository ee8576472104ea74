// Where a site's snapshots are: pages that web servers send for the addresses of home and of collections.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

export const HOME_FILE = 'home.html'
/** Holds a file for each collection, named by its lower-case address. */
export const COLLECTIONS_FOLDER = 'collection'

/** Removes the snapshots, which hold the configuration that they were made with. Their pictures stay. */
export function removeSnapshots(dist: string): void {
  rmSync(join(dist, HOME_FILE), { force: true })
  rmSync(join(dist, COLLECTIONS_FOLDER), { recursive: true, force: true })
}
