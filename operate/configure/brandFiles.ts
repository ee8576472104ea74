// The files that a configuration names, and the names that they get in the site.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { SiteConfigError } from '../config/readSite.ts'
import type { Site } from '../config/schema.ts'

/** Folder of the site's own files; a name in it changes with the file's content, like those in assets. */
export const BRAND_FOLDER = 'brand'

export interface BrandFiles {
  /** Each file's place, and its name in the built page. */
  readonly files: readonly { readonly source: string; readonly name: string }[]
  /** Returns the URL of a file that the configuration names. */
  readonly readFileUrl: (path: string) => string
}

/**
 * Names the files of a site by their content.
 * @param from folder of the configuration
 * @throws SiteConfigError when a file is missing
 */
export function nameBrandFiles(site: Site, from: string): BrandFiles {
  const { logo, font, favicon, shareImage } = site.brand
  const paths = [logo?.light, logo?.dark, font?.file, favicon, shareImage].filter(
    (path) => path !== undefined,
  )
  const names = new Map<string, string>()
  const files = paths.map((path) => {
    const source = resolve(from, path)
    if (!existsSync(source))
      throw new SiteConfigError(`The configuration names ${path}, but there is no file at ${source}.`)
    const digest = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10)
    const name = `${BRAND_FOLDER}/${basename(path, extname(path))}-${digest}${extname(path)}`
    names.set(path, name)
    return { source, name }
  })
  return { files, readFileUrl: (path) => `${site.basePath}${names.get(path) ?? path}` }
}
