// The report of a run for people: the actions, the messages that were true, and those that were wrong.
import { judgeNotice, judgeTrouble, type Notice, type Outage, type Trouble, type Verdict } from './judge.ts'

export interface Met {
  readonly minutes: number
  readonly done: ReadonlyMap<string, number>
  readonly outages: readonly Outage[]
  readonly notices: readonly Notice[]
  readonly troubles: readonly Trouble[]
  /** Why the stack ended unexpectedly. */
  readonly crash: string | undefined
  readonly endedMs: number
}

export interface Report {
  readonly passed: boolean
  readonly lines: readonly string[]
}

const clock = (ms: number): string => new Date(ms).toISOString().slice(11, 19)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function words(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'true':
      return verdict.gaveWayMs === undefined
        ? 'true'
        : `true, gone ${seconds(verdict.gaveWayMs)} after the stack was ready`
    case 'stayed':
      return `STAYED: still shown ${seconds(verdict.forMs)} after the stack was ready`
    case 'false alarm':
      return 'FALSE ALARM'
  }
}

interface Judged {
  readonly at: number
  readonly verdict: Verdict
  readonly what: string
}

/** One line per problem. Equal ones of the same person share a line with their count, if they are judged alike. */
function inLines(judged: readonly Judged[]): readonly string[] {
  const rows = new Map<string, { readonly at: number; times: number }>()
  for (const { at, verdict, what } of judged) {
    const row = `${words(verdict)}  ${what}`
    const existing = rows.get(row)
    if (existing === undefined) rows.set(row, { at, times: 1 })
    else existing.times += 1
  }
  return [...rows].map(
    ([row, { at, times }]) => `  ${clock(at)}  ${row}${times > 1 ? ` (${times} times)` : ''}`,
  )
}

export function reportOn({ minutes, done, outages, notices, troubles, crash, endedMs }: Met): Report {
  const judged = [
    ...notices.map((notice) => ({
      at: notice.fromMs,
      verdict: judgeNotice(notice, outages, endedMs),
      what: `${notice.who}: ${notice.kind.name}: “${notice.text}”`,
    })),
    ...troubles.map((trouble) => ({
      at: trouble.fromMs,
      verdict: judgeTrouble(trouble, outages),
      what: `${trouble.who}: ${trouble.text}`,
    })),
  ].sort((a, b) => a.at - b.at)
  const judgedLines = inLines(judged)
  const wrong = judged.filter(({ verdict }) => verdict.kind !== 'true').length
  const missing = outages.filter(({ readyMs }) => readyMs === undefined).length
  const passed = wrong === 0 && missing === 0 && crash === undefined && done.size > 0
  return {
    passed,
    lines: [
      `${minutes.toFixed(0)} minutes, ${outages.length} restarts.`,
      ...outages.map(
        ({ fromMs, readyMs }) =>
          `  ${clock(fromMs)}  Ctrl-C, ${readyMs === undefined ? 'never ready again' : `ready after ${seconds(readyMs - fromMs)}`}`,
      ),
      'Done:',
      ...[...done].map(([act, times]) => `  ${act}, ${times} times`),
      'Said by the pages, and met behind them:',
      ...(judgedLines.length > 0 ? judgedLines : ['  nothing']),
      ...(crash === undefined ? [] : [`The stack: ${crash}`]),
      passed ? 'No false alarm.' : `${wrong} false alarms or notices that stayed.`,
    ],
  }
}
