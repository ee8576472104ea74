// Tests the build command: the block from which it reads metadata, and what it refuses.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toQuantity } from 'ethers'
import { parse } from 'yaml'
import { runBuildCommand } from './buildCommand.ts'

const HEAD = 200_000_000
const START = 119_000_000
const program = fileURLToPath(new URL('build.ts', import.meta.url))
const SHIPPED = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as { network: { chainId: number } }

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Compiling the mappings takes a while when they have changed. */
const COMPILE_MS = 300_000

/** What the node says about its newest block, and about its chain. */
let block: object | undefined
let chainId: number
/** The first block with the collection's contract. */
let codeSince: number
/** The only origin that the node's key is for; undefined while it has none. */
let keyOrigin: string | undefined
const server = createServer((request, response) => {
  if (keyOrigin !== undefined && request.headers.origin !== keyOrigin) {
    return void response.writeHead(403).end()
  }
  void json(request).then((body) => {
    const replies = [body as Call | Call[]].flat().map(({ id, method, params }) => {
      const code = { result: Number(params[1]) >= codeSince ? '0x60' : '0x' }
      const known: Readonly<Record<string, object>> = {
        eth_chainId: { result: toQuantity(chainId) },
        eth_getCode: code,
      }
      const reply = known[method] ?? block
      return reply && { jsonrpc: '2.0', id, ...reply }
    })
    response.end(JSON.stringify(Array.isArray(body) ? replies : replies[0]) ?? 'null')
  })
})
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
  block = { result: toQuantity(HEAD) }
  chainId = SHIPPED.network.chainId
  keyOrigin = undefined
  codeSince = START
  configure({ rpcUrl: '/rpc' })
})

const configure = (network: object, settings: object = {}) => {
  const collections = [{ address: `0x${'aa'.repeat(20)}`, standard: 'ERC721', startBlock: START }]
  const config = { ...SHIPPED, ...settings, network: { ...SHIPPED.network, ...network }, collections }
  writeFileSync(join(site, 'vitrine.config.json'), JSON.stringify(config))
}

const readManifest = () => readFileSync(join(site, 'build', 'subgraph.yaml'), 'utf8')

async function build(...args: string[]) {
  let output = ''
  const print = (line: string) => {
    output += `${line}\n`
  }
  const code = await runBuildCommand(args, {
    configFile: join(site, 'vitrine.config.json'),
    outputDirectory: join(site, 'build'),
    print,
    printError: print,
  })
  return { code, output }
}

/** What the handlers of Seaport's events read of the configuration. */
function readContext(): Readonly<Record<string, { readonly data: string }>> {
  const { dataSources } = parse(readManifest()) as {
    dataSources: { name: string; context?: ReturnType<typeof readContext> }[]
  }
  return dataSources.find(({ name }) => name === 'Seaport')?.context ?? {}
}

function metadataFrom(): number | undefined {
  const from = readContext()['metadataFrom']?.data
  return from === undefined ? undefined : Number(from)
}

describe('reads metadata', { timeout: COMPILE_MS }, () => {
  test('from the newest block of the given node, in a repeatable build', async () => {
    const { code, output } = await build('--rpc', rpcUrl)
    expect(output).toContain(`--metadata-from ${HEAD}`)
    expect(code).toBe(0)
    expect(metadataFrom()).toBe(HEAD)
    const manifest = readManifest()
    block = { result: '0x1' }
    await build('--metadata-from', String(HEAD))
    expect(readManifest()).toBe(manifest)
  })

  test('from the newest block of the site’s node by default', async () => {
    configure({ rpcUrl })
    expect((await build()).code).toBe(0)
    expect(metadataFrom()).toBe(HEAD)
    await build('--metadata-from', '0')
    expect(metadataFrom()).toBe(START)
    await build('--metadata-from', 'newest')
    expect(metadataFrom()).toBe(HEAD)
  })

  test('from the newest block of a node whose key is limited to the site’s origin', async () => {
    keyOrigin = 'https://gallery.example'
    configure({ rpcUrl }, { url: 'https://gallery.example/market/', basePath: '/market/' })
    expect((await build()).code).toBe(0)
    expect(metadataFrom()).toBe(HEAD)
  })

  test('from the first block on when no node is configured', async () => {
    expect((await build()).output).toContain('metadata from the first block on')
    expect(metadataFrom()).toBe(START)
  })
})

test(
  'follows orders from their own first block on, and all else from the first collection’s',
  async () => {
    configure({}, { index: { startBlock: START + 1_000 }, curation: { discover: true } })
    expect((await build('--metadata-from', '0')).code).toBe(0)
    const { dataSources } = parse(readManifest()) as {
      dataSources: { name: string; source: { startBlock: number } }[]
    }
    const starts = dataSources.map(({ name, source }) => [name, source.startBlock] as const)
    expect(Object.fromEntries(starts)).toEqual({
      Seaport: START + 1_000,
      ...{ 'Seaport_1.5': START, 'Seaport_1.4': START, 'Seaport_1.1': START },
      [`ERC721_0x${'aa'.repeat(20)}_history`]: START - 1,
      [`ERC721_0x${'aa'.repeat(20)}`]: START,
    })
  },
  COMPILE_MS,
)

test(
  'tells the index which of the currencies wraps the native coin',
  async () => {
    const dollar = { address: `0x${'dd'.repeat(20)}`, symbol: 'USDC', decimals: 6 }
    const weth = { address: `0x${'ee'.repeat(20)}`, symbol: 'WETH', decimals: 18, wrapsNative: true }
    const wrapped = async (...currencies: readonly object[]) => {
      configure({ currencies })
      expect((await build('--metadata-from', '0')).code).toBe(0)
      return readContext()['wrappedNative']?.data
    }
    expect(await wrapped(dollar, weth)).toBe(weth.address)
    expect(await wrapped(dollar)).toBe('')
  },
  COMPILE_MS,
)

test('names what is wrong with the configuration', async () => {
  configure({ rpcUrl: 'localhost' })
  expect(await build()).toEqual({ code: 1, output: expect.stringContaining('network.rpcUrl is "localhost"') })
})

test.each([
  ['a node that refuses', { error: { code: -32_000, message: 'no' } }],
  ['a number that is no block', { result: '0xffffffffffffffffff' }],
  ['nothing', undefined],
])('names a node that does not return its newest block: %s', async (_, reply) => {
  block = reply
  const result = await build('--rpc', rpcUrl)
  expect(result.code).toBe(1)
  expect(result.output).toContain(`Couldn't read the newest block from the node at ${rpcUrl}`)
})

test('refuses a collection that was there before its first block', async () => {
  codeSince = START - 1
  const result = await build('--rpc', rpcUrl)
  expect(result.output).toContain(`was there before block ${START}, so its history would be incomplete`)
  expect(result.code).toBe(1)
})

test('refuses a node of another chain', async () => {
  chainId = 5
  const result = await build('--rpc', rpcUrl)
  expect(result).toEqual({ code: 1, output: expect.stringContaining('is on chain 5') })
})

const WRONG_ARGUMENTS = [
  ['mainnet'],
  ['--metadata-from', '-1'],
  ['--metadata-from', '1e3'],
  ['--rpc', 'localhost'],
  ['--metadata-from', 'latest'],
  ['--unknown'],
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
    configure({ rpcUrl })
    const [built, refused] = await Promise.all([run(), run('moon')])
    expect(built).toMatchObject({ code: 0, errors: '', out: expect.stringContaining(String(HEAD)) })
    expect(refused).toMatchObject({ code: 2, out: '', errors: expect.stringContaining('Usage') })
  },
)
