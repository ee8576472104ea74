// Deploys the subgraph to a real graph-node, from exactly what was uploaded to an IPFS API, and queries it.
//
// graph-node's development build is the one that can run here. It takes deployments by CID like any other, except that
// it reads /ipfs/<cid> from files in its working folder, so that is where the IPFS API keeps what it gets.
import { execFile } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { close, listen } from '../../local/process/listen.ts'
import { findPrograms, gnd } from '../../subgraph/manifest/program.ts'
import type { Hex } from '../../local/seed/contracts.ts'
import { readIndexMeta } from '../../operate/http/graphql.ts'
import { runDeployCommand } from '../../operate/subgraph/deployCommand.ts'
import { openIpfs } from '../../operate/subgraph/ipfs.ts'
import { uploadSubgraph } from '../../operate/subgraph/linkManifest.ts'
import { parseSchemaVersion, SCHEMA_VERSION, SCHEMA_VERSION_QUERY } from '../../src/domain/schemaVersion.ts'
import { fileCid, type RecordingIpfs, startRecordingIpfs } from '../support/recordingIpfs.ts'
import { type World, startWorld } from './world.ts'

const NAME = 'gallery/vitrine'

let world: World<'token'>
let ipfs: RecordingIpfs
/** Calls of the admin endpoint: headers and body. */
const calls: { readonly authorization: string | undefined; readonly body: unknown }[] = []
let recorder: Server
let recorderUrl: string
const shipped = JSON.parse(readFileSync('vitrine.config.json', 'utf8')) as { network: object }

beforeAll(async () => {
  // As deploy/ sets it: a name keeps its version until the next one has synced.
  vi.stubEnv('EXPERIMENTAL_SUBGRAPH_VERSION_SWITCHING_MODE', 'synced')
  world = await startWorld({ token: { contract: 'PlainToken', tracked: 'ERC721' } })
  ipfs = await startRecordingIpfs(world.stateDirectory)
  recorder = createServer((request, response) => {
    void text(request).then(async (body) => {
      if (request.method === 'GET') return void response.end() // The check that the endpoint can be reached.
      calls.push({ authorization: request.headers.authorization, body: JSON.parse(body) })
      const reply = await fetch(world.adminUrl, { method: 'POST', headers: JSON_TYPE, body })
      response.writeHead(reply.status, JSON_TYPE).end(await reply.text())
    })
  })
  recorderUrl = `http://127.0.0.1:${await listen(recorder, 0)}/`
  const [owner] = world.accounts as [Hex]
  for (const id of [1n, 2n]) await world.call(owner, world.contracts.token, 'mint', owner, id)
})
afterAll(async () => {
  await ipfs?.stop()
  await close(recorder)
  await world?.stop()
})

const JSON_TYPE = { 'content-type': 'application/json' }

function writeConfig(changes: { network?: object; curation?: object } = {}): string {
  const file = join(world.stateDirectory, 'vitrine.config.json')
  const network = { ...shipped.network, rpcUrl: world.rpcUrl, ...changes.network }
  writeFileSync(file, JSON.stringify({ ...shipped, ...changes, network, collections: world.collections }))
  return file
}

async function deploy(...args: string[]) {
  let output = ''
  const print = (line: string) => {
    output += `${line}\n`
  }
  const code = await runDeployCommand(args, {
    configFile: join(world.stateDirectory, 'vitrine.config.json'),
    outputDirectory: join(world.stateDirectory, 'built'),
    deployKey: undefined,
    print,
    printError: print,
    pausesMs: [1, 1],
    lookPauseMs: 100,
  })
  return { code, output, deployment: /ID is (\w+)/.exec(output)?.[1] ?? '' }
}

const deployHere = (...args: string[]) =>
  deploy('--node', recorderUrl, '--ipfs', ipfs.url, '--name', NAME, ...args)

async function query(url: string, document: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ query: document }),
  })
  return response.json()
}

const queryUrl = (name: string) => world.graphqlUrl.replace('subgraph-0', name)
const namedUrl = () => queryUrl(NAME)

test('computes the CIDs that kubo does', () => {
  // Source: `ipfs add` of a file with the line "hello world".
  expect(fileCid(new TextEncoder().encode('hello world\n'))).toBe(
    'QmT78zSuBmuS4z925WZfrqQ1qHaJ56DQaTfyMUF7F8ff5o',
  )
})

