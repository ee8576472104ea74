// Which kept index may go on: the one of the same subgraph on the same chain.
import { createServer, type Server } from 'node:http'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { close, listen } from '../process/listen.ts'
import type { Subgraph } from './graph-node.ts'
import {
  indexKey,
  isCurrent,
  type KeptIndex,
  makePlaceholder,
  noteKeptIndex,
  takeKeptIndex,
} from './kept-index.ts'

const HASH = `0x${'7'.repeat(64)}`
/** A file that stands for the program. */
const gnd = process.execPath

let directory: string
let subgraph: Subgraph
let node: Server
let rpcUrl: string
let hashOnChain: string | null

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-kept-'))
  subgraph = await makePlaceholder(directory, 'local')
  hashOnChain = HASH
  node = createServer((_request, response) => {
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: hashOnChain && { hash: hashOnChain } }))
  })
  rpcUrl = `http://127.0.0.1:${await listen(node, 0)}`
})
afterEach(async () => {
  await close(node)
  await rm(directory, { recursive: true, force: true })
})

const keep = async (): Promise<KeptIndex> => ({
  key: await indexKey(gnd, subgraph),
  password: 'secret',
  block: { number: 7, hash: HASH },
})

test('an index goes on with the same subgraph on the same chain', async () => {
  expect(await isCurrent(await keep(), { gnd, subgraph, rpcUrl })).toBe(true)
})

test.each([
  ['another block in its place', `0x${'8'.repeat(64)}`],
  ['no such block', null],
])('an index does not go on when the chain has %s', async (_, hash) => {
  hashOnChain = hash
  expect(await isCurrent(await keep(), { gnd, subgraph, rpcUrl })).toBe(false)
})

test.each(['subgraph.yaml', 'mapping.wasm', 'schema.graphql'])(
  'an index does not go on with another %s',
  async (name) => {
    const kept = await keep()
    const file = join(subgraph.buildDirectory, name)
    await writeFile(file, Buffer.concat([await readFile(file), Buffer.from(' ')]))
    expect(await isCurrent(kept, { gnd, subgraph, rpcUrl })).toBe(false)
  },
)

test('a note is taken once, so that a run that is killed leaves none', async () => {
  const kept = await keep()
  await noteKeptIndex(directory, kept)
  expect(await takeKeptIndex(directory)).toEqual(kept)
  expect(await takeKeptIndex(directory)).toBeUndefined()
})
