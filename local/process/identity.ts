// Distinguishes a process from a newer one with the same number, so that no other process is ever signaled.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const hasProcfs = existsSync('/proc/self/stat')

/**
 * Returns a text that stays the same for the life of a process and differs for a newer one with that number: its start
 * time, and on Linux the boot it was started in (times in /proc count from boot; proc_pid_stat(5), field 22).
 *
 * @returns undefined when no such process runs; a zombie does not count as running.
 */
export function identifyProcess(pid: number): string | undefined {
  return hasProcfs ? identifyByProcfs(pid) : identifyByPs(pid)
}

/** Returns whether the process with this identity still runs. */
export function isRunning({ pid, identity }: { pid: number; identity: string }): boolean {
  return identifyProcess(pid) === identity
}

function identifyByProcfs(pid: number): string | undefined {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined
  }
  // The second field is the command in brackets, which may itself hold spaces and brackets.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z' || state === 'X') return undefined
  const startTime = rest[18]
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${startTime}`
}

function identifyByPs(pid: number): string | undefined {
  try {
    const [state, ...started] = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/)
    return state === undefined || state.startsWith('Z') ? undefined : started.join(' ')
  } catch {
    return undefined
  }
}
