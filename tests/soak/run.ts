// `npm run soak`: two people use the local stack for an hour, through restarts; no page may raise a
// false alarm.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as passes } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { readArguments, runCommand } from '../../operate/commandLine.ts'
import { freePort } from '../../local/process/ports.ts'
import { waitFor } from '../../local/process/wait.ts'
import { fetchItems } from '../e2e/queries.ts'
import { launchBrowser, openVisitor } from '../e2e/visitor.ts'
import { connectWallet } from '../e2e/wallet.ts'
import { isOutageTrouble } from './alarms.ts'
import { collectorsActs } from './collector.ts'
import { createSharedTrades } from './sharedTrades.ts'
import { GIVES_WAY_MS, type Trouble } from './judge.ts'
import { createNoticeLog } from './noticeLog.ts'
import { createPauses } from './pauses.ts'
import { live, type Person } from './person.ts'
import { reportOn } from './report.ts'
import { tradersActs } from './trader.ts'
import { startUserStack, type UserStack } from './userStack.ts'
import { watchPage } from './watchPage.ts'

const DIRECTORY = '.local/soak'
const MINUTE = 60_000
/** Below the ports that the stack's parts pick for themselves, so that it is free again at each restart. */
const PORT = 4183
/** The trader needs enough to list and to sell for the whole run. */
const TRADERS_ITEMS = 20

const USAGE = `Usage: npm run soak -- [options]
  --minutes <count>        duration; 60 by default
  --restart-every <count>  minutes between restarts; 10 by default`

const FLAGS = {
  minutes: { type: 'string', default: '60' },
  'restart-every': { type: 'string', default: '10' },
} as const

const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)}  ${text}`)
const done = new Map<string, number>()
const troubles: Trouble[] = []
const notices = createNoticeLog(({ who, text }) => say(`${who}’s page says: ${text}`))
const over = new AbortController()
const pauses = createPauses(over.signal)

/** A page that polls a server that is down logs the same problem each time; one line is enough. */
function note(trouble: Trouble): void {
  const latest = troubles.findLast(({ who }) => who === trouble.who)
  if (latest?.text !== trouble.text) say(`${trouble.who}: ${trouble.text}`)
  troubles.push(trouble)
}

/** Two accounts of the demo: one with much to sell, and another. */
async function roles(
  stack: UserStack,
): Promise<readonly { readonly label: string; readonly address: string }[]> {
  const file = stack.file()
  for (const account of file.contracts.accounts) {
    const items = await fetchItems(file, { owner: account.address, listed: false })
    if (items.length < TRADERS_ITEMS) continue
    const other = file.contracts.accounts.find(({ address }) => address !== account.address)
    if (other !== undefined) return [account, other]
  }
  throw new Error(`No account of the demo holds ${TRADERS_ITEMS} items that are not for sale.`)
}

/** If one part of the run fails, the whole run ends and fails. */
async function orEnd(who: string, work: Promise<void>): Promise<void> {
  const fromMs = Date.now()
  try {
    await work
  } catch (error) {
    note({ who, text: String(error), fromMs, untilMs: Date.now(), rightWhileDown: false })
    over.abort()
  }
}

/** Resolves once no page reports a problem, or all have had enough time to recover. */
async function calm(): Promise<void> {
  await waitFor(() => notices.open().length === 0, { what: 'calm', timeoutMs: GIVES_WAY_MS + 1_000 }).catch(
    () => undefined,
  )
}

async function openPerson(
  browser: Browser,
  stack: UserStack,
  { name, account, acts }: { readonly name: string; readonly account: string; readonly acts: Person['acts'] },
): Promise<Person> {
  const visitor = await openVisitor(browser, stack.webUrl, {
    onProblem: (text) => {
      const now = Date.now()
      note({ who: name, text, fromMs: now, untilMs: now, rightWhileDown: isOutageTrouble(text) })
    },
  })
  await watchPage(visitor.context, (texts, atMs) => notices.hear(name, texts, atMs))
  await visitor.page.goto('/')
  await connectWallet(visitor.page, account)
  return { name, visitor, acts }
}

/** Presses Ctrl-C and starts again, repeatedly, whatever the two people are doing. */
async function restartNowAndThen(stack: UserStack, restartEvery: number): Promise<void> {
  for (;;) {
    await passes(restartEvery * MINUTE, undefined, { signal: over.signal }).catch(() => undefined)
    if (over.signal.aborted) return
    say('Ctrl-C, and npm start again')
    await stack.restart()
    say('ready again')
  }
}

async function soak(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, FLAGS)
  const minutes = Number(values.minutes)
  const restartEvery = Number(values['restart-every'])
  // When interrupted, it reports what happened so far, and leaves nothing running.
  process.once('SIGINT', () => over.abort())
  mkdirSync(DIRECTORY, { recursive: true })
  const stateDirectory = mkdtempSync(join(tmpdir(), 'vitrine-soak-'))
  const stack = await startUserStack({
    stateDirectory,
    port: await freePort(PORT),
    logFile: join(DIRECTORY, 'stack.log'),
  })
  let passed = false
  try {
    const browser = await launchBrowser('leave')
    try {
      const [trader, collector] = await roles(stack)
      if (trader === undefined || collector === undefined) throw new Error('The demo has too few accounts.')
      const trades = createSharedTrades()
      const people = [
        await openPerson(browser, stack, {
          name: 'collector',
          account: collector.label,
          acts: collectorsActs(trades, trader.address),
        }),
        await openPerson(browser, stack, {
          name: 'trader',
          account: trader.label,
          acts: tradersActs(trades, trader.address),
        }),
      ]
      const startedMs = Date.now()
      say(`Two tabs are open at ${stack.webUrl} for ${minutes} minutes.`)
      const timer = setTimeout(() => over.abort(), minutes * MINUTE)
      try {
        const onDone = (act: string): void => void done.set(act, (done.get(act) ?? 0) + 1)
        await Promise.all([
          orEnd('the terminal', restartNowAndThen(stack, restartEvery)),
          ...people.map((person) =>
            orEnd(
              person.name,
              live(person, { stack, pauses, over: over.signal, onDone, onTrouble: note, calm }),
            ),
          ),
        ])
      } finally {
        clearTimeout(timer)
        over.abort()
      }
      await calm()
      const endedMs = Date.now()
      const report = reportOn({
        minutes: (endedMs - startedMs) / MINUTE,
        done,
        outages: stack.outages(),
        notices: notices.all(),
        troubles,
        crash: stack.crash(),
        endedMs,
      })
      writeFileSync(join(DIRECTORY, 'report.txt'), `${report.lines.join('\n')}\n`)
      console.log(`\n${report.lines.join('\n')}`)
      passed = report.passed
    } finally {
      await browser.close()
    }
  } finally {
    await stack.stop()
    if (passed) rmSync(stateDirectory, { recursive: true, force: true })
    else say(`The stack’s state and logs are in ${stateDirectory}.`)
  }
  return passed ? 0 : 1
}

process.exit(await runCommand({ usage: USAGE }, process.argv.slice(2), soak))
