// How much processor time processes have taken, which says more on a busy machine than a clock does.
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second on every architecture that Node runs on. Source: proc(5), sysconf(3). */
const TICKS_PER_SECOND = 100

/** Fields of /proc/<pid>/stat after the command, which may contain spaces. Source: proc_pid_stat(5). */
const PARENT = 1
const TIMES = [11, 12, 13, 14] as const

function readStat(pid: string): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return [] // It has exited since the list was read.
  }
}

/**
 * Seconds of processor time of these processes and all that they started, those that have ended included.
 * @returns undefined where the system has no /proc
 */
export function readProcessorTime(pids: readonly number[]): number | undefined {
  let names: readonly string[]
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return undefined
  }
  const stats = new Map(names.map((name) => [name, readStat(name)]))
  const counted = new Set(pids.map(String))
  // A process is always listed after its parent, except where numbers have wrapped: repeat until nothing is added.
  for (let size = -1; size !== counted.size;) {
    size = counted.size
    for (const [name, stat] of stats) if (counted.has(stat[PARENT] ?? '')) counted.add(name)
  }
  const ticks = [...counted]
    .flatMap((name) => TIMES.map((field) => Number(stats.get(name)?.[field] ?? 0)))
    .reduce((sum, count) => sum + count, 0)
  return ticks / TICKS_PER_SECOND
}
