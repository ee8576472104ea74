// Pictures of a snapshot come from the hosts of the page's policy, pass the page's examination, and can't run as pages.
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictureCopier, PICTURES_FOLDER } from './pictures.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const shapes = (count: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<rect width="1" height="1"/>'.repeat(count)}</svg>`

let dist = ''
let server: Server
let origin = ''
let asked: string[] = []

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))
  asked = []
  server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url.endsWith('/away')) response.writeHead(302, { location: `http://localhost:1/` }).end()
    else if (url.endsWith('/page')) response.end('<!doctype html><script>alert(1)</script>')
    else if (url.endsWith('/huge')) response.end(Buffer.concat([PNG, Buffer.alloc(3_000_000)]))
    else if (url.endsWith('/drawing')) response.end(shapes(3))
    else if (url.endsWith('/costly')) response.end(shapes(5_000))
    else if (url.includes('/half')) response.end(shapes(600 + url.length))
    else response.end(PNG)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  rmSync(dist, { recursive: true, force: true })
})

const makeCopier = (origins: readonly string[] = [origin]) =>
  createPictureCopier({ dist, basePath: '/market/', siteUrl: `${origin}/market/`, origins: new Set(origins) })

const copyAll = async (...sources: string[]) => makeCopier().copy(sources.map((source) => ({ source })))

test('a raster becomes a file of the site, named by its content', async () => {
  const source = `${origin}/ipfs/a`
  const address = (await copyAll(source)).get(source) ?? ''
  expect(address).toMatch(/^\/market\/assets\/snapshot\/[0-9a-f]{16}\.png$/)
  expect(readFileSync(join(dist, address.replace('/market/', '')))).toEqual(PNG)
})

test('addresses without a host are the site’s', async () => {
  expect((await copyAll('/ipfs/a')).get('/ipfs/a')).toMatch(/\.png$/)
  expect(asked).toEqual(['/ipfs/a'])
})

test('a drawing is part of the page, never a file that could be opened', async () => {
  const source = `${origin}/ipfs/drawing`
  expect((await copyAll(source)).get(source)).toBe(
    `data:image/svg+xml;base64,${Buffer.from(shapes(3)).toString('base64')}`,
  )
  expect(readdirSync(dist)).toEqual([])
})

test('a drawing in the metadata itself becomes its examined bytes, however its address is written', async () => {
  const copy = `data:image/svg+xml;base64,${Buffer.from(shapes(2)).toString('base64')}`
  for (const letters of [encodeURIComponent(shapes(2)), shapes(2)]) {
    const source = `data:image/svg+xml,${letters}`
    expect((await copyAll(source)).get(source)).toBe(copy)
  }
})

test.each([
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:1/',
  'https://elsewhere.example/a.png',
])('asks %s, which the policy doesn’t name, for nothing', async (source) => {
  const copier = makeCopier([])
  expect(await copier.copy([{ source }, { source: `${origin}/ipfs/a` }])).toEqual(new Map())
  expect(asked).toEqual([])
})

test.each(['away', 'page', 'huge', 'costly'])('leaves out a file that is %s', async (name) => {
  expect(await copyAll(`${origin}/ipfs/${name}`)).toEqual(new Map())
  expect(readdirSync(dist)).toEqual([])
})

test('drawings together cost no more than the page draws in one frame', async () => {
  const copies = await copyAll(...['half', 'half2', 'half33'].map((name) => `${origin}/${name}`))
  expect([...copies.keys()]).toEqual([`${origin}/half`])
})

test('files of former snapshots stay for a day', async () => {
  const copier = makeCopier()
  await copier.copy([{ source: `${origin}/ipfs/a` }])
  const folder = join(dist, PICTURES_FOLDER)
  const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400
  writeFileSync(join(folder, 'old.png'), PNG)
  utimesSync(join(folder, 'old.png'), twoDaysAgo, twoDaysAgo)
  writeFileSync(join(folder, 'recent.png'), PNG)
  copier.clean()
  const names = readdirSync(folder)
  expect(names).not.toContain('old.png')
  expect(names).toContain('recent.png')
  expect(names).toHaveLength(2)
})
