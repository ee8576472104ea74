// A check of a deployment, and how many of them run: all at once, each within a time limit.
import { oneLine } from '../http/request.ts'

export interface Finding {
  readonly status: 'ok' | 'warning' | 'failed'
  /** What was found, on one line. */
  readonly detail: string
  /** What to do; the check's own `fix` when missing, unless the status is ok. */
  readonly fix?: string | undefined
}

export interface Check {
  readonly name: string
  /** Checks without which this one says nothing; when one fails, it is skipped. */
  readonly after?: readonly Check[]
  /** Whether it waits for all checks that aren't last, and for those before it that are. */
  readonly isLast?: boolean
  /** What to do when `run` throws, or its finding has no fix. */
  readonly fix: string
  /** An error that it throws is a failure, found in the error's own words. */
  run(): Promise<Finding>
}

export interface Row {
  readonly name: string
  readonly status: Finding['status'] | 'skipped'
  readonly detail: string
  readonly fix?: string | undefined
}

export const ok = (detail: string): Finding => ({ status: 'ok', detail })
export const warning = (detail: string, fix?: string): Finding => ({ status: 'warning', detail, fix })
export const failed = (detail: string, fix?: string): Finding => ({ status: 'failed', detail, fix })

/** The longest that one check may take, in milliseconds. */
const TIME_LIMIT_MS = 60_000

/** The most characters shown of what a check found. */
const MAX_FOUND = 1_000

/**
 * Runs checks and returns their rows in the same order.
 * @param checks each after those that it needs
 */
export async function runChecks(
  checks: readonly Check[],
  timeLimitMs = TIME_LIMIT_MS,
): Promise<readonly Row[]> {
  const rows = new Map<Check, Promise<Row>>()
  const start = (check: Check) => {
    const needed = (check.after ?? []).map((other) => rows.get(other))
    return runAfter(check, needed, timeLimitMs)
  }
  for (const check of checks) if (check.isLast !== true) rows.set(check, start(check))
  for (const check of checks) {
    if (check.isLast !== true) continue
    await Promise.all(rows.values())
    rows.set(check, start(check))
  }
  const ordered = await Promise.all(checks.map((check) => rows.get(check)))
  return ordered.filter((row) => row !== undefined)
}

async function runAfter(
  check: Check,
  needed: readonly (Promise<Row> | undefined)[],
  timeLimitMs: number,
): Promise<Row> {
  const { name, fix } = check
  for (const row of await Promise.all(needed)) {
    if (row?.status === 'failed' || row?.status === 'skipped') {
      return { name, status: 'skipped', detail: `not checked, because “${row.name}” failed` }
    }
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => {
      resolve(failed(`it took longer than ${timeLimitMs / 1_000} s`))
    }, timeLimitMs)
  })
  try {
    const finding = await Promise.race([check.run(), late])
    // Servers' own words are in it.
    const detail = oneLine(finding.detail.slice(0, MAX_FOUND))
    return { name, ...finding, detail, ...(finding.status !== 'ok' && { fix: finding.fix ?? fix }) }
  } catch (error) {
    return { name, ...failed(oneLine(error instanceof Error ? error.message : String(error)), fix) }
  } finally {
    clearTimeout(timer)
  }
}

/** Calls a function once, when its value is first needed; checks share what it reads. */
export function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => (value ??= read())
}
