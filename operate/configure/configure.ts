// Makes a built page one site's: writes its configuration, policy, title, share tags and manifest. Nothing is rebuilt.
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { SiteConfigError, readSite } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'
import { renderPage, renderWebManifest } from './renderPage.ts'

/** The page that the build makes, which fits any configuration. */
export const TEMPLATE_FILE = 'index.template.html'

/** Folder of the site's own files; a name in it changes with the file's content, like those in assets. */
const BRAND_FOLDER = 'brand'

/** Copies the files that a configuration names into the built page, and returns where each is. */
function copyBrandFiles(site: Site, from: string, dist: string): (path: string) => string {
  const { logo, font, favicon, shareImage } = site.brand
  const files = [logo?.light, logo?.dark, font?.file, favicon, shareImage].filter(
    (file) => file !== undefined,
  )
  rmSync(join(dist, BRAND_FOLDER), { recursive: true, force: true })
  if (files.length > 0) mkdirSync(join(dist, BRAND_FOLDER))
  const names = new Map<string, string>()
  for (const file of files) {
    const source = resolve(from, file)
    if (!existsSync(source))
      throw new SiteConfigError(`The configuration names ${file}, but there is no file at ${source}.`)
    const digest = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10)
    const name = `${BRAND_FOLDER}/${basename(file, extname(file))}-${digest}${extname(file)}`
    copyFileSync(source, join(dist, name))
    names.set(file, name)
  }
  return (path) => `${site.basePath}${names.get(path) ?? path}`
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
  writeFileSync(join(dist, 'index.html'), renderPage(readFileSync(template, 'utf8'), site, readFileUrl))
  writeFileSync(join(dist, 'site.webmanifest'), renderWebManifest(site, readFileUrl))
  return site
}
