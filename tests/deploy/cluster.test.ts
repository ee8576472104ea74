// The files of deploy/cluster agree with each other, and its cache of queries works on a real nginx.
import { readFileSync } from 'node:fs'
import getPort from 'get-port'
import { parse as parseToml } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fetchRaw, startUpstream, type Upstream } from './http.ts'
import { runNginx, type WebServer } from './webServer.ts'

interface PoolSize {
  readonly node: string
  readonly size: number
}
interface Shard {
  readonly connection: string
  readonly weight: number
  readonly pool_size: readonly PoolSize[]
  readonly replicas: Readonly<Record<string, { connection: string; weight: number }>>
}
interface Config {
  readonly general: { readonly query: string }
  readonly store: Readonly<Record<string, Shard>>
  readonly chains: Readonly<Record<string, string | { shard: string; provider: { url: string }[] }>>
  readonly deployment: {
    readonly rule: readonly { match?: { network: string }; shard?: string; indexers: string[] }[]
  }
}

const config = parseToml(readFileSync('deploy/cluster/config.toml', 'utf8')) as unknown as Config
const { services } = parse(readFileSync('deploy/cluster/compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, { environment?: Record<string, string> }>
}
const nodes = Object.values(services).flatMap(({ environment }) => (environment ? [environment] : []))
const withRole = (role: string) => nodes.filter(({ node_role }) => node_role === role)

describe('deploy/cluster/config.toml', () => {
  it('gives every node a role that its name says', () => {
    const query = new RegExp(`^${config.general.query}$`)
    expect(withRole('query-node').length).toBeGreaterThan(1)
    for (const { node_id = '', node_role } of nodes)
      expect(query.test(node_id), node_id).toBe(node_role === 'query-node')
  })

  it('has one node that stores blocks, as the containers’ setting says', () => {
    const { ingestor } = config.chains
    expect(withRole('index-node').map(({ node_id }) => node_id)).toContain(ingestor)
    for (const { BLOCK_INGESTOR } of nodes) expect(BLOCK_INGESTOR).toBe(ingestor)
  })

  it('places every subgraph in a shard and on index nodes that exist, and the last rule takes all', () => {
    const indexers = withRole('index-node').map(({ node_id }) => node_id)
    for (const { shard = 'primary', indexers: chosen } of config.deployment.rule) {
      expect(Object.keys(config.store)).toContain(shard)
      for (const name of chosen) expect(indexers).toContain(name)
    }
    expect(config.deployment.rule.at(-1)?.match).toBeUndefined()
  })

  it('has a primary shard, replicas, connections for every node, and no password in it', () => {
    expect(config.store).toHaveProperty('primary')
    for (const { pool_size, replicas, connection } of Object.values(config.store)) {
      expect(Object.keys(replicas).length).toBeGreaterThan(0)
      for (const { node_id = '' } of nodes)
        expect(pool_size.some(({ node }) => new RegExp(`^${node}$`).test(node_id))).toBe(true)
      for (const address of [connection, ...Object.values(replicas).map((replica) => replica.connection)])
        expect(address).toContain('${POSTGRES_PASSWORD}')
    }
  })

  it('stores every chain in a shard that exists', () => {
    for (const chain of Object.values(config.chains))
      if (typeof chain !== 'string') expect(Object.keys(config.store)).toContain(chain.shard)
  })
})

describe('deploy/queries.conf', () => {
  let nodesBehind: Upstream[]
  let server: WebServer
  let failing = false
  let indexed = '{"number":7}'

  beforeAll(async () => {
    const start = () =>
      startUpstream((_request, response) => {
        response.statusCode = failing ? 503 : 200
        response.setHeader('content-type', 'application/json')
        response.setHeader('graph-attestable', 'true')
        response.setHeader('graph-indexed', indexed)
        response.end('{"data":{}}')
      })
    nodesBehind = [await start(), await start()]
    const port = await getPort()
    // As the name resolves to several addresses.
    const configuration = readFileSync('deploy/queries.conf', 'utf8')
      .replace(/( *server )query-nodes:8000(.*\n)/, (_, before: string, after: string) =>
        nodesBehind.map(({ url }) => `${before}${new URL(url).host}${after}`).join(''),
      )
      .replace('listen 8000', `listen 127.0.0.1:${port}`)
    server = await runNginx(configuration, `http://127.0.0.1:${port}`)
  })
  afterAll(async () => {
    await server.stop()
    await Promise.all(nodesBehind.map((node) => node.close()))
  })

  const ask = (query: string, variables?: object) =>
    fetchRaw(`${server.origin}/subgraphs/name/gallery`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
  const asked = () => nodesBehind.flatMap(({ requests }) => requests.map(({ body }) => body))

  it('sends a query that many visitors send at once to one node, once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('{ popular }')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const sent = asked().filter((body) => body.includes('popular')).length
    // A second starts again while they are under way, at most.
    expect(sent).toBeLessThanOrEqual(2)
  })

  it('answers another query with another answer, and spreads queries over the nodes', async () => {
    const queries = Array.from({ length: 20 }, (_, index) => `{ item${index} }`)
    for (const query of queries) await ask(query)
    for (const query of queries) expect(asked().join()).toContain(query)
    for (const { requests } of nodesBehind) expect(requests.length).toBeGreaterThan(0)
  })

  it('asks again after a second', async () => {
    await ask('{ fresh }')
    await expect
      .poll(
        async () => {
          await ask('{ fresh }')
          return asked().filter((body) => body.includes('fresh')).length
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(1)
  })

  it('keeps the answer to a query as of a block', async () => {
    const hash = `0x${'7'.repeat(64)}`
    const startedAt = Math.floor(Date.now() / 1_000)
    const askPinned = () => ask('query ($block: Block_height) { pinned(block: $block) }', { block: { hash } })
    await askPinned()
    // Until the next second has begun, which another query sees.
    await expect
      .poll(async () => (await askPinned(), Math.floor(Date.now() / 1_000)), { timeout: 5_000 })
      .toBeGreaterThan(startedAt + 1)
    expect(asked().filter((body) => body.includes('pinned'))).toHaveLength(1)
  })

  it('keeps answers in the same way as deploy/nginx.conf', () => {
    const [one = '', other = ''] = ['deploy/queries.conf', 'deploy/nginx.conf'].map((file) => {
      const [shared] =
        /^# Queries name the block[^]*?\$vitrine_is_own \{[^]*?^\}/m.exec(readFileSync(file, 'utf8')) ?? []
      return shared
    })
    expect(one).toContain('proxy_cache_path')
    expect(one).toBe(other)
    const directives = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) =>
          /^proxy_(cache(?!_path|_key)|no_cache|ignore|pass_request|set_header|buffer)/.test(line),
        )
    expect(directives('deploy/nginx.conf')).toEqual(expect.arrayContaining(directives('deploy/queries.conf')))
  })

  it('forwards only queries', async () => {
    expect((await fetchRaw(`${server.origin}/subgraphs/name/gallery`)).status).toBe(405)
    expect((await fetchRaw(`${server.origin}/`)).status).toBe(404)
  })

  it('keeps no error that has the status 200, such as a block that a replica does not have yet', async () => {
    indexed = 'null'
    for (let times = 0; times < 2; times++)
      expect((await ask('{ behind }')).headers['x-cache-status']).toBe('MISS')
    indexed = '{"number":8}'
    await ask('{ behind }')
    expect(asked().filter((body) => body.includes('behind'))).toHaveLength(3)
  })

  it('keeps no failure', async () => {
    failing = true
    expect((await ask('{ failing }')).status).toBe(503)
    failing = false
    await expect.poll(async () => (await ask('{ failing }')).status, { timeout: 20_000 }).toBe(200)
  })
})
