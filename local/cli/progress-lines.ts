// Prints the progress of a start: one line for each finished step with its time and, on a terminal, the running steps
// below.
import type { Progress, StackStep } from '../progress.ts'

/** The stack's steps and the page's own. */
export type CliStep = StackStep | 'page'
export type CliProgress = Omit<Progress, 'step'> & { step: CliStep }

const labels: Record<CliStep, { going: string; done: string }> = {
  chain: { going: 'Starting the chain', done: 'Chain is up (anvil, Seaport 1.6)' },
  fork: { going: 'Forking the chain', done: 'Fork is up (anvil)' },
  seed: { going: 'Playing the history', done: 'History is on the chain' },
  gateway: { going: 'Starting the content gateway', done: 'Content gateway is up' },
  database: { going: 'Starting the database', done: 'Database is up (PostgreSQL)' },
  mappings: { going: 'Compiling the subgraph', done: 'Subgraph is compiled' },
  indexer: { going: 'Starting the indexer', done: 'Indexer is up (graph-node)' },
  index: { going: 'Indexing the chain', done: 'Index has caught up with the chain' },
  page: { going: 'Building the page', done: 'Page is built' },
}

/** Interval between progress lines of a long step where the output can't be redrawn, as in a file. */
const PRINT_EVERY_MS = 15_000

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

export interface ProgressLines {
  report(progress: CliProgress): void
  /** Prints a separate line among the steps. */
  print(line: string): void
  /** Returns milliseconds since the first line. */
  elapsedMs(): number
  /** Clears the line of running steps. */
  end(): void
}

/** Returns as many of the steps, the newest of which come first, as have room. */
function fitSteps(steps: readonly string[], room: number): string {
  for (let count = steps.length; count > 0; count -= 1) {
    const text = steps.slice(0, count).join(', ') + (count < steps.length ? ', …' : '')
    if (text.length <= room) return text
  }
  return `${steps[0]?.slice(0, room - 1)}…`
}

/** Prints to a stream; `now` is in milliseconds. */
export function createProgressLines({
  output,
  now = () => performance.now(),
}: {
  output: NodeJS.WritableStream & { isTTY?: boolean; columns?: number }
  now?: () => number
}): ProgressLines {
  const begunAt = now()
  const running = new Map<CliStep, { since: number; detail?: string; printedAt?: number }>()
  const live = output.isTTY === true

  const underWay = () => {
    const stamp = `${seconds(now() - begunAt).padStart(8)}  … `
    const steps = [...running].map(
      ([step, { detail }]) => labels[step].going + (detail ? ` (${detail})` : ''),
    )
    // A longer line would wrap, and redrawing it would leave its first part behind.
    return stamp + fitSteps(steps.reverse(), (output.columns ?? 80) - 1 - stamp.length)
  }
  const clear = () => {
    if (live) output.write('\r\u001b[K')
  }
  const redraw = () => {
    if (!live || running.size === 0) return
    clear()
    output.write(underWay())
  }
  const line = (text: string) => {
    clear()
    output.write(`${text}\n`)
    redraw()
  }
  const timer = live ? setInterval(redraw, 100) : undefined
  timer?.unref()

  return {
    report: ({ step, state, detail }) => {
      const since = running.get(step)?.since ?? now()
      const stamp = seconds(now() - begunAt).padStart(8)
      switch (state) {
        case 'begun':
          running.set(step, { since })
          if (!live) line(`${stamp}  … ${labels[step].going}`)
          break
        case 'going': {
          const printedAt = running.get(step)?.printedAt ?? since
          const saysNow = !live && now() - printedAt >= PRINT_EVERY_MS
          running.set(step, {
            since,
            printedAt: saysNow ? now() : printedAt,
            ...(detail === undefined ? {} : { detail }),
          })
          if (saysNow) line(`${stamp}  … ${labels[step].going}${detail === undefined ? '' : ` (${detail})`}`)
          break
        }
        case 'done':
          running.delete(step)
          line(`${stamp}  ✓ ${labels[step].done}, ${seconds(now() - since)}`)
          break
        case 'failed':
          running.delete(step)
          line(`${stamp}  ✗ ${labels[step].going} failed`)
          break
      }
      redraw()
    },
    print: line,
    elapsedMs: () => now() - begunAt,
    end: () => {
      running.clear()
      clearInterval(timer)
      clear()
    },
  }
}
