// Writes a configured page's snapshots: static HTML of the first screen of home and of each configured collection.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SNAPSHOT_LANGUAGES } from '../../src/app/snapshot/languages.tsx'
import type { Snapshot } from '../../src/app/snapshot/model.ts'
import { fetchCollection, fetchHome, type SendQuery } from '../../src/app/snapshot/fetchSnapshot.ts'
import { renderSnapshot } from '../../src/app/snapshot/renderSnapshot.tsx'
import { isListed } from '../../src/domain/curation.ts'
import { fillSchema } from '../../src/domain/schemaVersion.ts'
import { toPageConfig } from '../config/pageConfig.ts'
import { readSite, SiteConfigError } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'
import { nameBrandFiles } from '../configure/brandFiles.ts'
import { TEMPLATE_FILE } from '../configure/configure.ts'
import { queryIndex } from '../http/graphql.ts'
import { readOrigin } from '../http/webUrl.ts'
import { COLLECTIONS_FOLDER, HOME_FILE } from '../configure/snapshotFiles.ts'
import { createPictureCopier } from './pictures.ts'
import { readNotice, renderSnapshotPage } from './snapshotPage.ts'
import { writeWhole } from '../configure/writeWhole.ts'

export interface SnapshotOptions {
  /** Folder of a configured page. */
  readonly dist: string
  readonly configFile: string
  /** The subgraph's query endpoint; the configuration's by default. */
  readonly indexUrl?: string | undefined
  /** URL of the site, for addresses of the configuration without a host; the configuration's by default. */
  readonly siteUrl?: string | undefined
}

/** A page that has a snapshot now, or none because the index has no items for it. */
export interface SnapshotReport {
  /** Below the folder of the page. */
  readonly file: string
  /** Zero for a page without a snapshot. */
  readonly items: number
  readonly pictures: number
}

/**
 * Writes the snapshots, and removes those of pages that have none any more.
 * @throws SiteConfigError; UnreachableError and QueryError when the index can't be read, and then nothing has changed
 */
export async function writeSnapshots(options: SnapshotOptions): Promise<readonly SnapshotReport[]> {
  const { dist, configFile } = options
  const site = readSite(configFile)
  const template = readTemplate(dist)
  const siteUrl = options.siteUrl ?? site.url
  const { readFileUrl } = nameBrandFiles(site, dirname(configFile))
  const config = toPageConfig(site, readFileUrl)
  const send = querySender(site, { siteUrl, indexUrl: options.indexUrl })

  // Everything is read before anything is written.
  const listed = config.collections.filter((address) => isListed(config, address))
  const pages: { readonly file: string; readonly snapshot: Snapshot | undefined }[] = [
    { file: HOME_FILE, snapshot: await fetchHome(config, send) },
  ]
  for (const address of listed) {
    pages.push({
      file: `${COLLECTIONS_FOLDER}/${address}.html`,
      snapshot: await fetchCollection(address, config, send),
    })
  }

  const copier = createPictureCopier({
    dist,
    basePath: site.basePath,
    siteUrl,
    origins: pictureOrigins(site, siteUrl),
  })
  const reports: SnapshotReport[] = []
  mkdirSync(join(dist, COLLECTIONS_FOLDER), { recursive: true })
  for (const { file, snapshot } of pages) {
    if (snapshot === undefined || snapshot.cards.length === 0) {
      rmSync(join(dist, file), { force: true })
      reports.push({ file, items: 0, pictures: 0 })
      continue
    }
    const copies = await copier.copy(snapshot.cards.flatMap(({ picture }) => picture ?? []))
    const rendered = await renderSnapshot(snapshot, { config, copies, notice: readNotice(template) })
    const page = renderSnapshotPage(snapshot, rendered, {
      template,
      site,
      readFileUrl,
      dist,
      languages: SNAPSHOT_LANGUAGES,
    })
    writeWhole(join(dist, file), page)
    reports.push({ file, items: snapshot.cards.length, pictures: copies.size })
  }
  removeOthers(dist, new Set(pages.map(({ file }) => file)))
  copier.clean()
  return reports
}

function readTemplate(dist: string): string {
  const template = join(dist, TEMPLATE_FILE)
  if (!existsSync(template) || !existsSync(join(dist, 'index.html')))
    throw new SiteConfigError(
      `There is no configured page in ${dist}. Build and configure one with "npm run build" and "npm run configure".`,
    )
  return readFileSync(template, 'utf8')
}

/** Removes the snapshots of collections that the site lists no more. */
function removeOthers(dist: string, kept: ReadonlySet<string>): void {
  const written = readdirSync(join(dist, COLLECTIONS_FOLDER)).map((name) => `${COLLECTIONS_FOLDER}/${name}`)
  for (const file of written) if (!kept.has(file)) rmSync(join(dist, file), { force: true })
}

/** @throws SiteConfigError when the index's address has no host */
function querySender(
  { network }: Site,
  { siteUrl, indexUrl }: Pick<SnapshotOptions, 'siteUrl' | 'indexUrl'>,
): SendQuery {
  const url = indexUrl ?? fillSchema(network.graphqlUrl)
  const base = URL.canParse(url) ? undefined : siteUrl
  if (!URL.canParse(url, base))
    throw new SiteConfigError(
      `network.graphqlUrl is ${url}, a path of the site. Say where the site is with --site, or set url in the configuration.`,
    )
  const origin = readOrigin(siteUrl)
  return (query, variables) => queryIndex(new URL(url, base).href, query, { variables, origin })
}

/**
 * The page examines pictures from these origins; its policy lets it connect to no others. Metadata is anybody's, so this
 * also keeps it from sending requests into the operator's network.
 */
function pictureOrigins(site: Site, siteUrl: string | undefined): ReadonlySet<string> {
  const urls = [...site.network.ipfsGateways, ...site.metadataHosts, siteUrl ?? '']
  return new Set(
    urls.filter((url) => URL.canParse(url)).map((url) => new URL(url.replaceAll(/[{}]/g, '')).origin),
  )
}
