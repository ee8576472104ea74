// Checks the page as the site's server sends it: its content, its headers, and how its files are served.
import { checksumAddress } from '../../src/domain/checksum.ts'
import { ROUTES } from '../../src/domain/paths.ts'
import { findDifferences } from '../config/differences.ts'
import type { Site } from '../config/schema.ts'
import {
  readConfig,
  readDirective,
  readPolicy,
  readScript,
  readTitle,
  readVersion,
} from '../configure/readHtml.ts'
import { readInlineScripts } from '../configure/inlineScripts.ts'
import { COLLECTIONS_FOLDER, HOME_FILE } from '../configure/snapshotFiles.ts'
import { PLACE, renderPage } from '../configure/renderPage.ts'
import { counted } from '../counted.ts'
import { type Reply, request } from '../http/request.ts'
import { type Check, type Finding, failed, ok, once, warning } from './check.ts'

const TIMEOUT_MS = 20_000

/** A year, in seconds: what hashed files may be kept. */
const LONG_SECONDS = 31_536_000
/** Half a year, in seconds: what browsers must remember of HSTS. */
const HSTS_SECONDS = 15_552_000

const CONFIGURE = 'Run "npm run configure" with this configuration, and serve the result.'
const SERVER = 'deploy/ has a web server’s configuration that does this.'

const nameSettings = (differences: readonly { readonly setting: string }[]): string =>
  differences
    .slice(0, 5)
    .map(({ setting }) => setting)
    .join(', ')

const readConnections = (html: string): string | undefined =>
  readDirective(readPolicy(html) ?? '', 'connect-src')?.join(' ')

const describeFee = ({ fee }: Site): string =>
  fee === null ? 'no fee' : `fee ${fee.basisPoints / 100} % to ${checksumAddress(fee.recipient)}`

function maxAge(cacheControl: string): number {
  return Number(/\bmax-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0)
}

/**
 * @param pageUrl the site's home page
 * @param readFileUrl the URL of a file that the configuration names
 */