describe('a deployment', () => {
  let first: Awaited<ReturnType<typeof deploy>>

  test('is indexed and queried by a real graph-node that reads what was uploaded', async () => {
    writeConfig()
    first = await deployHere('--metadata-from', '1', '--version-label', 'v1', '--wait')
    expect(first.output).toContain(`Queries: ${namedUrl()}`)
    expect(first.output).toContain('Synced: block')
    expect(first.code).toBe(0)
    expect(await query(namedUrl(), '{ tokens(orderBy: id) { tokenId } _meta { deployment } }')).toEqual({
      data: { tokens: [{ tokenId: '1' }, { tokenId: '2' }], _meta: { deployment: first.deployment } },
    })
  })

  test('uploads every file once, and a manifest that names each by its content', () => {
    const built = readdirSync(join(world.stateDirectory, 'built', 'abis')).map((name) => `abis/${name}`)
    const names = ipfs.added.map(({ name }) => name)
    expect(new Set(names)).toEqual(
      new Set([...built, 'schema.graphql', 'mapping.wasm', 'file.wasm', 'subgraph.yaml']),
    )
    expect(names).toHaveLength(built.length + 4)
    const manifest = readFileSync(join(world.stateDirectory, first.deployment), 'utf8')
    const linked = new Set(manifest.match(/\/ipfs\/\w+/g))
    expect(linked).toEqual(new Set(ipfs.added.slice(0, -1).map(({ cid }) => `/ipfs/${cid}`)))
    expect(parse(manifest)).toMatchObject({ schema: { file: { '/': expect.stringMatching(/^\/ipfs\/Qm/) } } })
    expect(ipfs.added[0]?.query.get('cid-version')).toBe('0')
  })

  test('calls the admin endpoint as gnd deploy does', async () => {
    const ours = calls.find(({ body }) => (body as { method: string }).method === 'subgraph_deploy')
    calls.length = 0
    await promisify(execFile)(findPrograms([gnd]).gnd, [
      ...['deploy', NAME, '--ipfs-hash', first.deployment, '--version-label', 'v1'],
      ...['--node', recorderUrl, '--ipfs', ipfs.url],
    ])
    expect(calls).toEqual([ours])
  })

  test('replaces the version before once it has synced, under a name that exists', async () => {
    writeConfig({ curation: { discover: false } })
    const second = await deployHere('--metadata-from', '1', '--wait')
    expect(second.output).toContain(`${namedUrl()} is answered from ${second.deployment} now.`)
    expect(second.code).toBe(0)
    expect(second.deployment).not.toBe(first.deployment)
    expect((await readIndexMeta(namedUrl())).deployment).toBe(second.deployment)
    const before = namedUrl().replace(/name\/.*/, `id/${first.deployment}`)
    expect((await readIndexMeta(before)).deployment).toBe(first.deployment)
  })

  test('is rolled back by deploying the version before again, which answers at once', async () => {
    const newer = (await readIndexMeta(namedUrl())).deployment
    writeConfig()
    const before = await deployHere('--metadata-from', '1', '--wait')
    expect(before.deployment).toBe(first.deployment)
    expect(before.output).not.toContain('behind')
    expect(before.output).toContain(`${namedUrl()} is answered from ${first.deployment} now.`)
    writeConfig({ curation: { discover: false } })
    expect((await deployHere('--metadata-from', '1', '--wait')).deployment).toBe(newer)
  })

  test('keeps the block of the running version, and says beforehand what is indexed again', async () => {
    // A block later, the newest block would make another subgraph.
    await world.mine()
    writeConfig({ curation: { discover: false }, network: { graphqlUrl: namedUrl() } })
    calls.length = 0
    const again = await deployHere()
    expect(again.output).toMatch(/from block \d+ on, as in the running version Qm\w+/)
    const running = (await readIndexMeta(namedUrl())).deployment
    expect(again.deployment).toBe(running)
    expect(again.output).toContain('It is the running version: nothing is indexed again.')

    expect(again.output).not.toContain('The page still reads')

    const elsewhere = await deployHere('--name', 'gallery/other', '--metadata-from', 'newest')
    expect(elsewhere.output).toContain('The page still reads another deployment: ')
    expect(elsewhere.output).toContain(`is answered from ${running}. Set network.graphqlUrl`)

    const newer = await deployHere('--metadata-from', 'newest')
    expect(newer.deployment).not.toBe(running)
    expect(newer.output).toMatch(/version’s 2 transfers and sales take about 1 second at \d+ events a second/)
    const said = newer.output.indexOf(`It differs from the running version ${running}: graph-node indexes`)
    expect(said).toBeGreaterThan(-1)
    expect(said).toBeLessThan(newer.output.indexOf('Deploying it'))
  })

  test('of another schema goes beside the one that the live page reads, unless it is told to replace it', async () => {
    // The live version is the same subgraph with the schema of the version before.
    const older = 'gallery/page-v6'
    const folder = join(world.stateDirectory, 'older')
    cpSync(join(world.stateDirectory, 'built'), folder, { recursive: true })
    const schemaFile = join(folder, 'schema.graphql')
    writeFileSync(schemaFile, readFileSync(schemaFile, 'utf8').replace(/^( *)V\d+$/m, '$1V6'))
    const { deployment: live } = await uploadSubgraph(join(folder, 'subgraph.yaml'), openIpfs(ipfs.url).add)
    const meta = { deployment: live, block: { number: 9 }, hasIndexingErrors: false }
    const server = createServer(({ url }, response) => {
      const isLive = url === `/subgraphs/name/${older}`
      response.end(
        JSON.stringify(isLive ? { data: { _meta: meta } } : { errors: [{ message: 'no such subgraph' }] }),
      )
    })
    const queries = `http://127.0.0.1:${await listen(server, 0)}`
    onTestFinished(() => close(server))
    writeConfig({ network: { graphqlUrl: `${queries}/subgraphs/name/gallery/page-v{schema}` } })

    const refused = await deployHere('--name', older, '--queries', queries)
    expect(refused.output).toContain(`is answered from ${live}, whose schema is version 6. This one’s is`)
    expect(refused.output).not.toContain('Building')
    expect(refused.code).toBe(1)

    const beside = await deployHere('--name', 'gallery/page-v{schema}', '--queries', queries)
    const newer = `gallery/page-v${SCHEMA_VERSION}`
    expect(beside.output).toContain(`Deployed ${newer}, `)
    expect(beside.output).toContain(`as in the running version ${live}`)
    expect(beside.output).not.toContain('The page still reads')
    expect(beside.code).toBe(0)
    const readSchema = async () =>
      parseSchemaVersion(((await query(queryUrl(newer), SCHEMA_VERSION_QUERY)) as { data?: unknown }).data)
    await vi.waitFor(async () => expect(await readSchema()).toBe(SCHEMA_VERSION), 20_000)

    const replaced = await deployHere('--name', older, '--queries', queries, '--replace-schema')
    expect(replaced.output).toContain(`Deployed ${older}, `)
    expect(replaced.code).toBe(0)
  })

  test('sends the key of a hosted service as a bearer token', async () => {
    calls.length = 0
    await deployHere('--metadata-from', '1', '--deploy-key', 'secret')
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer secret', 'Bearer secret'])
  })
})

