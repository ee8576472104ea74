// The build that the suite just made, configured for a path, compressed, and served by real web servers.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSite } from '../../operate/config/readSite.ts'
import { TEMPLATE_FILE } from '../../operate/configure/configure.ts'
import { renderPage } from '../../operate/configure/renderPage.ts'
import { HOME_FILE } from '../../operate/configure/snapshotFiles.ts'
import { examine } from '../../operate/doctor/examine.ts'
import { fetchRaw } from '../deploy/http.ts'
import { startCaddy, startNginx, type WebServer } from '../deploy/webServer.ts'

const BASE = '/market/'
/** Compressing all files, and every check of doctor, take seconds on a busy machine. */
vi.setConfig({ hookTimeout: 120_000, testTimeout: 60_000 })

let folder = ''
let dist = ''
let config = ''

const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', program, ...args], { encoding: 'utf8' })

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-served-'))
  dist = join(folder, 'dist')
  cpSync('dist', dist, { recursive: true })
  config = join(folder, 'vitrine.config.json')
  const shipped = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as object
  writeFileSync(config, JSON.stringify({ ...shipped, basePath: BASE }))
  expect(run('operate/configure/run.ts', dist, config)).toContain(`to serve under ${BASE}`)
  expect(run('operate/compress/run.ts', dist)).toMatch(/^Compressed \d+ files/)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes home as `npm run snapshot` does: with a style and a script of its own, and without the page's entry. */
function writeHomeSnapshot() {
  const template = readFileSync(join(dist, TEMPLATE_FILE), 'utf8')
  const inline = { styles: ['b{color:red}'], scripts: ['void 0'] }
  const page = renderPage(template, readSite(config), (path) => path, inline)
  writeFileSync(join(dist, HOME_FILE), page.replace(/<script type="module".*?<\/script>/, ''))
}

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('%s', (_, start) => {
  let server: WebServer
  beforeAll(async () => {
    server = await start({ root: dist, basePath: BASE, graphqlUrl: 'http://127.0.0.1:9/' })
  })
  afterAll(() => {
    rmSync(join(dist, HOME_FILE), { force: true })
    return server.stop()
  })

  it('serves every file that the page names, to be kept or asked for again', async () => {
    const page = (await fetchRaw(`${server.origin}${BASE}item/0x1/1`)).body.toString()
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(4)
    for (const path of files) {
      const { status, headers } = await fetchRaw(`${server.origin}${path}`)
      expect(status, path).toBe(200)
      expect(path.startsWith(BASE), path).toBe(true)
      const kept = path.startsWith(`${BASE}assets/`)
      expect(headers['cache-control'], path).toBe(kept ? 'public, max-age=31536000, immutable' : 'no-cache')
    }
  })

  it('serves every script of the build as one, compressed beforehand', async () => {
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    for (const name of scripts) {
      const { status, headers, body } = await fetchRaw(`${server.origin}${BASE}assets/${name}`, {
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(status, name).toBe(200)
      expect(headers['content-type'], name).toMatch(/^text\/javascript/)
      const content = headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
      expect(content.equals(readFileSync(join(dist, 'assets', name))), name).toBe(true)
    }
  })

  // Nothing is behind the web server here, so only what the page and the server do themselves can pass.
  it('passes every check of the page by doctor, with a snapshot of home', async () => {
    writeHomeSnapshot()
    const rows = (await examine(config, `${server.origin}${BASE}`)).filter(({ name }) =>
      name.startsWith('Page:'),
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const row of rows) expect(row, JSON.stringify(row)).toMatchObject({ status: 'ok' })
  })
})

it('warns of a key that it makes public, without printing it', () => {
  const site = JSON.parse(readFileSync(config, 'utf8')) as { network: object }
  const keyed = join(folder, 'keyed.config.json')
  const rpcUrl = 'https://node.example/v2/9aa3d95b3bc440fa88ea12eaa4456161'
  writeFileSync(keyed, JSON.stringify({ ...site, network: { ...site.network, rpcUrl } }))
  const target = join(folder, 'keyed')
  cpSync('dist', target, { recursive: true })
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'operate/configure/run.ts', target, keyed],
    { encoding: 'utf8' },
  )
  expect(status).toBe(0)
  expect(stderr).toContain('https://node.example/… seems to hold a key')
  expect(stdout + stderr).not.toContain('9aa3d95b')
})
