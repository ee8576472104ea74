// `npm run dev` in a copy of the checkout: the page shows changed source, and the index runs changed mappings.
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRpc, readLatestBlock } from '../../local/chain/json-rpc.ts'
import { findLockHolder } from '../../local/cli/lock.ts'
import type { StackFile } from '../../local/cli/stack-file.ts'
import { readIndexingStatus } from '../../local/indexer/graph-node.ts'
import { readLedger } from '../../local/process/ledger.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import { queryIndex } from '../e2e/queries.ts'
import { launchBrowser, openVisitor } from '../e2e/visitor.ts'
import { type Checkout, copyCheckout } from './checkout.ts'
import { type Command, npmRun, nothingLeft } from './command.ts'

/** Far more than the few seconds it takes, because the machine may be busy. */
const REBUILD_TIMEOUT_MS = 90_000
/** The time that a process on a busy machine may have to wait for a core. */
const BUSY_MS = 500

const HOME = 'src/messages/en/home.ts'
const MAPPING = 'subgraph/src/entities/collection.ts'
const NAMED = 'if (!name.reverted) collection.name = cleanTextOrNull(name.value, MAX_NAME_LENGTH)'
const BROKEN = `${NAMED}\n  const broken: i32 = 'text'`
const FAILING = "assert(name.reverted, 'it has the name ' + name.value)"
/** Like all of these but the first, mappings that were never compiled before. */
const RENAMED_AGAIN = "if (!name.reverted) collection.name = 'Our ' + name.value"
const RENAMED = "if (!name.reverted) collection.name = 'The ' + name.value"

let checkout: Checkout
let stateDirectory: string
let command: Command
let stack: StackFile
let browser: Browser | undefined
/** The collections' names as the unchanged mappings write them. */
let names: readonly string[]

beforeAll(async () => {
  checkout = await copyCheckout()
  stateDirectory = await mkdtemp(join(tmpdir(), 'vitrine-dev-'))
  await chmod(stateDirectory, 0o711)
  command = npmRun(['run', 'dev'], { checkout: checkout.path, stateDirectory, port: await freePort() })
  stack = await command.ready()
})
afterAll(async () => {
  await browser?.close()
  command.interrupt()
  await command.ended
  await nothingLeft(stateDirectory)
  await rm(stateDirectory, { recursive: true })
  await checkout.remove()
})

/** Waits until the output after this position matches, and returns that part. */
const waitForOutput = (words: RegExp, since: number) =>
  waitFor(() => words.test(command.output().slice(since)) && command.output().slice(since), {
    what: String(words),
    timeoutMs: REBUILD_TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw new Error(`It printed only:\n${command.output().slice(since)}`, { cause: error })
  })

async function collectionNames(): Promise<string[]> {
  const query = '{ collections(orderBy: id, where: { name_not: null }) { name } }'
  const { collections } = await queryIndex<{ collections: { name: string }[] }>(
    { graphqlUrl: `${stack.webUrl}/graphql` },
    query,
  )
  return collections.map(({ name }) => name)
}

test('reports the lines of mappings that do not compile, and keeps indexing, when they change right after the start', async () => {
  const since = command.output().length
  await checkout.edit(MAPPING, NAMED, BROKEN)
  names = await collectionNames()
  expect(names.length).toBeGreaterThan(1)
  const words = await waitForOutput(
    /Couldn't replace the mappings\.[^]*src\/entities\/collection\.ts\(\d+,\d+\)/,
    since,
  )
  expect(words).toContain(`${MAPPING} changed:`)
  expect(words).toContain("const broken: i32 = 'text'")

  await callRpc(stack.rpcUrl, 'evm_mine')
  const { number } = await readLatestBlock(stack.rpcUrl)
  await waitFor(async () => ((await readIndexingStatus(stack.graphqlUrl))?.blockNumber ?? 0) >= number, {
    what: 'the index to follow the chain',
    timeoutMs: REBUILD_TIMEOUT_MS,
  })
  expect(await collectionNames()).toEqual(names)
})

test('reports why compiled mappings fail on the chain, long before the wait for them times out', async () => {
  const since = command.output().length
  await checkout.edit(MAPPING, BROKEN, FAILING)
  const words = await waitForOutput(
    /The index is stopped until the mappings are fixed\.[^]*Log file: .*/,
    since,
  )
  expect(words).toMatch(
    /stopped: \w+ failed\. Mapping aborted at src\/entities\/collection\.ts, line \d+, .*: it has the name \w+/,
  )
  expect(words).toContain(`Log file: ${join(stateDirectory, 'logs', 'graph-node.log')}`)
})

test('compiles and deploys changed mappings, and the index returns their values', async () => {
  const since = command.output().length
  await checkout.edit(MAPPING, FAILING, RENAMED)
  await waitForOutput(/The index has caught up with the new mappings/, since)
  expect(await collectionNames()).toEqual(names.map((name) => `The ${name}`))
})

test('an open page shows changed source without a reload', async () => {
  browser = await launchBrowser()
  const { page, problems } = await openVisitor(browser, stack.webUrl)
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  // Vite's client logs this; a change before that would reach no page.
  const followed = page.waitForEvent('console', (message) => message.text().includes('[vite] connected.'))
  await page.goto('/')
  await followed
  await page.getByRole('link', { name: 'All collections', exact: true }).waitFor()
  await page.evaluate(() => {
    document.documentElement.dataset['loaded'] = 'once'
  })
  await checkout.edit(HOME, "'All collections'", "'Every collection'")
  await page
    .getByRole('link', { name: 'Every collection', exact: true })
    .waitFor()
    .catch(async (error: unknown) => {
      const shown = await page.locator('body').innerText()
      throw new Error(`The page logged ${heard.join('; ')} and shows:\n${shown}`, { cause: error })
    })
  expect(await page.evaluate(() => document.documentElement.dataset['loaded'])).toBe('once')
  expect(problems()).toEqual([])
})

/** What is compiled, and `work-…` for what is being compiled. */
const compilations = async () => (await readdir(join(checkout.path, 'subgraph', 'build', '.compiled'))).sort()

test('Ctrl-C ends a running compilation too, even on a busy machine, and prints no error', async () => {
  const since = command.output().length
  const isComplete = (name: string) => !name.startsWith('work-')
  const compiled = await compilations()
  await checkout.edit(MAPPING, RENAMED, RENAMED_AGAIN)
  await waitForOutput(/ changed:/, since)
  await waitFor(async () => (await compilations()).some((name) => !isComplete(name)), {
    what: 'a compilation',
    timeoutMs: REBUILD_TIMEOUT_MS,
    intervalMs: 20,
  })
  const holder = findLockHolder(stateDirectory)
  if (!holder) throw new Error('No stack runs.')
  process.kill(holder.pid, 'SIGSTOP')
  try {
    command.interrupt()
    await setTimeout(BUSY_MS) // This is the fault itself, not a wait: no process may take its silence for its end.
  } finally {
    process.kill(holder.pid, 'SIGCONT')
  }
  await command.ended
  await nothingLeft(stateDirectory)
  expect(readLedger(stateDirectory)).toEqual([])
  expect((await compilations()).filter(isComplete), 'nothing is compiled to its end').toEqual(compiled)
  expect(command.output().slice(since).trim().split('\n')).toEqual([
    `${MAPPING} changed: compiling the subgraph, indexing from scratch …`,
    'Stopping (SIGINT) …',
  ])
})