test('a copy of the database’s folder restores the index, which goes on from there', async () => {
  const rows = '{ tokens(orderBy: id) { tokenId owner { id } } activities(first: 1000, orderBy: id) { id } }'
  const { deployment, block } = await readIndexMeta(namedUrl())
  const atBackup = rows.replaceAll(/(tokens|activities)\(/g, `$1(block: { number: ${block.number} }, `)
  const before = await query(namedUrl(), atBackup)
  expect(before).toMatchObject({ data: { tokens: [{ tokenId: '1' }, { tokenId: '2' }] } })
  const archive = join(world.stateDirectory, 'database.tar')
  const tar = async (args: readonly string[]) => promisify(execFile)('tar', args)
  await world.whileStopped(async (folder) => {
    await tar(['--create', '--file', archive, '--directory', folder, '.'])
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
    await tar(['--extract', '--file', archive, '--directory', folder])
  })
  const [owner] = world.accounts as [Hex]
  const mined = await world.call(owner, world.contracts.token, 'mint', owner, 3n)
  await vi.waitFor(async () => expect((await readIndexMeta(namedUrl())).block.number).toBe(mined), 60_000)
  expect((await readIndexMeta(namedUrl())).deployment).toBe(deployment)
  expect(await query(namedUrl(), atBackup)).toEqual(before)
  expect(await query(namedUrl(), rows)).toMatchObject({
    data: { tokens: [{ tokenId: '1' }, { tokenId: '2' }, { tokenId: '3' }] },
  })
  // It indexed nothing again: since the restart, this deployment has handled the new transfer alone.
  const metrics = await (await fetch(world.metricsUrl)).text()
  const handled = [...metrics.matchAll(/^deployment_handler_execution_time_count\{(.*)\} (\d+)$/gm)].filter(
    ([, labels = '']) => labels.includes(deployment) && !labels.includes('"handleBlock"'),
  )
  expect(handled.map(([, , runs]) => runs)).toEqual(['1'])
})

describe('says what to do when', () => {
  test.each([
    ['the name is refused', ['--name', '!'], 'Check --name'],
    ['nothing listens at the admin endpoint', ['--node', 'http://127.0.0.1:9'], 'Check --node'],
    ['nothing listens at the IPFS API', ['--ipfs', 'http://127.0.0.1:9'], 'Check --ipfs'],
    [
      'the key would be sent unencrypted',
      ['--node', 'http://node.example', '--deploy-key', 'k'],
      'unencrypted',
    ],
  ])('%s', async (_, args, words) => {
    writeConfig()
    const { code, output } = await deployHere('--metadata-from', '1', ...args)
    expect(output).toContain(words)
    expect(code).toBe(1)
    if (args.includes('http://127.0.0.1:9')) expect(output).not.toContain('Building')
  })

  test('--wait would have no node to compare with, before it builds', async () => {
    writeConfig({ network: { rpcUrl: '/rpc' } })
    const { code, output } = await deployHere('--metadata-from', '1', '--wait')
    expect(output).toContain('pass --rpc <url>')
    expect(output).not.toContain('Building')
    expect(code).toBe(1)
  })

  test('graph-node has no such network', async () => {
    writeConfig({ network: { slug: 'elsewhere' } })
    const { code, output } = await deployHere('--metadata-from', '1')
    expect(output).toContain('index.network')
    expect(code).toBe(1)
  })

  test('graph-node can’t read the files', async () => {
    writeConfig()
    const elsewhere = await startRecordingIpfs(join(world.stateDirectory, 'logs'))
    const { code, output } = await deployHere('--metadata-from', '99', '--ipfs', elsewhere.url)
    await elsewhere.stop()
    expect(output).toContain('must use the node that --ipfs names')
    expect(code).toBe(1)
  })

  test.each([
    ['is a gateway', 405, 'method not allowed', 'not a gateway'],
    ['forbids it', 403, 'Forbidden', 'must accept requests from this machine'],
    ['refuses the size', 413, '<html>too large</html>', 'client_max_body_size'],
    ['is no IPFS', 200, '<html>Welcome</html>', 'isn’t an IPFS HTTP API'],
    ['returns a CID of version 1', 200, '{"Hash":"bafkqaaa"}', 'only CIDs of version 0'],
    ['fails', 500, '{"Message":"disk full"}', 'disk full'],
  ])('the IPFS API %s', async (_, status, body, words) => {
    writeConfig()
    const server = createServer((_request, response) => response.writeHead(status).end(body))
    const url = `http://127.0.0.1:${await listen(server, 0)}`
    const { code, output } = await deployHere('--metadata-from', '1', '--ipfs', url)
    await close(server)
    expect(output).toContain(words)
    expect(code).toBe(1)
  })

  test('the admin endpoint is another server', async () => {
    const { output } = await deployHere('--metadata-from', '1', '--node', ipfs.url)
    expect(output).toContain('isn’t graph-node’s admin endpoint')
  })

  test('a passing failure passes', async () => {
    let failures = 0
    const server = createServer((request, response) => {
      void text(request).then(async (body) => {
        if (failures < 2) {
          failures += 1
          response.writeHead(503).end()
          return
        }
        const reply = await fetch(world.adminUrl, { method: 'POST', headers: JSON_TYPE, body })
        response.end(await reply.text())
      })
    })
    const url = `http://127.0.0.1:${await listen(server, 0)}/`
    const { code } = await deployHere('--metadata-from', '1', '--node', url)
    await close(server)
    expect([code, failures]).toEqual([0, 2])
  })

  test.each([
    [[], '--node is missing'],
    [['--node', 'localhost:8020', '--ipfs', 'http://localhost:5001'], '--node is localhost:8020'],
    [['--unknown'], 'Usage: npm run subgraph:deploy'],
  ])('arguments are wrong: %j', async (args, words) => {
    const { code, output } = await deploy(...args)
    expect(output).toContain(words)
    expect(code).toBe(2)
  })
})
