import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followFailure } from './failure.ts'

// Log lines as graph-node 0.45 writes them.
const FIELDS = 'runner_index: 1, sgd: 2, subgraph_id: subgraph.yaml, component: SubgraphInstanceManager\n'
const BLOCK_START = `Nov 22 10:38:47.309 INFO Start processing block, triggers: 2, block_hash: 0xff63, block_number: 3, ${FIELDS}`
const ABORTED = `Nov 22 10:38:47.313 ERRO Handler skipped due to execution failure, error: : error while executing at wasm backtrace:\t    0:   0x5f67 - <unknown>!~lib/array/Array<~lib/string/String>#__get\t    1:  0x14471 - <unknown>!src/entities/collection/readNames: Mapping aborted at ~lib/array.ts, line 114, column 42, with message: Index out of range, handler: handleErc721Start, ${FIELDS}`
const INCOMPLETE = `Nov 22 10:39:37.485 ERRO Subgraph failed with non-deterministic error: failed to process trigger: block #5 (0xe51f), transaction 869f: error while executing at wasm backtrace:\t    0:   0x6ec9 - <unknown>!generated/schema/Collection#save\t    1:  0x1758e - <unknown>!src/handlers/erc721/handleTransfer: Entity Collection[0x7f4a]: missing value for non-nullable field \`royaltySupport\`: Entity Collection[0x7f4a]: missing value for non-nullable field \`royaltySupport\`, retry_delay_s: 133, attempt: 0, ${FIELDS}`

let directory: string
let logFile: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'vitrine-failure-'))
  logFile = join(directory, 'graph-node.log')
  await writeFile(logFile, BLOCK_START)
})
afterEach(() => rm(directory, { recursive: true }))

test('reports an aborted handler with its message and place, as long as no other block follows', async () => {
  const readFailure = followFailure(logFile)
  expect(await readFailure()).toBeUndefined()
  await appendFile(logFile, ABORTED + INCOMPLETE)
  const reason =
    'handleErc721Start failed. Mapping aborted at ~lib/array.ts, line 114, column 42, with message: Index out of range'
  expect(await readFailure()).toBe(reason)
  expect(await readFailure()).toBe(reason)
  await appendFile(logFile, BLOCK_START)
  expect(await readFailure()).toBeUndefined()
})

test('reports an entity that could not be stored once, with its block', async () => {
  await appendFile(logFile, INCOMPLETE)
  expect(await followFailure(logFile)()).toBe(
    'failed to process trigger: block #5 (0xe51f), transaction 869f: Entity Collection[0x7f4a]: missing value for non-nullable field `royaltySupport`',
  )
})

test('reads an incomplete line when it is complete, and no line twice', async () => {
  const readFailure = followFailure(logFile)
  const half = ABORTED.indexOf('handler: ')
  await appendFile(logFile, ABORTED.slice(0, half))
  expect(await readFailure()).toBeUndefined()
  await appendFile(logFile, ABORTED.slice(half))
  expect(await readFailure()).toMatch(/^handleErc721Start failed/)
  const before = BLOCK_START.length + ABORTED.length
  await writeFile(logFile, `${BLOCK_START.padEnd(before - 1, '.').replaceAll('\n', '.')}\n`)
  expect(await readFailure()).toMatch(/^handleErc721Start failed/)
})

test('reports no failure of a deployment that another has replaced', async () => {
  const readFailure = followFailure(logFile)
  const deployed = (number: number) =>
    `Nov 26 16:58:44.983 INFO Subgraph deployed, locator: subgraph.yaml[${number}], id: subgraph.yaml, name: subgraph-0\n`
  await appendFile(logFile, ABORTED + deployed(3))
  expect(await readFailure()).toBeUndefined()
  await appendFile(logFile, INCOMPLETE)
  expect(await readFailure()).toBeUndefined()
  await appendFile(logFile, ABORTED.replace('sgd: 2', 'sgd: 3') + BLOCK_START)
  expect(await readFailure()).toMatch(/^handleErc721Start failed/)
})
