// Runs the stack's commands as a user does: npm in its own process group, its output, and what it leaves behind.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY } from '../../local/cache/kept-folder.ts'
import { readStackFile, type StackFile } from '../../local/cli/stack-file.ts'
import { identifyProcess } from '../../local/process/identity.ts'
import { waitFor } from '../../local/process/wait.ts'

/** Far more than the goal of 30 s, which the benchmark checks: these tests may share their machine. */
export const START_TIMEOUT_MS = 240_000
const END_TIMEOUT_MS = 30_000

/** Returns the command line of every process that uses a state directory. */
function findProcesses(stateDirectory: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && identifyProcess(Number(name)) !== undefined)
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        const home = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(stateDirectory)
        return line.includes(stateDirectory) || home ? [`${pid} ${line}`] : []
      } catch {
        return [] // It has ended in the meantime, or belongs to another user.
      }
    })
}

/** Returns when no process uses a state directory any more. @throws Error that names the remaining ones */
export const nothingLeft = (stateDirectory: string) =>
  waitFor(() => findProcesses(stateDirectory).length === 0, {
    what: `every process of ${stateDirectory} to end`,
    timeoutMs: END_TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw new Error(`Still running:\n${findProcesses(stateDirectory).join('\n')}`, { cause: error })
  })

export interface Command {
  /** What it has printed so far. */
  output(): string
  /** Sends npm and its children what a terminal's Ctrl-C sends; does nothing when npm has ended. */
  interrupt(): void
  /** Kills npm and none of its children. */
  killNpm(): void
  /** The exit code. */
  ended: Promise<number | null>
  /** Waits until it reports that it is ready, and returns the stack file. */
  ready(timeoutMs?: number): Promise<StackFile>
}

export interface CommandOptions {
  readonly stateDirectory: string
  /** The preferred port of the page. */
  readonly port?: number
  /** This checkout by default. */
  readonly checkout?: string
  /** The PATH; the current one by default. */
  readonly path?: string
}

/** The stack file of a state directory: its own, or that of the operator's chain that runs there. */
function findStackFile(stateDirectory: string): StackFile | undefined {
  const networks = join(stateDirectory, 'networks')
  const folders = existsSync(networks) ? readdirSync(networks).map((name) => join(networks, name)) : []
  return [stateDirectory, ...folders]
    .map((folder) => readStackFile(folder))
    .find((file) => file !== undefined)
}

/** Reads the configuration that a page gets. */
export async function fetchPageConfig(webUrl: string) {
  const html = await (await fetch(webUrl)).text()
  return JSON.parse(/id="vitrine-config">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    readonly network: object
    readonly demoWallet?: { readonly accounts: readonly { readonly address: string }[] }
  }
}

/** Runs npm in its own process group, as a shell does, with the short history. */
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
    ready: async (timeoutMs = START_TIMEOUT_MS) => {
      const isReady = () => output.includes('Vitrine is ready at')
      await waitFor(() => isReady() || child.exitCode !== null, {
        what: 'the stack to be ready',
        timeoutMs,
      }).catch(() => undefined) // The error below has its output.
      if (!isReady()) throw new Error(`npm ${args.join(' ')} is not ready:\n${output}`)
      const file = findStackFile(stateDirectory)
      if (!file) throw new Error('There is no stack.json.')
      return file
    },
  }
}
