// Where a site's snapshots are: pages that web servers send for the addresses of home and of collections.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VERSION_NAME } from './renderPage.ts'

export const HOME_FILE = 'home.html'
/** Holds a file for each collection, named by its lower-case address. */
export const COLLECTIONS_FOLDER = 'collection'

/**
 * Lists snapshots of another build or configuration. Visitors who get one load the page after it.
 * @param version that of the page (`computePageVersion`)
 */
export function findOutdatedSnapshots(dist: string, version: string): readonly string[] {
  const folder = join(dist, COLLECTIONS_FOLDER)
  const collections = existsSync(folder) ? readdirSync(folder) : []
  return [HOME_FILE, ...collections.map((name) => `${COLLECTIONS_FOLDER}/${name}`)].filter(
    (file) =>
      existsSync(join(dist, file)) &&
      !readFileSync(join(dist, file), 'utf8').includes(`name="${VERSION_NAME}" content="${version}"`),
  )
}
