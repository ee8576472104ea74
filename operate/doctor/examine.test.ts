// Tests where doctor looks for a site's parts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { close, listen } from '../../local/process/listen.ts'
import { parseSite } from '../config/readSite.ts'
import { SCHEMA_VERSION } from '../../src/domain/schemaVersion.ts'
import { examine } from './examine.ts'

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

const META = { deployment: 'Qm', block: { number: 7 }, hasIndexingErrors: false }

/** Writes the shipped configuration with some changes, and returns its path. */
function writeConfig(changes: {
  readonly network?: object
  readonly collections?: readonly object[]
}): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const site = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as { network: object }
  const file = join(folder, 'vitrine.config.json')
  writeFileSync(
    file,
    JSON.stringify({ ...site, ...changes, network: { ...site.network, ...changes.network } }),
  )
  return file
}

/** Serves every path by one handler until the test ends, and returns the server's URL. */
async function serve(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  onTestFinished(() => close(server))
  return `http://127.0.0.1:${await listen(server, 0)}`
}

test('asks the index of the page’s own schema version', async () => {
  const url = await serve(({ url: path }, response) => {
    const isIndex = path === `/graphql/v${SCHEMA_VERSION}`
    response.writeHead(isIndex ? 200 : 404).end(isIndex ? JSON.stringify({ data: { _meta: META } }) : '')
  })
  const rows = await examine(writeConfig({ network: { graphqlUrl: '/graphql/v{schema}' } }), url)
  expect(rows.find(({ name }) => name === 'Subgraph: answers')).toMatchObject({ status: 'ok' })
})

test('names the web server’s setting for a path that it forwards, and the configuration’s for a URL', async () => {
  const url = await serve((_, response) => void response.writeHead(502).end())
  const fixes = async (file: string) => {
    const rows = await examine(file, url)
    return ['RPC: chain', 'Subgraph: answers'].map((name) => rows.find((row) => row.name === name)?.fix)
  }
  const closed = 'https://127.0.0.1:1'
  const [forwarded, named] = await Promise.all([
    fixes(writeConfig({ network: { rpcUrl: '/rpc', graphqlUrl: '/graphql' } })),
    fixes(writeConfig({ network: { rpcUrl: closed, graphqlUrl: closed } })),
  ])
  expect(forwarded).toEqual([
    expect.stringMatching(/^(?!.*network\.).*VITRINE_RPC/),
    expect.stringMatching(/^(?!.*network\.).*VITRINE_GRAPH_NODE/),
  ])
  expect(named).toEqual([
    expect.stringMatching(/^(?!.*VITRINE_).*network\.rpcUrl/),
    expect.stringMatching(/^(?!.*VITRINE_).*network\.graphqlUrl/),
  ])
})

const ADDRESS = `0x${'ab'.repeat(20)}`

/** Examines a site whose collection is indexed from block 50 on, at a node of 100 blocks that has its code in some blocks. */
async function examineCollection(hasCode: (block: string) => boolean) {
  const { chainId } = parseSite(readFileSync('vitrine.config.json', 'utf8')).network
  const answer = ({ method, params }: Call): string => {
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
    if (method === 'eth_blockNumber') return '0x64'
    return method === 'eth_getCode' && hasCode(String(params[1])) ? '0x60' : '0x'
  }
  const url = await serve((request, response) => {
    if (request.url !== '/rpc' || request.method !== 'POST') return void response.writeHead(404).end()
    void text(request).then((body) => {
      const calls = JSON.parse(body) as Call | Call[]
      const reply = (call: Call) => ({ jsonrpc: '2.0', id: call.id, result: answer(call) })
      response.end(JSON.stringify(Array.isArray(calls) ? calls.map(reply) : reply(calls)))
    })
  })
  const rows = await examine(
    writeConfig({ collections: [{ address: ADDRESS, standard: 'ERC721', startBlock: 50 }] }),
    url,
  )
  return (name: string) => rows.find((row) => row.name === name)
}

test('fails a collection that was deployed before its first block', async () => {
  const row = await examineCollection((block) => block !== '0x0')
  expect(row('RPC: first blocks')).toMatchObject({
    status: 'failed',
    detail: `${ADDRESS} was there before block 50, so its history would be incomplete`,
    fix: expect.stringContaining('startBlock'),
  })
})

test('says of a collection without code in its first block that it may be younger', async () => {
  const row = await examineCollection((block) => block === 'latest')
  expect(row('RPC: past states')).toMatchObject({
    status: 'warning',
    fix: expect.stringMatching(/startBlock is before its deployment/),
  })
})
