// Tests that a start fetches missing programs as a user's npm does: the registry is one on this machine.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findProgram, gnd } from '../../subgraph/manifest/program.ts'
import { anvil } from '../process/anvil.ts'
import { fetchMissing } from './fetch-missing.ts'

const run = promisify(execFile)

let directory: string
let registry: Server
let requested: string[]
/** Packages that the registry has, by name. */
let published: Map<string, { readonly version: string; readonly content: Buffer }>

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-fetch-'))
  requested = []
  published = new Map()
  registry = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1)
    requested.push(name)
    const tarball = published.get(name.replace(/\.tgz$/, ''))
    if (tarball === undefined) return response.writeHead(404).end('{}')
    const { version, content } = tarball
    if (name.endsWith('.tgz')) return response.end(content)
    const { port } = registry.address() as AddressInfo
    const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
    const dist = { tarball: `http://127.0.0.1:${port}/${name}.tgz`, integrity }
    const versions = { [version]: { name, version, dist } }
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`)
  vi.stubEnv('npm_config_cache', join(directory, 'cache'))
})
afterEach(async () => {
  registry.close()
  await rm(directory, { recursive: true })
})

/** Publishes a package with a program that says its name. */
async function publish(name: string, version: string, program: string) {
  const folder = join(directory, 'package')
  await mkdir(join(folder, 'bin'), { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version }))
  await writeFile(join(folder, 'bin', program), `#!/bin/sh\necho ${name}\n`)
  await chmod(join(folder, 'bin', program), 0o755)
  await run('tar', ['czf', 'package.tgz', 'package'], { cwd: directory })
  published.set(name, { version, content: await readFile(join(directory, 'package.tgz')) })
  await rm(folder, { recursive: true })
}

const on = (platform: string) => ({
  platform,
  resolvePackage: () => undefined,
  fetched: join(directory, 'programs'),
  path: '',
})

/** What is left of an attempt. */
const remaining = () => readdir(join(directory, 'programs'))

const { optionalDependencies } = JSON.parse(await readFile('package.json', 'utf8')) as {
  optionalDependencies: { '@graphprotocol/gnd-linux-x64': string }
}
const GND_VERSION = optionalDependencies['@graphprotocol/gnd-linux-x64']

test('fetches the package of this platform once the user agrees, and not again', async () => {
  await publish('@graphprotocol/gnd-darwin-arm64', GND_VERSION, 'gnd')
  const places = on('darwin-arm64')
  const questions: string[] = []
  const ask = (question: string) => {
    questions.push(question)
    return Promise.resolve(true)
  }
  const options = {
    yes: false,
    unpinned: false,
    places,
    interactive: true,
    ask,
    print: () => undefined,
  }
  await fetchMissing([gnd], options)
  await fetchMissing([gnd], options)
  expect(questions).toEqual([
    'Vitrine needs gnd (graph-node, the indexer). package-lock.json has no hash of @graphprotocol/gnd-darwin-arm64, ' +
      `so only npm's registry says what belongs in it. Fetch @graphprotocol/gnd-darwin-arm64 ${GND_VERSION} from npm?`,
  ])
  const { stdout } = await run(findProgram(gnd, places) ?? '')
  expect(stdout).toBe('@graphprotocol/gnd-darwin-arm64\n')
  expect(await remaining()).toHaveLength(1)
})

test('refuses a package whose content is not the one of the lock file', async () => {
  await publish('@graphprotocol/gnd-linux-x64', GND_VERSION, 'gnd')
  const places = on('linux-x64')
  const fetching = fetchMissing([gnd], { yes: true, unpinned: true, places, print: () => undefined })
  await expect(fetching).rejects.toThrow(/Integrity checksum failed[^]*To install it yourself/)
  expect(findProgram(gnd, places)).toBeUndefined()
  expect(await remaining()).toEqual([])
})

test('--yes doesn’t fetch what the lock file has no hash of, and says how to', async () => {
  await publish('@graphprotocol/gnd-darwin-arm64', GND_VERSION, 'gnd')
  const places = on('darwin-arm64')
  const options = { yes: true, places, print: () => undefined }
  await expect(fetchMissing([gnd], { ...options, unpinned: false })).rejects.toThrow(
    /no hash of @graphprotocol\/gnd-darwin-arm64[^]*npm start -- --yes --unpinned/,
  )
  expect(requested).toEqual([])
  await fetchMissing([gnd], { ...options, unpinned: true })
  expect(findProgram(gnd, places)).toContain('gnd-darwin-arm64')
})

test('what was fetched without a hash isn’t run once the lock file has one', async () => {
  const places = on('linux-x64')
  const bin = join(places.fetched, `@graphprotocol+gnd-linux-x64@${GND_VERSION}`, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, 'gnd'), '#!/bin/sh\n', { mode: 0o755 })
  expect(findProgram(gnd, places)).toBeUndefined()
})

test('says what to do where the registry lacks the package', async () => {
  const places = on('linux-arm64')
  const fetching = fetchMissing([gnd], { yes: true, unpinned: true, places, print: () => undefined })
  await expect(fetching).rejects.toThrow(
    /^Couldn't fetch @graphprotocol\/gnd-linux-arm64 \S+ from npm: Not Found - GET \S+\nCouldn't find gnd .*\n {2}To install it yourself: npx/,
  )
  await expect(fetching).rejects.not.toThrow('--yes')
  expect(await remaining()).toEqual([])
})

test.each([
  ['a user who declines', { interactive: true, ask: () => Promise.resolve(false) }],
  ['a script without --yes', { interactive: false, ask: () => Promise.resolve(true) }],
])('fetches nothing for %s', async (_, answers) => {
  const fetching = fetchMissing([anvil, gnd], {
    yes: false,
    unpinned: false,
    places: on('linux-arm64'),
    ...answers,
  })
  await expect(fetching).rejects.toThrow(/anvil-linux-arm64 from npm: npm start -- --yes[^]*gnd-linux-arm64/)
  expect(requested).toEqual([])
})
