// Runs one long-running part of the stack as a process: apart from the terminal, logged to a file, stopped step by
// step.
import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { forgetProcess, endProcess, recordProcess, type StopStep } from './ledger.ts'
import { identifyProcess } from './identity.ts'
import { waitFor, type WaitOptions } from './wait.ts'

export interface ProcessOptions {
  /** Its name in messages, such as "Chain (anvil)". */
  name: string
  command: string
  args: string[]
  /** The process is recorded in the ledger of this state directory. */
  stateDirectory: string
  /** Both output streams go here; the previous run's file is kept beside it as `.previous`. */
  logFile: string
  stop: StopStep[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Another user to run as; needs root. */
  user?: { uid: number; gid: number } | undefined
}

export interface ManagedProcess {
  readonly name: string
  readonly pid: number
  readonly logFile: string
  /** Settles with the reason when the process has exited unexpectedly; never when it was stopped. */
  readonly crashed: Promise<PartCrashedError>
  signal(signal: NodeJS.Signals): void
  /** Stops it, by its own steps or at once by the signal, and returns when it has exited. May be called again. */
  stop(signal?: 'SIGKILL'): Promise<void>
}

/** Thrown when a part of the stack exited without being stopped, or could not be started. */
export class PartCrashedError extends Error {
  override readonly name = 'PartCrashedError'
  readonly part: string
  /** Undefined for a part that runs within this process, whose message is complete. */
  readonly logFile: string | undefined
  /** The last lines that it logged. */
  readonly logTail: string[]

  constructor(part: string, how: string, logFile?: string) {
    super(`${part} ${how}`)
    this.part = part
    this.logFile = logFile
    this.logTail = logFile === undefined ? [] : readLogTail(logFile)
  }
}

/** Returns the last lines of a log, without terminal colors; none when the file is missing. */
function readLogTail(logFile: string, lines = 15): string[] {
  if (!existsSync(logFile)) return []
  const text = readFileSync(logFile, 'utf8').trimEnd()
  return stripVTControlCharacters(text).split('\n').slice(-lines)
}

/**
 * Starts a process in its own session. A terminal's Ctrl-C goes to the whole foreground group, but must not reach
 * these, because the order in which the parts end matters.
 */
export function startProcess(options: ProcessOptions): ManagedProcess {
  const { name, command, args, stateDirectory, logFile, stop: stopSteps, user } = options
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.previous`)
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, NO_COLOR: '1', ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
    ...user,
  })
  closeSync(log)

  let isStopping = false
  const crashed = new Promise<PartCrashedError>((resolve) => {
    child.once('error', (error) => {
      resolve(new PartCrashedError(name, `could not be started: ${error.message}`, logFile))
    })
    child.once('exit', (code, signal) => {
      if (child.pid !== undefined) forgetProcess(stateDirectory, child.pid)
      if (isStopping) return
      const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`
      resolve(new PartCrashedError(name, how, logFile))
    })
  })

  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })

  const pid = child.pid ?? 0 // 0 when it could not be started; `crashed` says so.
  const identity = pid === 0 ? undefined : identifyProcess(pid)
  if (pid !== 0) recordProcess(stateDirectory, { name, pid, stop: stopSteps })

  return {
    name,
    pid,
    logFile,
    crashed,
    signal: (signal) => {
      child.kill(signal)
    },
    stop: async (signal) => {
      isStopping = true
      if (identity === undefined) return
      child.kill('SIGCONT') // A paused process would react to nothing but SIGKILL.
      const steps = signal === undefined ? stopSteps : [{ signal, graceMs: 3_000 }]
      await endProcess({ name, pid, identity, stop: steps })
      // The process has exited, but its exit handlers here may not have run; after this nothing is written any more.
      await ended
      forgetProcess(stateDirectory, pid)
    },
  }
}

/**
 * Starts a process and returns when it is up; if it never is, it is stopped before this throws.
 *
 * @param isUp called until it returns true.
 * @throws PartCrashedError when it exits instead; else as `waitFor`.
 */
export async function startPart(
  options: ProcessOptions,
  isUp: (process: ManagedProcess) => Promise<boolean> | boolean,
  wait: WaitOptions,
): Promise<ManagedProcess> {
  wait.signal?.throwIfAborted()
  const process = startProcess(options)
  try {
    await waitForPart(process, () => isUp(process), wait)
    return process
  } catch (error) {
    await process.stop()
    throw error
  }
}

/**
 * Waits for something that only this process can bring about.
 *
 * @throws PartCrashedError as soon as the process exits; else as `waitFor`.
 */
export function waitForPart<T>(
  part: ManagedProcess,
  check: () => Promise<T | undefined | false> | T | undefined | false,
  options: WaitOptions,
): Promise<T> {
  const abortOnCrash = new AbortController()
  void part.crashed.then((crash) => {
    abortOnCrash.abort(crash)
  })
  const signal = options.signal ? AbortSignal.any([abortOnCrash.signal, options.signal]) : abortOnCrash.signal
  return waitFor(check, { ...options, signal })
}
