// The command line that all commands share: --help prints the usage, and wrong arguments print it below the problem.
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { isWebUrl, redactUrl } from './http/webUrl.ts'

/** The exit status for wrong arguments. */
const WRONG_ARGUMENTS = 2

/** Thrown for arguments that don't follow the usage; the message says which. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export interface Command {
  /** Starts with `Usage: npm run …`; then a line for each flag. */
  readonly usage: string
  /** Errors whose message is all that a user needs. Any other is a bug, and keeps its stack. */
  readonly expected?: readonly (abstract new (...args: never[]) => Error)[]
  /** Where lines go; the console by default. */
  readonly print?: (line: string) => void
  readonly printError?: (line: string) => void
}

type Flags = NonNullable<ParseArgsConfig['options']>
type Parsed<Options extends Flags> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>
>

/**
 * Reads a command's flags and arguments.
 * @param mostArguments how many arguments without a flag there may be
 * @throws UsageError
 */
export function readArguments<const Options extends Flags>(
  args: readonly string[],
  options: Options,
  mostArguments = 0,
): Parsed<Options> {
  let parsed: Parsed<Options>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause })
  }
  const extra = parsed.positionals[mostArguments]
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'.`)
  return parsed
}

/** Reads the value of a flag such as `--from-block`, if it has one. @throws UsageError */
export function readBlockFlag(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new UsageError(`${flag} is ${text}, but it must be a block number, such as 17000000.`)
}

/** Returns the value of a flag such as `--rpc`, if it has one. @throws UsageError, without keys that it may hold */
export function readUrlFlag<Text extends string | undefined>(flag: string, text: Text): Text {
  if (text === undefined || isWebUrl(text)) return text
  throw new UsageError(
    `${flag} is ${redactUrl(text)}, but it must be a URL that starts with http:// or https://.`,
  )
}

/**
 * Runs a command and returns its exit status: 0 after --help, 1 after an expected error, 2 for wrong arguments.
 * @param work returns the exit status, or anything else for 0; it may be asynchronous
 */
export async function runCommand(
  {
    usage,
    expected = [],
    print = (line) => console.log(line),
    printError = (line) => console.error(line),
  }: Command,
  args: readonly string[],
  work: (args: readonly string[]) => unknown,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    print(usage)
    return 0
  }
  try {
    const status = await work(args)
    return typeof status === 'number' ? status : 0
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${error.message}\n\n${usage}`)
      return WRONG_ARGUMENTS
    }
    if (!expected.some((kind) => error instanceof kind)) throw error
    printError((error as Error).message)
    return 1
  }
}
