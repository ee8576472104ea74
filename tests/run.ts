// `npm test`: every check of the project in stages, with what each took, and one summary at the end.
import { readArguments, runCommand } from '../operate/commandLine.ts'
import { mkdirSync } from 'node:fs'
import { execute, interruptAll, type StageResult } from './suite/execute.ts'
import { runSchedule } from './suite/schedule.ts'
import { chooseStages, type Stage } from './suite/stages.ts'

const USAGE = `Usage: npm test -- [<stage> …]
  runs every check of the project, or only the stages named: npm test -- unit pages
       npm test -- quick
  runs lint, types, and the page's unit tests
       npm run check
  runs all that needs no chain and no browser`

/** Where the logs and reports of the latest run are kept. */
const LOGS = '.local/test'

/** How often a long stage says that it is still running, in milliseconds. */
const HEARTBEAT_MS = 30_000

const interruption = new AbortController()

const seconds = (value: number): string => `${value.toFixed(1)} s`.padStart(8)

function describe(result: StageResult): string {
  const { stage, passed, failed, skipped, seconds: took, processorSeconds } = result
  const counts =
    stage.projects.length === 0 ? '' : `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  const processor = processorSeconds === undefined ? '' : ` (${seconds(processorSeconds)} of a processor)`
  const name = `${failed > 0 ? '✗' : '✓'} ${stage.name.padEnd(14)}`
  return `${name} ${seconds(took)}${processor}  ${counts}${left}`.trimEnd()
}

async function main(args: readonly string[]): Promise<number> {
  const stages = chooseStages(readArguments(args, {}, Infinity).positionals)
  mkdirSync(LOGS, { recursive: true })
  const startedAt = performance.now()
  const underWay = new Map<Stage, number>()
  const heartbeat = setInterval(() => {
    for (const [stage, since] of underWay) {
      console.log(`  … ${stage.name}, ${Math.round((performance.now() - since) / 1000)} s so far`)
    }
  }, HEARTBEAT_MS)

  const results = await runSchedule({
    stages,
    signal: interruption.signal,
    execute: (stage) => execute(stage, LOGS),
    onStart: (stage) => {
      underWay.set(stage, performance.now())
      console.log(`▸ ${stage.name}: ${stage.shows}`)
    },
    onEnd: (result) => {
      underWay.delete(result.stage)
      console.log(describe(result))
      if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
    },
  })
  clearInterval(heartbeat)

  const total = (key: 'passed' | 'failed'): number => results.reduce((sum, result) => sum + result[key], 0)
  console.log(`\n${results.map(describe).join('\n')}`)
  console.log(`\nTook ${seconds((performance.now() - startedAt) / 1000).trim()}; logs are in ${LOGS}.`)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  return total('failed') > 0 ? 1 : 0
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (interruption.signal.aborted) return
    interruption.abort()
    console.log('\nStopping what is under way …')
    void interruptAll().then(() => process.exit(130))
  })
}

runCommand({ usage: USAGE }, process.argv.slice(2), main).then(
  (code) => {
    // An interrupted run has no result to give; the signal's own handler ends it.
    if (!interruption.signal.aborted) process.exit(code)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
