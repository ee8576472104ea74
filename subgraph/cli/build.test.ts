// Tests the build command: the block from which it reads metadata, and what it refuses.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readNetwork } from '../manifest/networks.ts'
import { runBuildCommand } from './buildCommand.ts'

const NETWORK = 'optimism'
const HEAD = 200_000_000
const { startBlock } = readNetwork(NETWORK)
const program = fileURLToPath(new URL('build.ts', import.meta.url))
const manifestFile = fileURLToPath(new URL(`../build/${NETWORK}/subgraph.yaml`, import.meta.url))

/** Compiling the mappings takes a while when they have changed. */
const COMPILE_MS = 300_000

/** The node's response. */
let reply: unknown
const server = createServer((_, response) => response.end(JSON.stringify(reply)))
let rpcUrl = ''
/** Path of the site's configuration. */
let site = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  site = mkdtempSync(join(tmpdir(), 'vitrine-site-'))
})
afterAll(() => {
  rmSync(site, { recursive: true, force: true })
  server.close()
})
beforeEach(() => {
  reply = { jsonrpc: '2.0', id: 1, result: `0x${HEAD.toString(16)}` }
  configure({ slug: NETWORK, rpcUrl: '/rpc' })
})

const configure = (network: object) => {
  writeFileSync(join(site, 'vitrine.config.json'), JSON.stringify({ network }))
}

async function build(...args: string[]) {
  let output = ''
  const print = (line: string) => {
    output += `${line}\n`
  }
  const siteConfiguration = join(site, 'vitrine.config.json')
  const code = await runBuildCommand(args, { siteConfiguration, print, printError: print })
  return { code, output }
}

function metadataFrom(): number | undefined {
  const { dataSources } = parse(readFileSync(manifestFile, 'utf8')) as {
    dataSources: { name: string; context?: { metadataFrom: { data: string } } }[]
  }
  const from = dataSources.find(({ name }) => name === 'Seaport')?.context?.metadataFrom.data
  return from === undefined ? undefined : Number(from)
}

describe('reads metadata', { timeout: COMPILE_MS }, () => {
  test('from the newest block of the given node, in a repeatable build', async () => {
    const { code, output } = await build(NETWORK, '--rpc', rpcUrl)
    expect(output).toContain(`--metadata-from ${HEAD}`)
    expect(code).toBe(0)
    expect(metadataFrom()).toBe(HEAD)
    const manifest = readFileSync(manifestFile, 'utf8')
    reply = { jsonrpc: '2.0', id: 1, result: '0x1' }
    await build(NETWORK, '--metadata-from', String(HEAD))
    expect(readFileSync(manifestFile, 'utf8')).toBe(manifest)
  })

  test('from the newest block of the site’s node by default', async () => {
    configure({ slug: NETWORK, rpcUrl })
    expect((await build(NETWORK)).code).toBe(0)
    expect(metadataFrom()).toBe(HEAD)
    await build(NETWORK, '--metadata-from', '0')
    expect(metadataFrom()).toBe(startBlock)
  })

  test('of all blocks when no node is configured, or only one of another network', async () => {
    expect((await build(NETWORK)).output).toContain('the metadata of all blocks')
    expect(metadataFrom()).toBe(startBlock)
    configure({ slug: 'mainnet', rpcUrl })
    expect((await build(NETWORK)).output).toContain('the metadata of all blocks')
  })
})

test.each([
  ['a node that refuses', { error: { code: -32_000, message: 'no' } }],
  ['a number that is no block', { result: '0xffffffffffffffffff' }],
  ['nonsense', null],
])('names a node that does not return its newest block: %s', async (_, output) => {
  reply = output
  const result = await build(NETWORK, '--rpc', rpcUrl)
  expect(result.code).toBe(1)
  expect(result.output).toContain(`Couldn't read the newest block from the node at ${new URL(rpcUrl).host}`)
})

const WRONG_ARGUMENTS = [
  [],
  ['moon'],
  [NETWORK, 'base'],
  [NETWORK, '--metadata-from', '-1'],
  [NETWORK, '--metadata-from', '1e3'],
  [NETWORK, '--rpc', 'localhost'],
  [NETWORK, '--rpc', 'http://127.0.0.1:1', '--metadata-from', '5'],
  ['--all', '--metadata-from', '5'],
  [NETWORK, '--unknown'],
]
test.each(WRONG_ARGUMENTS.map((args) => [args]))('prints the usage for %j', async (args) => {
  const { code, output } = await build(...args)
  expect(code).toBe(2)
  expect(output).toContain('Usage: npm run subgraph:build')
})

test(
  'the program reads its arguments and the path of the configuration from where it is started',
  { timeout: COMPILE_MS },
  async () => {
    const run = async (...args: string[]) => {
      const env = { ...process.env, VITRINE_CONFIG: join(site, 'vitrine.config.json') }
      const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], { env })
      const [out, errors, [code]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close') as Promise<[number]>,
      ])
      return { code, out, errors }
    }
    configure({ slug: NETWORK, rpcUrl })
    const [built, refused] = await Promise.all([run(NETWORK), run('moon')])
    expect(built).toMatchObject({ code: 0, errors: '', out: expect.stringContaining(String(HEAD)) })
    expect(refused).toMatchObject({ code: 2, out: '', errors: expect.stringContaining('Usage') })
  },
)
