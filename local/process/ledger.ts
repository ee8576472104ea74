// Keeps the list of processes that a stack has started in its state directory, so that the next run can end them.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifyProcess, isRunning } from './identity.ts'
import { waitFor, WaitTimeoutError } from './wait.ts'

/** One signal to send and how long to wait for its effect before the next one is sent. */
export interface StopStep {
  signal: NodeJS.Signals
  graceMs: number
}

export interface RecordedProcess {
  name: string
  pid: number
  identity: string
  stop: StopStep[]
}

const ledgerPath = (stateDirectory: string) => join(stateDirectory, 'processes.json')

/** Reads the ledger of a state directory; returns an empty list when there is none or it can't be read. */
export function readLedger(stateDirectory: string): RecordedProcess[] {
  const path = ledgerPath(stateDirectory)
  if (!existsSync(path)) return []
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as RecordedProcess[]
  } catch {
    return [] // The ledger is written by rename, so only a damaged disk leads here, and there are no processes to name.
  }
}

function writeLedger(stateDirectory: string, processes: RecordedProcess[]) {
  const path = ledgerPath(stateDirectory)
  writeFileSync(`${path}.new`, JSON.stringify(processes, undefined, 2))
  renameSync(`${path}.new`, path)
}

/** Records a process that was just started. Synchronous, so that no process runs unrecorded for a turn of the loop. */
export function recordProcess(stateDirectory: string, entry: Omit<RecordedProcess, 'identity'>): void {
  const identity = identifyProcess(entry.pid)
  if (identity === undefined) return // The process has exited already.
  writeLedger(stateDirectory, [...readLedger(stateDirectory), { ...entry, identity }])
}

/** Removes a process that has exited. */
export function forgetProcess(stateDirectory: string, pid: number): void {
  if (!existsSync(stateDirectory)) return
  writeLedger(
    stateDirectory,
    readLedger(stateDirectory).filter((entry) => entry.pid !== pid),
  )
}

/**
 * Ends one process by its own steps, and returns once it has exited. A process whose identity has changed is another
 * one and is left alone.
 *
 * @throws WaitTimeoutError when it outlives its last step.
 */
export async function endProcess(
  entry: Pick<RecordedProcess, 'name' | 'pid' | 'identity' | 'stop'>,
): Promise<void> {
  for (const [index, { signal, graceMs }] of entry.stop.entries()) {
    if (!isRunning(entry)) return
    try {
      process.kill(entry.pid, signal)
    } catch {
      return // The process exited between the two lines.
    }
    try {
      await waitFor(() => !isRunning(entry), {
        what: `${entry.name} to end`,
        timeoutMs: graceMs,
        intervalMs: 20,
      })
      return
    } catch (error) {
      if (!(error instanceof WaitTimeoutError) || index === entry.stop.length - 1) throw error
    }
  }
}

/**
 * Ends every recorded process that still runs, the last started first, and empties the ledger.
 *
 * @returns the names of those that were still running.
 */
export async function endRecordedProcesses(stateDirectory: string): Promise<string[]> {
  const running = readLedger(stateDirectory).filter(isRunning).reverse()
  for (const entry of running) {
    // A paused process reacts to nothing but SIGKILL until it is continued.
    if (isRunning(entry)) process.kill(entry.pid, 'SIGCONT')
    await endProcess(entry)
  }
  if (existsSync(ledgerPath(stateDirectory))) writeLedger(stateDirectory, [])
  return running.map((entry) => entry.name)
}
