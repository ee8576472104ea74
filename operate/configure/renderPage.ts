// Writes one site's configuration into the page that `npm run build` made for any site.
import { hash } from 'node:crypto'
import { toPageConfig } from '../config/pageConfig.ts'
import type { Site } from '../config/schema.ts'
import { renderBrandStyle } from './brandStyle.ts'
import { contentPolicy, type InlineCode } from './contentPolicy.ts'
import { readInlineScripts } from './inlineScripts.ts'

/** Where index.html takes the site's part of its head. */
export const PLACE = '<!-- vitrine:site -->'

/** Thrown when a page has no place for its configuration. */
export class NotATemplateError extends Error {
  override readonly name = 'NotATemplateError'

  constructor() {
    super(`The page has no ${PLACE}. Build it again with "npm run build".`)
  }
}

const DEFAULT_DESCRIPTION = 'A marketplace for digital collectibles that shows its evidence.'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}" />`

/** Source: https://ogp.me */
function shareTags(site: Site, readFileUrl: (path: string) => string): readonly string[] {
  const { name, description = DEFAULT_DESCRIPTION, shareImage } = site.brand
  const tags = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', name),
    meta('property', 'og:description', description),
    meta('name', 'twitter:card', shareImage === undefined ? 'summary' : 'summary_large_image'),
  ]
  if (site.url === undefined) return tags
  tags.push(meta('property', 'og:url', site.url))
  if (shareImage === undefined) return tags
  return [...tags, meta('property', 'og:image', new URL(readFileUrl(shareImage), site.url).href)]
}

interface HeadOptions {
  readonly readFileUrl: (path: string) => string
  readonly inline: InlineCode
  /** Scripts inside the built page. */
  readonly builtScripts: readonly string[]
}

function renderHead(site: Site, { readFileUrl, inline, builtScripts }: HeadOptions): string {
  const { name, description = DEFAULT_DESCRIPTION, favicon } = site.brand
  const styles = [renderBrandStyle(site.brand, readFileUrl) ?? [], inline.styles].flat()
  const { scripts } = inline
  const policy = contentPolicy(site, { styles, scripts: [...builtScripts, ...scripts] })
  const icon = favicon === undefined ? `${site.basePath}favicon.svg` : readFileUrl(favicon)
  return [
    // First, because it holds for what comes after it.
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}" />`,
    `<title>${escapeHtml(name)}</title>`,
    meta('name', 'description', description),
    ...shareTags(site, readFileUrl),
    `<link rel="icon" href="${icon}" />`,
    `<link rel="manifest" href="${site.basePath}site.webmanifest" />`,
    ...styles.map((style) => `<style>${style}</style>`),
    ...scripts.map((script) => `<script>${script}</script>`),
  ].join(NEW_LINE)
}

const NEW_LINE = '\n    '

/** "<" is escaped, so that no value can end the script element. */
const renderConfig = (site: Site, readFileUrl: (path: string) => string): string =>
  JSON.stringify(toPageConfig(site, readFileUrl)).replaceAll('<', String.raw`\u003c`)

/** Name of the meta element that says of which build and configuration a page or a snapshot is. */
export const VERSION_NAME = 'vitrine-page'

/**
 * Returns a digest of the build and of everything that a configuration makes of it: the same for the page and for the
 * snapshots that fit it, and another as soon as one of the two has changed.
 * @throws NotATemplateError
 */
export function computePageVersion(
  template: string,
  site: Site,
  readFileUrl: (path: string) => string,
): string {
  if (!template.includes(PLACE)) throw new NotATemplateError()
  const builtScripts = readInlineScripts(template)
  const head = renderHead(site, { readFileUrl, inline: { styles: [], scripts: [] }, builtScripts })
  return hash('sha256', [template, head, renderConfig(site, readFileUrl)].join('\n')).slice(0, 16)
}

/**
 * Returns the page of one site. A snapshot has no configuration: it takes the page's own (`src/app/snapshot/takeOver.ts`),
 * so that an older snapshot can't be used with an older one.
 * @param template the page that the build made, with relative addresses
 * @param readFileUrl the URL of a file that the configuration names
 * @param snapshot what a snapshot adds; undefined for the page itself
 * @throws NotATemplateError
 */
export function renderPage(
  template: string,
  site: Site,
  readFileUrl: (path: string) => string,
  snapshot?: InlineCode,
): string {
  const version = computePageVersion(template, site, readFileUrl)
  const inline = snapshot ?? { styles: [], scripts: [] }
  const head = [
    renderHead(site, { readFileUrl, inline, builtScripts: readInlineScripts(template) }),
    meta('name', VERSION_NAME, version),
    ...(snapshot === undefined
      ? [`<script type="application/json" id="vitrine-config">${renderConfig(site, readFileUrl)}</script>`]
      : []),
  ].join(NEW_LINE)
  return template
    .replace(/ (src|href)="\.\//g, (_, attribute: string) => ` ${attribute}="${site.basePath}`)
    .replace(PLACE, () => head)
}

/** Returns the web app manifest. Source: https://www.w3.org/TR/appmanifest/ */
export function renderWebManifest(site: Site, readFileUrl: (path: string) => string): string {
  const { name, favicon } = site.brand
  const src = favicon === undefined ? `${site.basePath}favicon.svg` : readFileUrl(favicon)
  const manifest = {
    name,
    short_name: name,
    start_url: site.basePath,
    scope: site.basePath,
    display: 'minimal-ui',
    icons: [{ src, sizes: 'any' }],
  }
  return `${JSON.stringify(manifest, undefined, 2)}\n`
}
