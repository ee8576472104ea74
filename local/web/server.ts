// Serves the built page and, on the same origin, every part of the stack that it needs.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseSite } from '../../operate/config/readSite.ts'
import type { SiteFile } from '../../operate/config/schema.ts'
import { TEMPLATE_FILE } from '../../operate/configure/configure.ts'
import { renderPage, renderWebManifest } from '../../operate/configure/renderPage.ts'
import { close, listen } from '../process/listen.ts'
import { isLocalRequest, isOwnRequest, refuseForeign } from '../process/own-requests.ts'
import type { LocalContracts } from '../seed/contracts.ts'
import type { Stack } from '../stack.ts'
import { forward } from './forward.ts'
import { localSite } from './local-site.ts'
import { findRoute, type Routes, stackRoutes } from './routes.ts'
import { artworkHeaders, securityHeaders } from './security-headers.ts'
import {
  isCompressible,
  loadStaticFiles,
  staticFile,
  type Encoding,
  type StaticFile,
} from './static-files.ts'

export interface WebServer {
  /** The address to open; `localhost`, because browsers treat it as a secure context. */
  readonly webUrl: string
  stop(): Promise<void>
}

export const readWebUrl = (port: number) => `http://localhost:${port}`

function acceptedEncoding(request: IncomingMessage): Encoding {
  const offered = String(request.headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(offered)) return 'br'
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity'
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  security = securityHeaders,
) {
  const encoding = isCompressible(file) ? acceptedEncoding(request) : 'identity'
  const headers = {
    ...security,
    'content-type': file.mediaType,
    'cache-control': file.cacheControl,
    etag: file.etag,
    ...(isCompressible(file) ? { vary: 'accept-encoding' } : {}),
  }
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const body = await file.read(encoding)
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Whether a path names a file, which the page's own routes never do. */
const namesFile = (pathname: string) =>
  /^\/assets\/|\/[^/]+\.(js|css|map|json|svg|png|ico|txt|woff2|webmanifest)$/.test(pathname)

/**
 * Starts the web server of the demo's stack; see `serveSite`.
 *
 * @throws as `serveSite`.
 */
export function startWebServer({
  stack,
  ...options
}: {
  /** A running stack, or its entry in `stack.json`. */
  stack: Pick<
    Stack<LocalContracts>,
    'chainId' | 'contracts' | 'accounts' | 'rpcUrl' | 'graphqlUrl' | 'indexNodeUrl' | 'gatewayUrl'
  >
  distDirectory: string
  port: number
}): Promise<WebServer> {
  return serveSite({ site: localSite(stack), routes: stackRoutes(stack), ...options })
}

/**
 * Starts the web server of a site on the preferred port or one near it.
 *
 * @param distDirectory output of `vite build`.
 * @throws NotATemplateError when the page has no place for its configuration; SiteConfigError.
 */
export async function serveSite({
  site: siteFile,
  routes,
  distDirectory,
  port,
}: {
  site: SiteFile
  routes: Routes
  distDirectory: string
  port: number
}): Promise<WebServer> {
  const files = loadStaticFiles(distDirectory)
  const template = files.get(`/${TEMPLATE_FILE}`)
  if (!template) throw new Error(`There is no ${TEMPLATE_FILE} in ${distDirectory}`)
  const html = (await template.read('identity')).toString('utf8')
  const site = parseSite(JSON.stringify(siteFile), 'the local configuration')
  const readFileUrl = (path: string) => `/${path}`
  const page = staticFile('/index.html', Buffer.from(renderPage(html, site, readFileUrl)))
  files.set('/index.html', page)
  const manifest = Buffer.from(renderWebManifest(site, readFileUrl))
  files.set('/site.webmanifest', staticFile('/site.webmanifest', manifest))

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://web')
    // HTML artworks run in a separate origin, and may load content, which is public.
    const isPublic = pathname.startsWith('/ipfs/')
    if (!(isPublic ? isLocalRequest(request) : isOwnRequest(request))) return refuseForeign(response)
    const target = findRoute(routes, pathname)
    if (target !== undefined) forward(request, response, target + search)
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      response.writeHead(405, securityHeaders).end()
    else if (files.has(pathname)) {
      const security = pathname === '/artwork.html' ? artworkHeaders : securityHeaders
      await sendFile(request, response, files.get(pathname) as StaticFile, security)
    } else if (namesFile(pathname))
      response.writeHead(404, { ...securityHeaders, 'content-type': 'text/plain' }).end('Not found\n')
    else await sendFile(request, response, page) // The page's own router decides, unknown paths included.
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const actualPort = await listen(server, port)
  return { webUrl: readWebUrl(actualPort), stop: () => close(server) }
}