export function pageChecks(
  pageUrl: URL,
  { site, readFileUrl }: { readonly site: Site; readonly readFileUrl: (path: string) => string },
): readonly Check[] {
  const get = (url: URL | string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
    request(String(url), { headers, timeoutMs: TIMEOUT_MS })
  const readPage = once(() => get(pageUrl))
  const at = (path: string): URL => new URL(path.replace(/^\//, site.basePath), pageUrl)
  // Web servers answer a query without the snapshot, whose own styles and scripts the configuration doesn't know.
  const readWithoutSnapshot = once(() => get(new URL('?no-snapshot', pageUrl)))
  /** Renders what `npm run configure` makes of the same build. */
  const renderExpected = (body: string): string => {
    const built = readInlineScripts(body).map((script) => `<script>${script}</script>`)
    return renderPage([PLACE, ...built].join('\n'), site, readFileUrl)
  }

  const page: Check = {
    name: 'Page: home',
    fix: 'Check the URL, and whether the web server is up.',
    run: async () => {
      const { status, headers } = await readPage()
      const type = headers.get('content-type') ?? 'no content type'
      if (status === 200 && type.startsWith('text/html')) return ok(String(pageUrl))
      return failed(`status ${status}, ${type}`, `Serve the built page at ${pageUrl}. ${SERVER}`)
    },
  }
  const readScriptUrl = async (): Promise<URL> => {
    const source = readScript((await readWithoutSnapshot()).body)
    if (source === undefined) throw new Error('The page names no script.')
    return new URL(source, pageUrl)
  }
  const onPage = (name: string, fix: string, run: Check['run']): Check => ({
    name: `Page: ${name}`,
    after: [page],
    fix,
    run,
  })
  /** A header of the page, which must satisfy `isGood`. */
  const header = (
    name: string,
    {
      isGood,
      fix,
      severity = failed,
    }: {
      readonly isGood: (value: string) => boolean
      readonly fix: string
      readonly severity?: (detail: string, fix: string) => Finding
    },
  ): Check =>
    onPage(name, fix, async () => {
      const value = (await readPage()).headers.get(name)
      if (value !== null && isGood(value)) return ok(value)
      return severity(value === null ? 'missing' : `“${value}”`, `${fix} ${SERVER}`)
    })

  const config = onPage('configuration', CONFIGURE, async () => {
    const { body } = await readWithoutSnapshot()
    const pageConfig = readConfig(body)
    if (pageConfig === undefined) return failed('the page holds none')
    const differing = findDifferences(readConfig(renderExpected(body)), pageConfig)
    if (differing.length === 0) return ok(`equal to the file: ${describeFee(site)}`)
    return failed(`differs from the file in ${nameSettings(differing)}`)
  })

  /** What visitors get at an address: the page, or a snapshot, which must be of the page. Undefined if it's right. */
  const findOutdated = async (path: string, snapshotFile?: string): Promise<string | undefined> => {
    const url = at(path)
    const [{ status, body }, whole] = await Promise.all([get(url), readWithoutSnapshot()])
    if (status !== 200) return `${url}: status ${status}`
    const differing = findDifferences(readConfig(whole.body), readConfig(body) ?? readConfig(whole.body))
    if (differing.length > 0) return `${url}: another configuration, in ${nameSettings(differing)}`
    const isSamePolicy = readConnections(body) === readConnections(whole.body)
    if (isSamePolicy && readVersion(body) === readVersion(whole.body)) return undefined
    const file = snapshotFile === undefined ? '' : ` (${snapshotFile})`
    return `${url}: an outdated snapshot${file}`
  }
  const collections = site.collections.map(({ address }) => address)
  const visited = onPage(
    'what visitors get',
    'Run "npm run configure" and "npm run snapshot", serve the result, and remove snapshots of collections that the configuration no longer names.',
    async () => {
      const outdated: (string | undefined)[] = [await findOutdated('/', HOME_FILE)]
      for (const address of collections) {
        const file = `${COLLECTIONS_FOLDER}/${address}.html`
        outdated.push(await findOutdated(ROUTES.collection.replace(':collection', address), file))
      }
      const item = ROUTES.item.replace(':collection', collections[0] ?? `0x${'0'.repeat(40)}`)
      outdated.push(await findOutdated(item.replace(':tokenId', '1')))
      const differences = outdated.filter((one) => one !== undefined)
      if (differences.length > 0) return failed(differences.join('; '))
      return ok(`one configuration at ${counted(outdated.length, 'address', 'addresses')}`)
    },
  )

  const policy = onPage('content policy', CONFIGURE, async () => {
    const { body, headers } = await readWithoutSnapshot()
    const pagePolicy = readPolicy(body)
    if (pagePolicy !== readPolicy(renderExpected(body))) {
      return failed(
        pagePolicy === undefined ? 'the page holds none' : 'not the one that the configuration makes',
      )
    }
    // Browsers apply both policies, so the header's may only leave out what it says nothing about.
    const servedPolicy = headers.get('content-security-policy') ?? ''
    const allowed = readDirective(servedPolicy, 'connect-src') ?? readDirective(servedPolicy, 'default-src')
    const blocked = (readDirective(pagePolicy ?? '', 'connect-src') ?? []).filter(
      (source) => allowed !== undefined && !allowed.includes(source) && !allowed.includes('*'),
    )
    if (blocked.length === 0) return ok('as configured')
    return failed(
      `the server’s Content-Security-Policy header blocks ${blocked.join(' ')}`,
      `Let the header say only frame-ancestors: the page has its own policy for the rest. ${SERVER}`,
    )
  })

  const title = onPage('title', CONFIGURE, async () => {
    const { body } = await readWithoutSnapshot()
    const pageTitle = readTitle(body)
    return pageTitle === readTitle(renderExpected(body))
      ? ok(`“${pageTitle}”`)
      : failed(pageTitle === undefined ? 'missing' : `“${pageTitle}”`)
  })

  const framing = onPage(
    'frame-ancestors',
    `Send the header Content-Security-Policy: frame-ancestors 'none', so that no other site can show the page in a frame and lead clicks. ${SERVER}`,
    async () => {
      const sources = readDirective(
        (await readPage()).headers.get('content-security-policy') ?? '',
        'frame-ancestors',
      )
      const isOpen = sources?.some((source) => ['*', 'http:', 'https:'].includes(source))
      if (sources !== undefined && isOpen !== true) return ok(sources.join(' '))
      return failed(sources === undefined ? 'missing' : `“${sources.join(' ')}”`)
    },
  )

  const hsts: readonly Check[] =
    pageUrl.protocol === 'https:'
      ? [
          header('strict-transport-security', {
            isGood: (value) => maxAge(value) >= HSTS_SECONDS,
            fix: `Send Strict-Transport-Security: max-age=${LONG_SECONDS}, so that browsers never use http:.`,
          }),
        ]
      : []

  const fallback = onPage(
    'other routes',
    `Serve index.html for every path that isn't a file. ${SERVER}`,
    async () => {
      const path = ROUTES.account.replace(':account', `0x${'0'.repeat(40)}`)
      const { status, body } = await get(at(path))
      if (status === 200 && readConfig(body) !== undefined) return ok('every route serves the page')
      return failed(`status ${status} for ${at(path).pathname}`)
    },
  )

  const missing = onPage('missing files', SERVER, async () => {
    const { status, headers } = await get(at('/assets/no-such-file.js'))
    const type = headers.get('content-type') ?? ''
    if (status === 404 || status === 410) return ok(`status ${status}`)
    return warning(
      `status ${status}, ${type}`,
      `Answer 404 for files below assets/ that aren't there, so that a page from before an update reloads. ${SERVER}`,
    )
  })

  const compression = onPage('compression', `Compress scripts with brotli or gzip. ${SERVER}`, async () => {
    const { status, headers } = await get(await readScriptUrl(), { 'accept-encoding': 'br, gzip' })
    const encoding = headers.get('content-encoding')
    if (status !== 200) return failed(`status ${status} for the page’s script`, CONFIGURE)
    if (encoding === 'br' || encoding === 'gzip' || encoding === 'zstd') return ok(encoding)
    return failed('scripts are sent uncompressed')
  })

  const fileCaching = onPage('caching of files', SERVER, async () => {
    const { headers } = await get(await readScriptUrl())
    const value = headers.get('cache-control') ?? ''
    if (/\bimmutable\b/i.test(value) && maxAge(value) >= LONG_SECONDS) return ok(value)
    return failed(
      value === '' ? 'no Cache-Control' : value,
      `Send Cache-Control: public, max-age=${LONG_SECONDS}, immutable for assets/; their names change with their content. ${SERVER}`,
    )
  })

  const pageCaching = onPage('caching of the page', SERVER, async () => {
    const value = (await readPage()).headers.get('cache-control') ?? ''
    if (/\bno-(cache|store)\b/i.test(value) || /\bmax-age=0\b/i.test(value)) return ok(value)
    return failed(
      value === '' ? 'no Cache-Control' : value,
      `Send Cache-Control: no-cache for HTML, or visitors keep a page whose files are gone after an update. ${SERVER}`,
    )
  })

  const sourceMaps = onPage('source maps', 'Don’t serve *.map files.', async () => {
    const { status, body } = await get(`${await readScriptUrl()}.map`)
    if (status === 200 && body.includes('"mappings"'))
      return failed('served', `Don’t serve *.map files. ${SERVER}`)
    return ok('not served')
  })

  return [
    page,
    config,
    visited,
    policy,
    title,
    framing,
    ...hsts,
    header('x-content-type-options', {
      isGood: (value) => /^nosniff$/i.test(value.trim()),
      fix: 'Send X-Content-Type-Options: nosniff.',
    }),
    header('permissions-policy', {
      isGood: (value) => value.trim() !== '',
      fix: 'Send Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=().',
      severity: warning,
    }),
    header('referrer-policy', {
      isGood: (value) => /no-referrer|same-origin|strict-origin/i.test(value),
      fix: 'Send Referrer-Policy: no-referrer.',
      severity: warning,
    }),
    fallback,
    missing,
    compression,
    fileCaching,
    pageCaching,
    sourceMaps,
  ]
}
