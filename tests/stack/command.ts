// The stack's commands as a person runs them: npm in a process group of its own, its words, and what it leaves behind.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { REPOSITORY } from '../../local/cache/kept-folder.ts'
import { readStackFile, type StackFile } from '../../local/cli/stack-file.ts'
import { identifyProcess } from '../../local/process/identity.ts'
import { waitFor } from '../../local/process/wait.ts'

/** Far beyond the goal of 30 s, which is for the benchmark to judge: these tests may share their machine. */
export const START_TIMEOUT_MS = 240_000
const END_TIMEOUT_MS = 30_000

/** Command lines of every process that has to do with a state directory. */
function findProcesses(stateDirectory: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && identifyProcess(Number(name)) !== undefined)
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const home = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(stateDirectory)
        return line.includes(stateDirectory) || home ? [`${pid} ${line}`] : []
      } catch {
        return [] // It has ended in the meantime, or is somebody else's.
      }
    })
}

/** Returns when no process has to do with a state directory any more. @throws Error that names those left behind */
export const nothingLeft = (stateDirectory: string) =>
  waitFor(() => findProcesses(stateDirectory).length === 0, {
    what: `every process of ${stateDirectory} to end`,
    timeoutMs: END_TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw new Error(`left behind:\n${findProcesses(stateDirectory).join('\n')}`, { cause: error })
  })

export interface Command {
  /** What it has printed so far. */
  output(): string
  /** What npm and all below it get from a terminal's Ctrl-C; nothing when it has ended. */
  interrupt(): void
  /** Kills npm, and nothing below it. */
  killNpm(): void
  /** The exit code. */
  ended: Promise<number | null>
  /** Where it says that it is ready. */
  ready(): Promise<StackFile>
}

export interface CommandOptions {
  readonly stateDirectory: string
  /** The one wanted for the page. */
  readonly port?: number
  /** Another checkout than this one. */
  readonly checkout?: string
  /** Where programs are looked for. */
  readonly path?: string
}

/** Runs npm in a process group of its own, as a shell does, with the short history. */
export function npmRun(
  args: string[],
  { stateDirectory, port, checkout = REPOSITORY, path }: CommandOptions,
): Command {
  const child = spawn('npm', args, {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      VITRINE_STATE_DIR: stateDirectory,
      VITRINE_SEED: 'small',
      PORT: String(port ?? ''),
      ...(path === undefined ? {} : { PATH: path }),
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    output: () => output,
    interrupt: () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGINT')
    },
    killNpm: () => {
      child.kill('SIGKILL')
    },
    ended,
    ready: async () => {
      const isReady = () => output.includes('Vitrine is ready at')
      await waitFor(() => isReady() || child.exitCode !== null, {
        what: 'it to be ready',
        timeoutMs: START_TIMEOUT_MS,
      }).catch(() => undefined) // Its output has the details.
      if (!isReady()) throw new Error(`npm ${args.join(' ')} is not ready:\n${output}`)
      const file = readStackFile(stateDirectory)
      if (!file) throw new Error('there is no stack.json')
      return file
    },
  }
}
