// Makes a built page one site's: writes its configuration, policy, title, share tags and manifest. Nothing is rebuilt.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SiteConfigError, readSite } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'
import { BRAND_FOLDER, nameBrandFiles } from './brandFiles.ts'
import { renderPage, renderWebManifest } from './renderPage.ts'
import { removeSnapshots } from './snapshotFiles.ts'

/** The page that the build makes, which fits any configuration. */
export const TEMPLATE_FILE = 'index.template.html'

/** Copies the files that a configuration names into the built page, and returns where each is. */
function copyBrandFiles(site: Site, from: string, dist: string): (path: string) => string {
  const { files, readFileUrl } = nameBrandFiles(site, from)
  rmSync(join(dist, BRAND_FOLDER), { recursive: true, force: true })
  if (files.length > 0) mkdirSync(join(dist, BRAND_FOLDER))
  for (const { source, name } of files) copyFileSync(source, join(dist, name))
  return readFileUrl
}

/**
 * Configures a built page in place. Configuring again replaces what was written before.
 * @param dist folder that `npm run build` wrote
 * @param configFile path of the configuration
 * @returns the site, as read
 * @throws SiteConfigError; NotATemplateError when `dist` isn't a built page
 */
export function configure(dist: string, configFile: string): Site {
  const site = readSite(configFile)
  const template = join(dist, TEMPLATE_FILE)
  if (!existsSync(template)) {
    throw new SiteConfigError(`There is no built page in ${dist}. Build one with "npm run build".`)
  }
  const readFileUrl = copyBrandFiles(site, dirname(configFile), dist)
  removeSnapshots(dist)
  writeFileSync(join(dist, 'index.html'), renderPage(readFileSync(template, 'utf8'), site, readFileUrl))
  writeFileSync(join(dist, 'site.webmanifest'), renderWebManifest(site, readFileUrl))
  return site
}
