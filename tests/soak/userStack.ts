// The stack as a user runs it: `npm start` in a separate terminal, ended by Ctrl-C and started again.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../../local/cache/kept-folder.ts'
import { readStackFile, type StackFile } from '../../local/cli/stack-file.ts'
import { waitFor } from '../../local/process/wait.ts'
import type { Outage } from './judge.ts'

const READY = /Vitrine is ready at (\S+)/

/** The first start builds everything and plays the entire history. */
const START_MS = 10 * 60_000

export interface UserStack {
  readonly webUrl: string
  /** The times when it was down, including the restart in progress. */
  outages(): readonly Outage[]
  isUp(): boolean
  /** Resolves once it is ready. @throws Error when it never is */
  up(): Promise<void>
  /** The current URLs of its parts. @throws Error when it is down */
  file(): StackFile
  /** Presses Ctrl-C, and reruns the command as soon as the terminal is back. @throws Error when it fails to start */
  restart(): Promise<void>
  stop(): Promise<void>
  /** Why it ended unexpectedly; undefined while it runs. */
  crash(): string | undefined
}

export interface UserStackOptions {
  readonly stateDirectory: string
  readonly port: number
  /** File for the command's output. */
  readonly logFile: string
}

/** @throws Error when it fails to start */
export async function startUserStack({
  stateDirectory,
  port,
  logFile,
}: UserStackOptions): Promise<UserStack> {
  const log = createWriteStream(logFile)
  const outages: { fromMs: number; readyMs: number | undefined }[] = []
  let wantedPort = String(port)
  let terminal: ChildProcess | undefined
  let hasPrompt = false
  let crash: string | undefined

  const start = async (): Promise<string> => {
    hasPrompt = false
    // A separate process group, as a shell creates it: Ctrl-C reaches npm and every process that it started.
    const child = spawn('npm', ['start'], {
      cwd: REPOSITORY,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, VITRINE_STATE_DIR: stateDirectory, PORT: wantedPort },
    })
    terminal = child
    child.stderr.pipe(log, { end: false })
    let printed = ''
    let webUrl: string | undefined
    child.stdout.on('data', (chunk: Buffer) => {
      log.write(chunk)
      printed += chunk.toString()
      webUrl ??= READY.exec(printed)?.[1]
    })
    child.once('exit', (code, signal) => {
      if (!hasPrompt) crash = `npm start ended by itself (${code ?? signal}): ${printed.slice(-2_000)}`
    })
    return waitFor(
      () => {
        if (crash !== undefined) return crash
        return webUrl
      },
      { what: 'the line that says that Vitrine is ready', timeoutMs: START_MS },
    ).then((output) => {
      if (crash !== undefined) throw new Error(crash)
      return output
    })
  }

  const interrupt = async (): Promise<void> => {
    hasPrompt = true
    if (terminal?.pid === undefined || terminal.exitCode !== null || terminal.signalCode !== null) return
    const exited = once(terminal, 'exit')
    process.kill(-terminal.pid, 'SIGINT')
    await exited
  }

  const isUp = (): boolean => crash === undefined && outages.every(({ readyMs }) => readyMs !== undefined)
  const webUrl = await start()
  // If the preferred port was taken, it is the next one.
  wantedPort = new URL(webUrl).port
  return {
    webUrl,
    outages: () => outages,
    isUp,
    up: async () => {
      await waitFor(() => crash !== undefined || isUp(), {
        what: 'the stack to be up again',
        timeoutMs: START_MS,
      })
      if (crash !== undefined) throw new Error(crash)
    },
    file: () => {
      const file = readStackFile(stateDirectory)
      if (file === undefined) throw new Error(`There is no ${join(stateDirectory, 'stack.json')}.`)
      return file
    },
    restart: async () => {
      const outage: { fromMs: number; readyMs: number | undefined } = {
        fromMs: Date.now(),
        readyMs: undefined,
      }
      outages.push(outage)
      await interrupt()
      const again = await start()
      // Open tabs would send requests to a stopped server, which would be the run's fault, not theirs.
      if (again !== webUrl) throw new Error(`The stack came up at ${again}, no longer at ${webUrl}.`)
      outage.readyMs = Date.now()
    },
    stop: async () => {
      await interrupt()
      log.end()
    },
    crash: () => crash,
  }
}
