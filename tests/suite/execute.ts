// Runs the commands of one stage, saves their output, and counts their tests.
import { type ChildProcess, spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync, rmSync, type WriteStream } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Stage } from './stages.ts'

/** The result of a stage. */
export interface StageResult {
  readonly stage: Stage
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  /** Processor time of its processes that have ended, where the system tells: what counts when stages share the cores. */
  readonly processorSeconds?: number | undefined
  /** Everything the commands printed. */
  readonly output: string
}

const running = new Set<ChildProcess>()

/** How long an interrupted command may take to clean up, in milliseconds. */
const GRACE_MS = 20_000

/** Linux counts in hundredths of a second. Source: proc(5), `sysconf(_SC_CLK_TCK)` */
const TICKS_PER_SECOND = 100

/** Returns the processor time of all ended child processes, and theirs, in seconds; undefined where there is no `/proc`. */
function readEndedSeconds(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // After the program's name in parentheses, cutime and cstime are the 14th and 15th of the fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
}

/** That time when the last command ended: the next one's is what has been added since. */
let endedSeconds = readEndedSeconds()

/** Stops every running command with its child processes, and waits until they have exited. */
export async function interruptAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      const exited = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      const timeout = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
      await exited
      clearTimeout(timeout)
    }),
  )
}

/**
 * Runs a stage to its end; never throws for a failing command.
 * @param directory the folder for logs and reports
 */
export async function execute(stage: Stage, directory: string): Promise<StageResult> {
  const startedAt = performance.now()
  const log = createWriteStream(join(directory, `${stage.name}.log`))
  const chunks: Buffer[] = []
  const report = join(directory, `${stage.name}.json`)
  rmSync(report, { force: true })
  let code = 0
  let processorSeconds: number | undefined
  for (const command of stage.commands) {
    const extra =
      stage.projects.length > 0
        ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests=false']
        : []
    const ended = await run([...command, ...extra], chunks, log)
    code = ended.code
    if (ended.processorSeconds !== undefined)
      processorSeconds = (processorSeconds ?? 0) + ended.processorSeconds
    if (code !== 0) break
  }
  await new Promise((resolve) => log.end(resolve))
  const seconds = (performance.now() - startedAt) / 1000
  const output = Buffer.concat(chunks).toString('utf8')
  return { stage, seconds, processorSeconds, output, ...count(stage, report, code) }
}

interface EndedCommand {
  readonly code: number
  readonly processorSeconds: number | undefined
}

function run(command: readonly string[], chunks: Buffer[], log: WriteStream): Promise<EndedCommand> {
  return new Promise((resolve) => {
    const [program = '', ...args] = command
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
        // Set-up code then reuses the output of the previous stage.
        VITRINE_SUITE: '1',
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
    })
    running.add(child)
    const record = (chunk: Buffer): void => {
      chunks.push(chunk)
      log.write(chunk)
    }
    child.stdout.on('data', record)
    child.stderr.on('data', record)
    child.once('error', (error) => record(Buffer.from(`${program}: ${error.message}\n`)))
    let processorSeconds: number | undefined
    child.once('exit', () => {
      const now = readEndedSeconds()
      if (now !== undefined && endedSeconds !== undefined) processorSeconds = now - endedSeconds
      endedSeconds = now
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, processorSeconds })
    })
  })
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Counts at least one failure for a failed stage, even when no single test failed. */
function count(
  stage: Stage,
  report: string,
  code: number,
): Pick<StageResult, 'passed' | 'failed' | 'skipped'> {
  if (stage.projects.length === 0)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const totals = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  // A file that fails to load reports no tests.
  const broken = totals.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = totals.numFailedTests + broken.length
  return {
    passed: totals.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: totals.numPendingTests + totals.numTodoTests,
  }
}
