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
  /** Everything the commands printed. */
  readonly output: string
}

const running = new Set<ChildProcess>()

/** How long an interrupted command may take to clean up, in milliseconds. */
const GRACE_MS = 20_000

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
  for (const command of stage.commands) {
    const extra =
      stage.projects.length > 0
        ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests=false']
        : []
    code = await run([...command, ...extra], chunks, log)
    if (code !== 0) break
  }
  await new Promise((resolve) => log.end(resolve))
  const seconds = (performance.now() - startedAt) / 1000
  return { stage, seconds, output: Buffer.concat(chunks).toString('utf8'), ...count(stage, report, code) }
}

function run(command: readonly string[], chunks: Buffer[], log: WriteStream): Promise<number> {
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
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
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
