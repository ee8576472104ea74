// Makes a built page one site's: writes its configuration, policy, title, share tags and manifest. Nothing is rebuilt.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findDifferences } from '../config/differences.ts'
import { readSite, showValue, SiteConfigError } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'
import { BRAND_FOLDER, nameBrandFiles } from './brandFiles.ts'
import { readConfig, readPolicy } from './readHtml.ts'
import { computePageVersion, renderPage, renderWebManifest } from './renderPage.ts'
import { findOutdatedSnapshots } from './snapshotFiles.ts'
import { writeWhole } from './writeWhole.ts'

/** The page that the build makes, which fits any configuration. */
export const TEMPLATE_FILE = 'index.template.html'

export interface Configured {
  readonly site: Site
  /** What another page than the one before says or does, a line each; empty when nothing changed. */
  readonly changes: readonly string[]
  /** Snapshots of another build or configuration, which were removed. Their pictures stay. */
  readonly removedSnapshots: readonly string[]
}

/**
 * Configures a built page in place. Configuring again replaces what was written before. Every mistake is found before
 * anything is written, so the page stays as it was.
 * @param dist folder that `npm run build` wrote
 * @param configFile path of the configuration
 * @param options.checkOnly true to write nothing
 * @returns what was written, or would be
 * @throws SiteConfigError; NotATemplateError when `dist` isn't a built page
 */
export function configure(
  dist: string,
  configFile: string,
  { checkOnly = false }: { readonly checkOnly?: boolean } = {},
): Configured {
  const site = readSite(configFile)
  const templateFile = join(dist, TEMPLATE_FILE)
  if (!existsSync(templateFile)) {
    throw new SiteConfigError(`There is no built page in ${dist}. Build one with "npm run build".`)
  }
  const template = readFileSync(templateFile, 'utf8')
  const { files, readFileUrl } = nameBrandFiles(site, dirname(configFile))
  const page = renderPage(template, site, readFileUrl)
  const removedSnapshots = findOutdatedSnapshots(dist, computePageVersion(template, site, readFileUrl))
  const changes = findChanges(readText(join(dist, 'index.html')), page)
  if (checkOnly) return { site, changes, removedSnapshots }

  rmSync(join(dist, BRAND_FOLDER), { recursive: true, force: true })
  if (files.length > 0) mkdirSync(join(dist, BRAND_FOLDER))
  for (const { source, name } of files) copyFileSync(source, join(dist, name))
  writeWhole(join(dist, 'site.webmanifest'), renderWebManifest(site, readFileUrl))
  writeWhole(join(dist, 'index.html'), page)
  for (const file of removedSnapshots) rmSync(join(dist, file))
  return { site, changes, removedSnapshots }
}

const readText = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

function findChanges(before: string, after: string): readonly string[] {
  const configBefore = readConfig(before)
  if (configBefore === undefined) return []
  const changes = findDifferences(configBefore, readConfig(after)).map(
    (one) => `${one.setting}: ${showValue(one.before)} → ${showValue(one.after)}`,
  )
  if (readPolicy(before) !== readPolicy(after)) changes.push('the page’s content policy')
  return changes
}
