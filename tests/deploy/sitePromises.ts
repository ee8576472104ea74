// What deploy/ promises of a web server, checked over HTTP with a configured page at / and under a path.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compress } from '../../operate/compress/compress.ts'
import { configure, TEMPLATE_FILE } from '../../operate/configure/configure.ts'
import { fetchRaw, startUpstream, type Upstream } from './http.ts'
import type { SiteSettings, StartWebServer, WebServer } from './webServer.ts'

export const SCRIPT = `export const words = ${JSON.stringify('price '.repeat(1_000))}\n`
const COLLECTION = `0x${'c0'.repeat(20)}`
const IMMUTABLE = 'public, max-age=31536000, immutable'
const HTML_ARTWORK = '<script>document.title = "art"</script>'

/** Makes a folder as `npm run build`, `npm run configure` and `npm run compress` leave it. */
export function makeSite(basePath: string): string {
  const dist = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  const files = {
    [TEMPLATE_FILE]: `<!doctype html><html><head><!-- vitrine:site --><script type="module" src="./assets/main-0f3a.js"></script></head>${'<p></p>'.repeat(300)}</html>`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'robots.txt': 'User-agent: *\n',
    'artwork.html': readFileSync('public/artwork.html', 'utf8'),
    'assets/main-0f3a.js': SCRIPT,
    'assets/main-0f3a.js.map': '{}',
    'assets/main-1b2c.css': 'a{}',
    'assets/text-77aa.woff2': 'font',
    '.vite/manifest.json': '{}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content)
  writeFileSync(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const shipped = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as object
  const config = join(dist, 'config.json')
  const brand = { name: 'Gallery', favicon: 'icon.svg' }
  writeFileSync(config, JSON.stringify({ ...shipped, basePath, brand }))
  configure(dist, config)
  rmSync(config)
  rmSync(join(dist, 'icon.svg'))
  compress(dist)
  return dist
}

/** A subgraph, a node and a gateway in one server. */
const startParts = () =>
  startUpstream((request, response) => {
    const { url = '' } = request
    if (url.endsWith('/page.html')) {
      response.setHeader('content-type', 'text/html')
      response.setHeader('set-cookie', 'a=b')
      response.end(HTML_ARTWORK)
    } else if (url.startsWith('/ipfs/')) {
      response.writeHead(url.includes('missing') ? 404 : 200, {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=29030400, immutable',
        'content-security-policy': "default-src *; script-src 'unsafe-inline'",
        'set-cookie': 'a=b',
      })
      response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    } else {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ data: { url, words: 'price '.repeat(1_000) } }))
    }
  })

/** What a page sends at once to prepare the purchase of the fullest cart: 336 kB, measured with tests/stack/fullCart.test.ts. */
const FULL_CART_BYTES = 340_000

