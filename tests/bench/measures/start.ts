// S1: `npm start` in an installed checkout that has never run, until a page shows an item for sale, compared with the parts
// that any such start needs: the same chain, a database, graph-node, and a mapping that stores one entity an event.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { startChain } from '../../../local/chain/chain.ts'
import { readLatestBlock } from '../../../local/chain/json-rpc.ts'
import { startGateway } from '../../../local/gateway/gateway.ts'
import { readIndexingStatus, startGraphNode } from '../../../local/indexer/graph-node.ts'
import { startPostgres } from '../../../local/indexer/postgres.ts'
import { anvil } from '../../../local/process/anvil.ts'
import { findPrograms, gnd } from '../../../subgraph/manifest/program.ts'
import { freePort } from '../../../local/process/ports.ts'
import { waitFor } from '../../../local/process/wait.ts'
import type { DemoContracts } from '../../../local/seed/contracts.ts'
import { buildPeer } from '../peers.ts'
import { type Measure, round } from '../measure.ts'
import { median } from '../statistics.ts'

const SAMPLES = 3
const GOAL_SECONDS = 25
/** With the chain of a previous run kept, nothing is left to seed. */
const KEPT_GOAL_SECONDS = 10
/** After this time a start has failed, whatever it is doing. */
const WAIT_TIMEOUT_MS = 180_000

/** Copies the checkout as `git clone` and `npm ci` would leave it: its files and installed packages, no other data. */
function freshCheckout(): string {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  // Git still lists files whose removal is not committed, and also a link to packages.
  const files = listed
    .split('\0')
    .filter((name) => name !== '' && name !== 'node_modules' && existsSync(name))
  for (const file of files) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    cpSync(file, join(directory, file))
  }
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'), 'dir')
  return directory
}

/** A shell's environment without the variables that name another stack for Vitrine. */
async function ownEnvironment(): Promise<NodeJS.ProcessEnv> {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITRINE_|npm_)/.test(name))
  return { ...Object.fromEntries(kept), PORT: String(await freePort()) }
}

interface Start {
  /** From the command to a visible listing. */
  readonly seconds: number
  /** Lines of progress before the page was ready. */
  readonly lines: number
}

/**
 * Runs `npm start` once, and ends it as Ctrl-C does once a listing is visible in a browser that was already open.
 * @throws Error with the output when it ends or takes too long
 */
async function timeStart(directory: string, browser: Browser): Promise<Start> {
  const env = await ownEnvironment()
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: directory,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  })
  let printed = ''
  // Its output closes when every process that writes to it has exited.
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  try {
    const { url, lines } = await new Promise<{ url: string; lines: number }>((done, fail) => {
      const patience = setTimeout(
        () => fail(new Error(`npm start took too long:\n${printed}`)),
        WAIT_TIMEOUT_MS,
      )
      const read = (chunk: Buffer): void => {
        printed += chunk.toString('utf8')
        const ready = /Vitrine is ready at (http\S+)/.exec(printed)
        if (ready?.[1] === undefined) return
        clearTimeout(patience)
        done({ url: ready[1], lines: printed.slice(0, ready.index).split('\n').length })
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('close', (code) => {
        clearTimeout(patience)
        fail(new Error(`npm start ended with ${code}:\n${printed}`))
      })
    })
    const page = await browser.newPage()
    try {
      await page.goto(url)
      // An item with its price: the page, the index behind it and the configuration between them all work.
      const listing = page.locator('main article', { has: page.locator('a[href^="/item/"]') })
      await listing.locator('data').first().waitFor()
      return { seconds: (performance.now() - startedAt) / 1000, lines }
    } finally {
      await page.close()
    }
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
    await ended
  }
}

/** Seconds until the bare parts have indexed the chain that a start left in its folder. */
async function timeBare(directory: string): Promise<number> {
  const stateDirectory = mkdtempSync(join(tmpdir(), 'vitrine-bare-'))
  const state = join(directory, '.local')
  for (const part of ['chain', 'content'])
    cpSync(join(state, part), join(stateDirectory, part), { recursive: true })
  mkdirSync(join(stateDirectory, 'logs'))
  const { collections } = JSON.parse(readFileSync(join(state, 'contracts.json'), 'utf8')) as DemoContracts
  const subgraph = await buildPeer('baseline', collections)
  const programs = findPrograms([anvil, gnd])
  const parts: { stop(): Promise<unknown> }[] = []
  const kept = <Part extends { readonly process: { stop(): Promise<unknown> } }>(part: Part): Part => {
    parts.unshift(part.process)
    return part
  }
  const startedAt = performance.now()
  try {
    const ports = { rpc: await freePort(), database: await freePort(), gateway: await freePort() }
    const [chain, database, gateway] = await Promise.all([
      startChain({ anvil: programs.anvil, port: ports.rpc, stateDirectory }).then(kept),
      startPostgres({ gnd: programs.gnd, port: ports.database, stateDirectory }).then(kept),
      startGateway({ contentDirectory: join(stateDirectory, 'content'), port: ports.gateway }),
    ])
    parts.push(gateway)
    const { number } = await readLatestBlock(chain.rpcUrl)
    const node = await startGraphNode({
      gnd: programs.gnd,
      subgraph,
      databaseUrl: database.url,
      rpcUrl: chain.rpcUrl,
      gatewayUrl: gateway.url,
      ports: {
        http: await freePort(),
        indexNode: await freePort(),
        admin: await freePort(),
        metrics: await freePort(),
      },
      stateDirectory,
    }).then(kept)
    await waitFor(async () => ((await readIndexingStatus(node.graphqlUrl))?.blockNumber ?? 0) >= number, {
      what: `block ${number} to be indexed`,
      timeoutMs: WAIT_TIMEOUT_MS,
      intervalMs: 100,
    })
    return (performance.now() - startedAt) / 1000
  } finally {
    for (const part of parts) await part.stop()
    rmSync(stateDirectory, { recursive: true, force: true })
  }
}

export const start: Measure = {
  id: 'S1',
  what: 'npm start in a fresh checkout, to a listing in the browser, median',
  unit: 's',
  goal: GOAL_SECONDS,
  passes: 'at most',
  decimals: 1,
  async take(bench) {
    const browser = await bench.browser()
    const first: Start[] = []
    const kept: Start[] = []
    const bare: number[] = []
    for (let sample = 0; sample < SAMPLES; sample++) {
      const directory = freshCheckout()
      try {
        first.push(await timeStart(directory, browser))
        kept.push(await timeStart(directory, browser))
        bare.push(await timeBare(directory))
      } finally {
        rmSync(directory, { recursive: true, force: true })
      }
    }
    const seconds = (starts: readonly Start[]): number => median(starts.map((one) => one.seconds))
    const lines = Math.min(...[...first, ...kept].map((one) => one.lines))
    const missed = [
      ...(seconds(kept) > KEPT_GOAL_SECONDS ? [`${KEPT_GOAL_SECONDS} s with the chain kept`] : []),
      ...(lines < 3 ? ['progress'] : []),
    ]
    return {
      value: seconds(first),
      against:
        `anvil with the same chain, PostgreSQL and graph-node that stores one entity an event: ` +
        `${round(median(bare))} s; with the chain kept ${round(seconds(kept))} s`,
      samples: SAMPLES,
      missed: missed.length > 0 ? missed.join(', ') : undefined,
    }
  },
}
