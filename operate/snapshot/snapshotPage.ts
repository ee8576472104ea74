// Puts a snapshot into a site's page, and lets its script start the page's own scripts.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Snapshot } from '../../src/app/snapshot/model.ts'
import type { RenderedSnapshot } from '../../src/app/snapshot/renderSnapshot.tsx'
import { takeOver } from '../../src/app/snapshot/takeOver.ts'
import { sitePathUrl } from '../../src/domain/timeTravel.ts'
import type { Site } from '../config/schema.ts'
import { computePageVersion, renderPage } from '../configure/renderPage.ts'

/** Scripts of the pages that have snapshots, by their names in Vite's manifest. */
const SCRIPTS = {
  home: ['HomePage', 'MediaSources'],
  collection: ['CollectionItemsPage', 'MediaSources'],
} as const

/** In milliseconds; see `TakeOverOptions`. */
const PATIENCE = { start: 2_500, page: 15_000, pictures: 3_000 } as const

const SCRIPT = /<script type="module"[^>]*? src="([^"]+)"><\/script>\s*/g
const NOTICE = /<noscript>.*?<\/noscript>\s*/s

/** The part of Vite's manifest that is read here. Source: https://vite.dev/guide/backend-integration */
type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly name?: string
      readonly imports?: readonly string[]
      readonly css?: readonly string[]
    }
  >
>

interface PageFiles {
  readonly styles: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
}

/** @throws Error when the build has no such page, so that moving it can't go unnoticed */
function readPageFiles(dist: string, kind: Snapshot['kind']): PageFiles {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const [styles, scripts, seen] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const add = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The build in ${dist} has no ${key}. Build it again.`)
    for (const imported of chunk.imports ?? []) add(imported)
    scripts.add(chunk.file)
    for (const style of chunk.css ?? []) styles.add(style)
  }
  for (const script of SCRIPTS[kind]) {
    const named = Object.entries(manifest).find(
      ([, { name, file }]) => name === script && file.endsWith('.js'),
    )
    add(named?.[0] ?? script)
  }
  return { styles, scripts }
}

/** What visitors without JavaScript read. */
export const readNotice = (template: string): string => NOTICE.exec(template)?.[0].trim() ?? ''

export interface SnapshotPageOptions {
  readonly template: string
  readonly site: Site
  readonly readFileUrl: (path: string) => string
  readonly dist: string
  readonly languages: readonly string[]
}

/**
 * Returns the page with the snapshot.
 * @throws NotATemplateError; Error when the build has no such page
 */
export function renderSnapshotPage(
  snapshot: Snapshot,
  { html, style }: RenderedSnapshot,
  { template, site, readFileUrl, dist, languages }: SnapshotPageOptions,
): string {
  const files = readPageFiles(dist, snapshot.kind)
  const own = [...template.matchAll(SCRIPT)].map(([, src = '']) => src.replace(/^\.\//, site.basePath))
  const options = JSON.stringify({
    path: sitePathUrl(snapshot.path, site.basePath),
    home: site.basePath,
    version: computePageVersion(template, site, readFileUrl),
    hasGrid: snapshot.kind === 'collection',
    scripts: own,
    languages,
    patience: PATIENCE,
  }).replaceAll('<', String.raw`\u003c`)
  const script = `(${takeOver.toString()})(${options})`
  const page = renderPage(template, site, readFileUrl, {
    styles: [style],
    scripts: [script],
  })
  const isNamed = (file: string) => page.includes(`${site.basePath}${file}"`)
  const links = [
    ...[...files.styles]
      .filter((file) => !isNamed(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="${site.basePath}${file}">`),
    // After the pictures: until those are painted, the page's scripts wait.
    ...[...own, ...[...files.scripts].map((file) => `${site.basePath}${file}`)]
      .filter(
        (url, index, all) =>
          all.indexOf(url) === index && !page.includes(`rel="modulepreload" crossorigin href="${url}"`),
      )
      .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`),
  ]
  return page
    .replace(SCRIPT, '')
    .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replace(NOTICE, '')
    .replace('<div id="root">', () => `${html}\n    <div id="root">`)
}
