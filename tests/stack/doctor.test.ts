// Runs doctor on a whole deployment of real parts: green as it is, and red for every fault that is put in.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildPage } from '../../local/web/build.ts'
import { localSite } from '../../local/web/local-site.ts'
import { compress } from '../../operate/compress/compress.ts'
import type { SiteFile } from '../../operate/config/schema.ts'
import { configure } from '../../operate/configure/configure.ts'
import { examine } from '../../operate/doctor/examine.ts'
import {
  answer,
  type Exchange,
  type Fault,
  type FaultyProxy,
  startFaultyProxy,
} from '../support/faultyProxy.ts'
import { startNginx } from '../deploy/webServer.ts'
import { startPublicRpc } from '../support/publicRpc.ts'
import { openSite, type Site } from '../support/openSite.ts'

/** The stack's chain may continue a saved one, and then keeps no past states. */
const PAST_STATES = 'RPC: past states'

let site: Site
let proxy: FaultyProxy
let folder: string
/** The built page. */
let root: string
let config: SiteFile

beforeAll(async () => {
  site = await openSite({ seed: 'small' })
  folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'))
  root = join(folder, 'dist')
  // The local stack serves its source maps, which a published build doesn't have.
  cpSync(await buildPage(), root, { recursive: true, filter: (name) => !name.endsWith('.map') })
  proxy = await startFaultyProxy(new URL(await site.serve(root)).origin)
  proxy.fault = {}
  config = localSite(site.stack)
})
afterEach(() => {
  proxy.fault = {}
})
afterAll(async () => {
  await proxy?.stop()
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

function writeConfig(changes: Partial<SiteFile> = {}): string {
  const file = join(folder, 'vitrine.config.json')
  writeFileSync(file, JSON.stringify({ ...config, ...changes }))
  return file
}

async function runProgram(...args: string[]) {
  const run = promisify(execFile)
  const command = ['--import', 'tsx', 'operate/doctor/run.ts', ...args]
  try {
    return { code: 0, ...(await run(process.execPath, command)) }
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

test('finds nothing wrong with a whole deployment, and exits with 0', async () => {
  const { code, stdout } = await runProgram(proxy.url, '--config', writeConfig())
  expect(stdout).toMatch(/^ok +RPC: chain +31337, block \d+/m)
  const troubles = stdout.match(/^(warning|failed|skipped).*/gm) ?? []
  expect(troubles.filter((line) => !line.includes(PAST_STATES))).toEqual([])
  expect(stdout).toMatch(/^\d+ ok, [01] warning, 0 failed, 0 skipped$/m)
  expect(code).toBe(0)
})

test('finds nothing wrong behind the shipped web server, under a path', async () => {
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const brand = { name: 'Ada & Co', favicon: 'icon.svg', accent: { light: '#204080', dark: '#a0c0ff' } }
  const { graphqlUrl, rpcUrl, gatewayUrl } = site.stack
  // The stack's own node refuses other origins than its own.
  const node = await startFaultyProxy(rpcUrl.replace(/\/$/, ''))
  const parts = { graphqlUrl, rpcUrl: node.url.replace('localhost', '127.0.0.1'), ipfsUrl: gatewayUrl }
  const nginx = await startNginx({ root, basePath: '/market/', burst: 100, ...parts })
  const file = writeConfig({ url: `${nginx.origin}/market/`, basePath: '/market/', brand })
  configure(root, file)
  compress(root)
  const rows = await examine(file, nginx.origin, { sendsBurst: true })
  await node.stop()
  await nginx.stop()
  expect(rows.filter(({ status, name }) => status !== 'ok' && name !== PAST_STATES)).toEqual([])
  for (const label of ['Subgraph', 'RPC']) {
    const limit = rows.find(({ name }) => name === `${label}: limit for one visitor`)
    expect(limit?.detail).toMatch(/^status 429 after \d+ requests/)
  }
  expect(rows.find(({ name }) => name === 'Page: home')?.detail).toBe(`${nginx.origin}/market/`)
})

test('finds nothing wrong where keys are limited to the site’s origin', async () => {
  const { origin } = new URL(proxy.url)
  proxy.fault = {
    answer: ({ path, headers }) =>
      ['/rpc', '/graphql'].includes(path) && headers['origin'] !== origin
        ? answer(403, 'This origin is not allowed')
        : undefined,
  }
  expect(await findTroubles()).toEqual([])
})

test('exits with 1 for monitors when something failed, and with 2 for wrong arguments', async () => {
  proxy.fault = { spoil: ({ headers }) => headers.delete('x-content-type-options') }
  const red = await runProgram(proxy.url, '--config', writeConfig(), '--json')
  expect(JSON.parse(red.stdout)).toMatchObject({
    failed: 1,
    checks: expect.arrayContaining([
      expect.objectContaining({ name: 'Page: x-content-type-options', status: 'failed' }),
    ]),
  })
  expect(red.code).toBe(1)
  expect(await runProgram('localhost')).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage') })
})

/**
 * Returns the rows that failed or warn.
 * @param expectedWarning a row whose warning isn't returned
 */
async function findTroubles(file = writeConfig(), expectedWarning = PAST_STATES) {
  const rows = await examine(file, proxy.url)
  for (const { status, fix } of rows) {
    if (status === 'failed' || status === 'warning') expect(fix).toMatch(/\w/)
  }
  return rows.filter(
    ({ status, name }) => status === 'failed' || (status === 'warning' && name !== expectedWarning),
  )
}

interface RpcCall {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Answers calls of the node that a fault is about; a batch is of one method here. */
function rpcFault(reply: (call: RpcCall) => object | undefined): Fault {
  return {
    answer: ({ path, body }) => {
      if (path !== '/rpc') return undefined
      const sent = JSON.parse(body) as RpcCall | RpcCall[]
      const replies = [sent].flat().map((call) => {
        const part = reply(call)
        return part && { jsonrpc: '2.0', id: call.id, ...part }
      })
      if (replies.some((part) => part === undefined)) return undefined
      return answer(200, JSON.stringify(Array.isArray(sent) ? replies : replies[0]))
    },
  }
}

const onPath = (wanted: string, fault: (exchange: Exchange) => ReturnType<typeof answer>): Fault => ({
  answer: (exchange) => (exchange.path === wanted ? fault(exchange) : undefined),
})

const isQuery = (text: string): ((exchange: Exchange) => boolean) => {
  return ({ path, body }) => path === '/graphql' && body.includes(text)
}

const spoilHeader = (name: string, value: string | undefined, only = /./): Fault => ({
  spoil: ({ headers }, { path }) => {
    if (!only.test(path)) return
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  },
})

const FEE = `"fee":{"recipient":"0x${'9'.repeat(40)}","basisPoints":999}`

const PAGES: readonly (readonly [string, readonly string[], Fault, string])[] = [
  [
    'a server that knows no routes',
    ['failed Page: other routes'],
    { answer: ({ path }) => (path.startsWith('/account/') ? answer(404) : undefined) },
    'Serve index.html',
  ],
  [
    'a server that answers everything with the page',
    ['warning Page: missing files'],
    onPath('/assets/no-such-file.js', () => answer(200, '<html>', { 'content-type': 'text/html' })),
    'Answer 404',
  ],
  [
    'a header that blocks what the page needs',
    ['failed Page: content policy'],
    spoilHeader('content-security-policy', "frame-ancestors 'none'; default-src https:"),
    'only frame-ancestors',
  ],
  [
    'a page that other sites may frame',
    ['failed Page: frame-ancestors'],
    spoilHeader('content-security-policy', "base-uri 'none'"),
    'frame-ancestors',
  ],
  [
    'a page that anyone may frame',
    ['failed Page: frame-ancestors'],
    spoilHeader('content-security-policy', 'frame-ancestors *'),
    'frame',
  ],
  [
    'no nosniff',
    ['failed Page: x-content-type-options'],
    spoilHeader('x-content-type-options', undefined),
    'nosniff',
  ],
  [
    'no Permissions-Policy',
    ['warning Page: permissions-policy'],
    spoilHeader('permissions-policy', undefined),
    'Permissions-Policy',
  ],
  [
    'a Referrer-Policy that leaks',
    ['warning Page: referrer-policy'],
    spoilHeader('referrer-policy', 'unsafe-url'),
    'no-referrer',
  ],
  [
    'no compression',
    ['failed Page: compression'],
    {
      answer: ({ headers }) => {
        headers['accept-encoding'] = 'identity'
        return undefined
      },
    },
    'Compress',
  ],
  [
    'hashed files that expire',
    ['failed Page: caching of files'],
    spoilHeader('cache-control', 'max-age=3600', /^\/assets/),
    'immutable',
  ],
  [
    'a page that is kept',
    ['failed Page: caching of the page'],
    spoilHeader('cache-control', 'max-age=3600', /^\/$/),
    'no-cache',
  ],
  [
    'source maps',
    ['failed Page: source maps'],
    {
      answer: ({ path }) => (path.endsWith('.map') ? answer(200, '{"version":3,"mappings":"A"}') : undefined),
    },
    '*.map',
  ],
  [
    'another site’s configuration',
    [
      'failed Page: configuration',
      'failed Page: what visitors get',
      'failed Page: content policy',
      'failed Page: title',
    ],
    {
      spoil: (got, { path }) => {
        if (path.split('?')[0] !== '/') return
        got.body = Buffer.from(
          got.body
            .toString('utf8')
            .replace('"rpcUrl":"/rpc"', '"rpcUrl":"https://thief.example"')
            .replace("connect-src 'self'", "connect-src 'self' https://thief.example")
            .replace('<title>Vitrine', '<title>Other'),
        )
      },
    },
    'npm run configure',
  ],
  [
    'an outdated snapshot of home',
    ['failed Page: what visitors get'],
    {
      spoil: (got, { path }) => {
        if (path !== '/') return
        const page = got.body.toString('utf8').replace(/(vitrine-page" content=")\w+/, '$1before')
        got.body = Buffer.from(page.replace(/<script type="application\/json" id="vitrine-config">[^<]*/, ''))
      },
    },
    'npm run snapshot',
  ],
  [
    'another fee in a collection’s page',
    ['failed Page: what visitors get'],
    {
      spoil: (got, { path }) => {
        if (!path.startsWith('/collection/')) return
        got.body = Buffer.from(got.body.toString('utf8').replace('"fee":null', FEE))
      },
    },
    'npm run configure',
  ],
  ['no page', ['failed Page: home'], onPath('/', () => answer(404)), 'Serve the built page'],
]

describe('a fault of the web server', () => {
  test.each(PAGES)('%s', async (_, expected, fault, fix) => {
    // Changed bodies must be readable here.
    const plain: Fault['answer'] = (exchange) => {
      if (/^\/(?:\?|$|account\/|collection\/)/.test(exchange.path)) {
        exchange.headers['accept-encoding'] = 'identity'
      }
      return fault.answer?.(exchange)
    }
    proxy.fault = { ...fault, answer: plain }
    const troubles = await findTroubles()
    expect(troubles.map(({ status, name }) => `${status} ${name}`)).toEqual(expected)
    expect(troubles[0]?.fix).toContain(fix)
  })
})

describe('a fault of the RPC node', () => {
  test.each<[string, readonly string[], Fault, string]>([
    [
      'another chain',
      ['failed RPC: chain'],
      rpcFault(({ method }) => (method === 'eth_chainId' ? { result: '0x1' } : undefined)),
      'network.chainId',
    ],
    ['none', ['failed RPC: chain'], onPath('/rpc', () => answer(502)), '$vitrine_rpc'],
    [
      'batches refused',
      ['warning RPC: batches'],
      {
        answer: ({ path, body }) =>
          path === '/rpc' && body.startsWith('[')
            ? answer(200, '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}')
            : undefined,
      },
      'accepts batches',
    ],
    [
      'three requests in a batch',
      ['warning RPC: batches'],
      {
        answer: ({ path, body }) =>
          path === '/rpc' && body.startsWith('[') && (JSON.parse(body) as unknown[]).length > 3
            ? answer(200, '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"batch too large"}}')
            : undefined,
      },
      'smaller batches',
    ],
    [
      'no Seaport',
      ['failed RPC: Seaport'],
      rpcFault(({ method, params }) =>
        method === 'eth_getCode' && String(params[0]).startsWith('0x0000000000000068')
          ? { result: '0x' }
          : undefined,
      ),
      'Seaport 1.6',
    ],
    [
      'no logs',
      ['failed RPC: log range'],
      rpcFault(({ method }) =>
        method === 'eth_getLogs' ? { error: { code: -32601, message: 'no' } } : undefined,
      ),
      'eth_getLogs',
    ],
    [
      'an exhausted rate limit',
      ['warning RPC: rate limit'],
      {
        answer: ({ path, body }) =>
          path === '/rpc' && body.startsWith('{') && body.includes('eth_blockNumber')
            ? answer(429, '', { 'x-ratelimit-limit': '10' })
            : undefined,
      },
      'rpcFallbackUrls',
    ],
  ])('%s', async (_, expected, fault, fix) => {
    proxy.fault = fault
    const troubles = await findTroubles()
    expect(troubles.map(({ status, name }) => `${status} ${name}`)).toEqual(expected)
    expect(troubles[0]?.fix).toContain(fix)
  })

  test('no past states', async () => {
    proxy.fault = rpcFault(({ method, params }) =>
      method === 'eth_getCode' && params[1] !== 'latest'
        ? { error: { code: -32000, message: 'missing trie node' } }
        : undefined,
    )
    const troubles = await findTroubles(writeConfig(), 'none')
    expect(troubles).toMatchObject([{ name: PAST_STATES, status: 'warning' }])
    expect(troubles[0]?.fix).toContain('archive node')
  })

  test('wrong decimals of a currency, and a contract of another standard', async () => {
    const [currency] = config.network.currencies
    const [collection] = config.collections
    if (currency === undefined || collection === undefined) throw new Error('The demo has both.')
    // The configuration itself refuses such a currency that wraps the native coin.
    const currencies = [{ ...currency, wrapsNative: false, decimals: 6 }]
    const money = await findTroubles(writeConfig({ network: { ...config.network, currencies } }))
    expect(money.map(({ name }) => name)).toContain('RPC: contracts')
    const standard = collection.standard === 'ERC721' ? 'ERC1155' : 'ERC721'
    const contracts = await findTroubles(writeConfig({ collections: [{ ...collection, standard }] }))
    expect(contracts.map(({ name }) => name)).toContain('RPC: contracts')
  })

  test('a public node: small batches, short log ranges, pauses, no past', async () => {
    const node = await startPublicRpc({
      rpcUrl: site.stack.rpcUrl,
      logRange: 100,
      keptStates: 16,
      oldStates: 'empty',
      pauseEvery: 7,
    })
    const network = { ...config.network, rpcUrl: node.url }
    const rows = await examine(writeConfig({ network }), proxy.url)
    await node.stop()
    const found = Object.fromEntries(
      rows
        .filter(({ name }) => name.startsWith('RPC'))
        .map(({ name, status, detail }) => [name, `${status}: ${detail}`]),
    )
    expect(found).toMatchObject({
      'RPC: chain': expect.stringMatching(/^ok/),
      'RPC: batches': 'warning: at most 3 requests',
      'RPC: log range': 'warning: at most 100 blocks',
      'RPC: past states': expect.stringMatching(/^warning: no contract at 0x/),
      'RPC: Seaport': expect.stringMatching(/^ok/),
      'RPC: contracts': expect.stringMatching(/^ok/),
      'RPC: CORS': 'ok: all origins',
    })
  })

  test('on another origin, without CORS', async () => {
    const other = await startFaultyProxy(site.stack.rpcUrl.replace(/\/$/, ''))
    other.fault = {
      spoil: ({ headers }) => {
        for (const name of [...headers.keys()]) if (name.startsWith('access-control')) headers.delete(name)
      },
    }
    const network = { ...config.network, rpcUrl: other.url }
    const troubles = await findTroubles(writeConfig({ network }))
    await other.stop()
    expect(troubles.find(({ name }) => name === 'RPC: CORS')).toMatchObject({
      status: 'failed',
      fix: expect.stringContaining('Access-Control-Allow-Origin'),
    })
  })
})

describe('a fault of the subgraph', () => {
  test.each<[string, readonly string[], Fault, string]>([
    ['none', ['failed Subgraph: answers'], onPath('/graphql', () => answer(503)), '$vitrine_graphql'],
    [
      'not deployed',
      ['failed Subgraph: answers'],
      onPath('/graphql', () => answer(200, '{"errors":[{"message":"deployment `x` does not exist"}]}')),
      'deployed under that name',
    ],
    [
      'an older schema',
      ['failed Subgraph: schema version'],
      {
        answer: (exchange) =>
          isQuery('SchemaVersion')(exchange) ? answer(200, '{"data":{"__type":null}}') : undefined,
      },
      'The subgraph is older',
    ],
    [
      'a newer schema',
      ['failed Subgraph: schema version'],
      {
        answer: (exchange) =>
          isQuery('SchemaVersion')(exchange)
            ? answer(200, '{"data":{"__type":{"enumValues":[{"name":"V999"}]}}}')
            : undefined,
      },
      'The page is older',
    ],
    [
      'failed',
      ['failed Subgraph: health'],
      {
        spoil: (got, exchange) => {
          if (!isQuery('_meta')(exchange)) return
          const text = got.body.toString('utf8')
          got.body = Buffer.from(text.replace('"hasIndexingErrors":false', '"hasIndexingErrors":true'))
        },
      },
      'log says why',
    ],
  ])('%s', async (_, expected, fault, fix) => {
    proxy.fault = fault
    const troubles = await findTroubles()
    expect(troubles.map(({ status, name }) => `${status} ${name}`)).toEqual(expected)
    expect(troubles[0]?.fix).toContain(fix)
    if (expected[0] === 'failed Subgraph: answers') expect(troubles[0]?.detail).toMatch(/503|does not exist/)
  })

  test('behind the chain', async () => {
    proxy.fault = rpcFault(({ method }) => (method === 'eth_blockNumber' ? { result: '0xfffff' } : undefined))
    const troubles = await findTroubles()
    expect(troubles.map(({ status, name }) => `${status} ${name}`)).toContain(
      'failed Subgraph: behind the chain',
    )
  })

  test('no limit of what a query may be', async () => {
    proxy.fault = {
      answer: (exchange) =>
        isQuery('collection { tokens')(exchange) ? answer(200, '{"data":{"collections":[]}}') : undefined,
    }
    const troubles = await findTroubles()
    expect(troubles).toMatchObject([{ name: 'Subgraph: limits of queries', status: 'warning' }])
    expect(troubles[0]?.fix).toContain('deploy/compose.yaml')
  })

  test('another configuration’s: a collection missing, or indexed from a later block', async () => {
    const [first, ...others] = config.collections
    if (first === undefined) throw new Error('The demo has collections.')
    const stranger = { ...first, address: config.network.currencies[0]?.address ?? '' }
    const missing = await findTroubles(writeConfig({ collections: [stranger, ...others] }))
    expect(missing.map(({ name }) => name)).toContain('Subgraph: collections')
    const sooner = { ...first, startBlock: first.startBlock - 1 }
    const later = await findTroubles(writeConfig({ collections: [sooner, ...others] }))
    expect(later.map(({ name }) => name)).toEqual(['Subgraph: collections'])
  })
})

test('a server that limits no requests', async () => {
  const all = { requests: 60, leastRate: 0 }
  proxy.fault = { answer: ({ body }) => (body.includes('burst') ? answer(200, '{}') : undefined) }
  const rows = await examine(writeConfig({ url: proxy.url }), proxy.url, { sendsBurst: true, burst: all })
  const troubles = rows.filter(({ name }) => name.endsWith('limit for one visitor'))
  expect(troubles.map(({ status, name }) => `${status} ${name}`)).toEqual([
    'failed Subgraph: limit for one visitor',
    'failed RPC: limit for one visitor',
  ])
  expect(troubles[0]?.fix).toContain('deploy/nginx.conf')
})

test('node and graph-node both down behind a server that is up', async () => {
  proxy.fault = { answer: ({ path }) => (['/rpc', '/graphql'].includes(path) ? answer(502) : undefined) }
  const rows = await examine(writeConfig(), proxy.url)
  const red = rows.filter(({ status }) => status === 'failed')
  expect(red.map(({ name }) => name)).toEqual(['RPC: chain', 'Subgraph: answers'])
  for (const { fix } of red) expect(fix).toMatch(/\$vitrine_(rpc|graphql)/)
  expect(rows.find(({ name }) => name === 'Page: home')?.status).toBe('ok')
})

test('a fee that would go to nobody is named before anything is examined', async () => {
  const fee = { recipient: `0x${'0'.repeat(40)}`, basisPoints: 100 }
  await expect(examine(writeConfig({ fee }), proxy.url)).rejects.toThrow('fee.recipient is "0x0000')
  expect(await runProgram(proxy.url, '--config', writeConfig({ fee }))).toMatchObject({ code: 1 })
})

describe('a fault of the gateway', () => {
  test('it serves no files', async () => {
    proxy.fault = {
      answer: ({ path }) => (path.startsWith('/ipfs/') ? answer(504, 'timed out') : undefined),
    }
    const troubles = await findTroubles()
    expect(troubles).toMatchObject([{ name: 'Gateway: serves files', status: 'failed' }])
    expect(troubles[0]?.detail).toMatch(/status 504 .*timed out/)
  })
})

test('says that it needs the site’s URL where endpoints are paths', async () => {
  const rows = await examine(writeConfig(), undefined)
  expect(rows.map(({ status, name }) => `${status} ${name}`)).toEqual([
    'warning RPC',
    'warning Subgraph',
    'warning Gateways',
  ])
  expect(rows[0]?.fix).toContain('npm run doctor -- <url>')
})