export function describeSite(name: string, start: StartWebServer): void {
  describe.each(['/', '/market/'])(`${name} with the site under %s`, (basePath) => {
    let parts: Upstream
    let root: string
    let server: WebServer
    const site = (path: string) => `${server.origin}${basePath}${path}`
    const settings = (): SiteSettings => ({
      root,
      basePath,
      graphqlUrl: `${parts.url}/subgraphs/name/gallery`,
      rpcUrl: `${parts.url}/v1/key`,
      ipfsUrl: parts.url,
    })

    beforeAll(async () => {
      parts = await startParts()
      root = makeSite(basePath)
      server = await start(settings())
    })
    afterAll(async () => {
      await server.stop()
      await parts.close()
      rmSync(root, { recursive: true, force: true })
    })

    it.each(['', 'c/0x1/42', 'search?q=sun', 'at/12/c/0x1', 'index.html'])(
      'shows the page at "%s" and lets no one cache it',
      async (path) => {
        const { status, headers, body } = await fetchRaw(site(path))
        expect(status).toBe(200)
        expect(headers['content-type']).toBe('text/html; charset=utf-8')
        expect(headers['cache-control']).toBe('no-cache')
        expect(body.toString()).toContain(`src="${basePath}assets/main-0f3a.js"`)
      },
    )

    it('answers a page that did not change with 304', async () => {
      const { headers } = await fetchRaw(site(''))
      const again = await fetchRaw(site(''), { headers: { 'if-none-match': String(headers.etag) } })
      expect(again.status).toBe(304)
      expect(again.headers['cache-control']).toBe('no-cache')
    })

    it.each([
      ['assets/main-0f3a.js', /^text\/javascript/],
      ['assets/main-1b2c.css', /^text\/css/],
      ['assets/text-77aa.woff2', /^font\/woff2$/],
    ])('sends %s with its type, to be kept for a year', async (file, type) => {
      const { status, headers } = await fetchRaw(site(file))
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(type)
      expect(headers['cache-control']).toBe(IMMUTABLE)
    })

    it('sends the brand’s files to be kept, and the manifest to be asked for again', async () => {
      const page = (await fetchRaw(site(''))).body.toString()
      const icon = /href="([^"]*\/brand\/[^"]+)"/.exec(page)?.[1] ?? ''
      const { status, headers } = await fetchRaw(`${server.origin}${icon}`)
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(headers['cache-control']).toBe(IMMUTABLE)
      const manifest = await fetchRaw(site('site.webmanifest'))
      expect(manifest.headers['content-type']).toBe('application/manifest+json')
      expect(manifest.headers['cache-control']).toBe('no-cache')
    })

    it.each([
      'assets/main-gone.js',
      'brand/icon-gone.svg',
      'missing.js',
      'index.template.html',
      'assets/main-0f3a.js.map',
      '.vite/manifest.json',
      '.git/config',
    ])('has no %s, and lets no one cache that', async (path) => {
      const { status, headers, body } = await fetchRaw(site(path))
      expect(status).toBe(404)
      expect(headers['cache-control']).toBe('no-cache')
      expect(body.toString()).not.toContain('vitrine-config')
    })

    it('sends snapshots at their own addresses only, and lets no one keep them', async () => {
      writeFileSync(join(root, 'home.html'), 'Home as it was')
      mkdirSync(join(root, 'collection'))
      writeFileSync(join(root, `collection/${COLLECTION}.html`), 'A collection as it was')
      try {
        const page = `collection/${COLLECTION}`
        for (const [path, words] of Object.entries({
          '': 'Home as it was',
          [page]: 'A collection as it was',
        })) {
          const { status, headers, body } = await fetchRaw(site(path))
          expect(status).toBe(200)
          expect(body.toString()).toBe(words)
          expect(headers['content-type']).toMatch(/^text\/html/)
          expect(headers['cache-control']).toBe('no-cache')
          expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
        }
        const others = [
          '?a=1',
          `${page}?status=listed`,
          `${page}/offers`,
          `at/7/${page}`,
          'collection',
          'home',
        ]
        for (const path of [...others, `collection/0x${'c1'.repeat(20)}`])
          expect((await fetchRaw(site(path))).body.toString(), path).toContain('vitrine-config')
      } finally {
        rmSync(join(root, 'home.html'))
        rmSync(join(root, 'collection'), { recursive: true })
      }
    })

    it('does not leave its folder', async () => {
      for (const path of ['../package.json', '..%2f..%2fetc/passwd', 'assets/../../etc/passwd'])
        expect((await fetchRaw(site(path))).body.toString()).not.toContain('root:')
    })

    it('compresses scripts, pages and answers of the index', async () => {
      const encoded = (encoding: string, url: string, options = {}) =>
        fetchRaw(url, { ...options, headers: { 'accept-encoding': encoding } })
      const script = await encoded('gzip', site('assets/main-0f3a.js'))
      expect(script.headers['content-encoding']).toBe('gzip')
      expect(script.headers.vary).toMatch(/accept-encoding/i)
      expect(gunzipSync(script.body).toString()).toBe(SCRIPT)
      expect(script.body).toEqual(readFileSync(join(root, 'assets/main-0f3a.js.gz')))
      const page = await encoded('gzip', site(''))
      expect(page.headers['content-encoding']).toBe('gzip')
      expect(gunzipSync(page.body).toString()).toContain('vitrine-config')
      const query = { method: 'POST', body: '{}' }
      const answer = await encoded('gzip', `${server.origin}/graphql`, query)
      expect(answer.headers['content-encoding']).toBe('gzip')
    })

    it.each([
      ['the page', ''],
      ['a script', 'assets/main-0f3a.js'],
      ['an error', 'assets/gone.js'],
    ])('sends the headers that a page can’t declare with %s', async (_, path) => {
      const { headers } = await fetchRaw(site(path))
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
      expect(headers['strict-transport-security']).toBe('max-age=31536000')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers.server ?? '').not.toMatch(/\d/)
    })

    it('lets the site’s own pages frame artworks, which have no origin wherever they are opened', async () => {
      const { status, headers } = await fetchRaw(site('artwork.html'))
      expect(status).toBe(200)
      expect(headers['content-security-policy']).toMatch(
        /^sandbox allow-scripts; frame-ancestors 'self'(?: 'none')?\s*$/,
      )
    })

    it('forwards queries to the subgraph, and nothing else of the visitor', async () => {
      const { status, body } = await fetchRaw(`${server.origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...{ cookie: 'session=1', authorization: 'Basic eDp5', origin: 'https://market.example' },
          ...{ 'user-agent': 'visitor', 'accept-language': 'xx', 'x-forwarded-for': '192.0.2.1' },
        },
        body: '{"query":"{ a }"}',
      })
      expect(status).toBe(200)
      expect(body.toString()).toContain('/subgraphs/name/gallery')
      const sent = parts.requests.at(-1)
      expect(sent).toMatchObject({ method: 'POST', body: '{"query":"{ a }"}' })
      expect(sent?.headers).toMatchObject({
        host: new URL(parts.url).host,
        'content-type': 'application/json',
      })
      // The web server's own: how it is connected, and which encodings it reads.
      const own = new Set(['connection', 'accept-encoding', 'content-length', 'content-type', 'host'])
      expect(Object.keys(sent?.headers ?? {}).filter((name) => !own.has(name))).toEqual([])
    })

    it('forwards the queries of each schema version to the subgraph of that name', async () => {
      const forwarded = async (path: string) => {
        const { body } = await fetchRaw(`${server.origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"query":"{ a }"}',
        })
        return /"url":"([^"]*)"/.exec(body.toString())?.[1]
      }
      expect(await forwarded('/graphql')).toBe('/subgraphs/name/gallery')
      expect(await forwarded('/graphql/v7')).toBe('/subgraphs/name/gallery-v7')
      expect(await forwarded('/graphql/v12')).toBe('/subgraphs/name/gallery-v12')
      for (const path of ['/graphql/', '/graphql/v', '/graphql/v7/x', '/graphql/other', '/graphql/v7-x'])
        expect(await forwarded(path), path).toBeUndefined()
    })

    it('forwards no other method and no huge query', async () => {
      expect((await fetchRaw(`${server.origin}/graphql`)).status).toBe(405)
      const body = 'x'.repeat(300_000)
      const { status } = await fetchRaw(`${server.origin}/graphql`, { method: 'POST', body })
      expect([413, 502]).toContain(status)
    })

    it('forwards the calls of a full cart’s purchase to the node, and no larger body', async () => {
      const send = async (bytes: number) =>
        (await fetchRaw(`${server.origin}/rpc`, { method: 'POST', body: 'x'.repeat(bytes) })).status
      expect(await send(FULL_CART_BYTES)).toBe(200)
      expect([413, 502]).toContain(await send(600_000))
    })

    it('forwards calls to the node, but not those of other sites’ pages', async () => {
      const call = { method: 'POST', body: '{"method":"eth_blockNumber"}' }
      const { body } = await fetchRaw(`${server.origin}/rpc`, call)
      expect(body.toString()).toContain('/v1/key')
      expect(parts.requests.at(-1)?.headers['x-forwarded-for']).toBeUndefined()
      const foreign = { ...call, headers: { 'sec-fetch-site': 'cross-site' } }
      expect((await fetchRaw(`${server.origin}/rpc`, foreign)).status).toBe(403)
      expect((await fetchRaw(`${server.origin}/rpc`)).status).toBe(405)
    })

    it('confines content from IPFS, which shares the site’s origin', async () => {
      const picture = await fetchRaw(`${server.origin}/ipfs/bafy/picture.svg`)
      expect(picture.status).toBe(200)
      expect(picture.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
      expect(picture.headers['cache-control']).toBe('public, max-age=29030400, immutable')
      expect(picture.headers['set-cookie']).toBeUndefined()
      expect(picture.headers.vary ?? '').not.toMatch(/sec-fetch-dest/i)
      const openArtwork = (destination: string) =>
        fetchRaw(`${server.origin}/ipfs/bafy/page.html`, { headers: { 'sec-fetch-dest': destination } })
      const framed = await openArtwork('iframe')
      expect(framed.body.toString()).toBe(HTML_ARTWORK)
      expect(framed.headers['content-security-policy']).toMatch(/^sandbox allow-scripts; default-src 'none'/)
      const alone = await openArtwork('document')
      expect(alone.body.toString()).toBe(HTML_ARTWORK)
      expect(alone.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
      const unnamed = await fetchRaw(`${server.origin}/ipfs/bafy/page.html`)
      expect(unnamed.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
      for (const { headers } of [framed, alone, unnamed]) expect(headers.vary).toMatch(/sec-fetch-dest/i)
      for (const { headers } of [picture, framed, alone]) {
        expect(headers['x-content-type-options']).toBe('nosniff')
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
      }
      const missing = await fetchRaw(`${server.origin}/ipfs/missing`)
      expect(missing.status).toBe(404)
      expect(missing.headers['content-security-policy']).toMatch(/^sandbox;/)
    })

    it.each(['script', 'style', 'worker', 'sharedworker', 'serviceworker', 'audioworklet', 'object'])(
      'serves nothing from IPFS as a %s of the page',
      async (destination) => {
        const before = parts.requests.length
        const { status } = await fetchRaw(`${server.origin}/ipfs/bafy/picture.svg`, {
          headers: { 'sec-fetch-dest': destination },
        })
        expect(status).toBe(403)
        expect(parts.requests).toHaveLength(before)
      },
    )

    it('answers 502 when a part is down', async () => {
      const gone = await startUpstream((_request, response) => response.end())
      await gone.close()
      const other = await start({ ...settings(), graphqlUrl: `${gone.url}/subgraphs/name/gallery` })
      try {
        const { status } = await fetchRaw(`${other.origin}/graphql`, { method: 'POST', body: '{}' })
        expect(status).toBe(502)
      } finally {
        await other.stop()
      }
    })

    it('hides where the index and the node redirect, which may have a key in it', async () => {
      const moved = await startUpstream((request, response) =>
        response.writeHead(307, { location: `https://other.example${request.url}` }).end(),
      )
      const other = await start({ ...settings(), graphqlUrl: `${moved.url}/key`, rpcUrl: `${moved.url}/key` })
      try {
        for (const path of ['/graphql', '/rpc']) {
          const { status, headers } = await fetchRaw(`${other.origin}${path}`, { method: 'POST', body: '{}' })
          expect(status, path).toBe(307)
          expect(headers.location, path).toBeUndefined()
        }
      } finally {
        await other.stop()
        await moved.close()
      }
    })

    it('forwards only what is set, and allows the frames that are set', async () => {
      const { root: folder, graphqlUrl } = settings()
      const frames = "'self' https://app.safe.global"
      const other = await start({ root: folder, basePath, graphqlUrl, frames })
      try {
        const call = { method: 'POST', body: '{}' }
        expect((await fetchRaw(`${other.origin}/rpc`, call)).status).toBe(404)
        expect((await fetchRaw(`${other.origin}/ipfs/bafy`)).status).toBe(404)
        const { headers } = await fetchRaw(`${other.origin}${basePath}`)
        expect(headers['content-security-policy']).toBe(`frame-ancestors ${frames}`)
        const artwork = await fetchRaw(`${other.origin}${basePath}artwork.html`)
        expect(artwork.headers['content-security-policy']).toContain("frame-ancestors 'self'")
        expect(artwork.headers['content-security-policy']).toContain('https://app.safe.global')
      } finally {
        await other.stop()
      }
    })

    if (basePath === '/') return
    it('leads to its path and leaves the rest alone', async () => {
      const { status, headers } = await fetchRaw(`${server.origin}/market`)
      expect(status).toBe(308)
      expect(headers.location).toBe('/market/')
      for (const path of ['/', '/marketplace', '/assets/main-0f3a.js', '/index.html'])
        expect((await fetchRaw(`${server.origin}${path}`)).status, path).toBe(404)
    })
  })
}
