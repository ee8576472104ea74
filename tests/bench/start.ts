// S1: from an installed checkout that has never run, `npm start` to a page that shows what is for sale.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { freePort } from '../../local/process/ports.ts'
import { type Measurement, median, round } from './measure.ts'

const FIRST_START_GOAL_SECONDS = 30
const KEPT_START_GOAL_SECONDS = 15
/** Beyond this a start has failed, whatever it is doing. */
const PATIENCE_MS = 180_000

/** The checkout as `git clone` and `npm ci` would leave it: its files, installed packages, nothing of earlier runs. */
function freshCheckout(): string {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    cpSync(file, join(directory, file))
  }
  symlinkSync(resolve('node_modules'), join(directory, 'node_modules'), 'dir')
  return directory
}

/**
 * One `npm start`: seconds until a listing can be seen in a browser that was already open.
 * @throws Error with what was printed when it ends or takes too long
 */
async function timeStart(directory: string, browser: Browser): Promise<number> {
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: directory,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(await freePort()) },
  })
  let printed = ''
  const exited = new Promise<void>((done) => child.once('exit', () => done()))
  try {
    const url = await new Promise<string>((done, fail) => {
      const patience = setTimeout(() => fail(new Error(`npm start took too long:\n${printed}`)), PATIENCE_MS)
      const read = (chunk: Buffer): void => {
        printed += chunk.toString('utf8')
        const ready = /Vitrine is ready at (http\S+)/.exec(printed)?.[1]
        if (ready === undefined) return
        clearTimeout(patience)
        done(ready)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => {
        clearTimeout(patience)
        fail(new Error(`npm start ended with ${code}:\n${printed}`))
      })
    })
    const page = await browser.newPage()
    await page.goto(url)
    await page.locator('main a[href^="/item/"]').first().waitFor()
    const seconds = (performance.now() - startedAt) / 1000
    await page.close()
    return seconds
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT')
    await exited
  }
}

/** @param samples how many fresh checkouts to start, each of them twice */
export async function measureStart(browser: Browser, samples = 3): Promise<readonly Measurement[]> {
  const first: number[] = []
  const kept: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const directory = freshCheckout()
    try {
      first.push(await timeStart(directory, browser))
      kept.push(await timeStart(directory, browser))
    } finally {
      rmSync(directory, { recursive: true, force: true })
    }
  }
  const value = median(first)
  const again = median(kept)
  return [
    {
      id: 'S1',
      what: 'npm start from installed to a usable page',
      value: round(value),
      unit: 's',
      goal: FIRST_START_GOAL_SECONDS,
      pass: value <= FIRST_START_GOAL_SECONDS && again <= KEPT_START_GOAL_SECONDS,
      against: `the same with the chain kept: ${round(again)} s of ${KEPT_START_GOAL_SECONDS} s`,
      samples,
    },
  ]
}
