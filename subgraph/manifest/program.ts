// Locates programs that npm packages carry, one package for each platform: among the installed packages, among those
// that a start has fetched (local/process/fetch-program.ts), else on the PATH.
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** This system and processor, such as `linux-x64`, as Node names them. */
const PLATFORM = `${process.platform}-${process.arch}`

/** A program that is required, and how to install it. */
export interface Program<File extends string = string> {
  /** Its file name, as on the PATH. */
  readonly file: File
  /** A short description. */
  readonly is: string
  /** The packages that carry it in `bin`, by platform. They all have the version that package.json gives to one of them. */
  readonly packages: Readonly<Record<string, string>>
  /** How to install it in another way. */
  readonly otherwise: string
}

/** The packages are those that its publisher's own package `@graphprotocol/gnd` chooses from. */
export const gnd: Program<'gnd'> = {
  file: 'gnd',
  is: 'graph-node, the indexer',
  packages: {
    'darwin-arm64': '@graphprotocol/gnd-darwin-arm64',
    'darwin-x64': '@graphprotocol/gnd-darwin-x64',
    'linux-arm64': '@graphprotocol/gnd-linux-arm64',
    'linux-x64': '@graphprotocol/gnd-linux-x64',
  },
  otherwise: 'npx --package=@graphprotocol/graph-cli graph node install, then put `gnd` on the PATH.',
}

/** Where programs are searched, or fetched to. Tests pass others. */
export interface ProgramPlaces {
  readonly platform: string
  /** The folder of a package that `npm ci` installed; undefined if it isn't installed. */
  resolvePackage(name: string): string | undefined
  /** A folder for packages that a start fetches; unlike node_modules, `npm ci` leaves it alone. */
  readonly fetched: string
  readonly path: string
}

/** Returns the places on this machine. */
export const usualPlaces = (): ProgramPlaces => ({
  platform: PLATFORM,
  resolvePackage: (name) => {
    try {
      return dirname(require.resolve(`${name}/package.json`))
    } catch {
      return undefined
    }
  },
  fetched: join(repository, '.local', 'programs'),
  path: process.env['PATH'] ?? '',
})

/** A package with a program for one platform. */
export interface ProgramPackage {
  readonly name: string
  readonly version: string
  /** The hash of its content, if the lock file has it. */
  readonly integrity: string | undefined
  /** The folder that it is fetched to, with the hash in its name: what was fetched by another hash, or none, isn't run. */
  readonly directory: string
}

/** Returns the start of a lock file's hash, as a file may be named. */
const shorten = (integrity: string): string =>
  Buffer.from(integrity.replace(/^\w+-/, ''), 'base64').toString('hex').slice(0, 16)

/** Returns the package that carries a program on this platform; undefined if there is none. */
export function findPackage(
  { packages }: Program,
  { platform, fetched }: Pick<ProgramPlaces, 'platform' | 'fetched'>,
): ProgramPackage | undefined {
  const name = packages[platform]
  if (name === undefined) return undefined
  const { optionalDependencies } = require(join(repository, 'package.json')) as {
    optionalDependencies: Readonly<Record<string, string>>
  }
  const { packages: locked } = require(join(repository, 'package-lock.json')) as {
    packages: Readonly<Record<string, { readonly integrity?: string }>>
  }
  const pinned = Object.values(packages).find((each) => optionalDependencies[each] !== undefined)
  const version = optionalDependencies[pinned ?? name]
  if (version === undefined) throw new Error(`package.json has no version of ${name}`)
  const integrity = locked[`node_modules/${name}`]?.integrity
  const folder = [
    `${name.replace('/', '+')}@${version}`,
    ...(integrity === undefined ? [] : [shorten(integrity)]),
  ]
  return { name, version, integrity, directory: join(fetched, folder.join('-')) }
}

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the absolute path of a program; undefined when it is nowhere. */
export function findProgram(program: Program, places: ProgramPlaces = usualPlaces()): string | undefined {
  const carrier = findPackage(program, places)
  const installed = carrier && places.resolvePackage(carrier.name)
  const inPackages = carrier ? [...(installed === undefined ? [] : [installed]), carrier.directory] : []
  const onPath = places.path.split(delimiter).filter(Boolean)
  return [
    ...inPackages.map((directory) => join(directory, 'bin', program.file)),
    ...onPath.map((directory) => join(directory, program.file)),
  ].find(isExecutable)
}

/** Says how a program is fetched, unless that failed. */
function explainFetch(program: Program, platform: string, failure: string | undefined): readonly string[] {
  const carrier = findPackage(program, { platform, fetched: '' })
  if (carrier === undefined)
    return [`  npm has none for ${platform}. The local stack runs on Linux and macOS, and on Windows in WSL.`]
  const { name, integrity } = carrier
  if (failure !== undefined) return []
  if (integrity !== undefined) return [`  To fetch ${name} from npm: npm start -- --yes`]
  return [
    `  package-lock.json has no hash of ${name}, so only npm's registry says what belongs in it.`,
    '  To fetch it anyway: npm start -- --yes --unpinned',
  ]
}

/** Thrown when programs are missing; the message names each, and what to install and how. */
export class MissingProgramError extends Error {
  override readonly name = 'MissingProgramError'
  readonly programs: readonly Program[]

  /** @param options.failure why they couldn't be fetched, if that was tried */
  constructor(
    programs: readonly Program[],
    { platform = PLATFORM, failure }: { readonly platform?: string; readonly failure?: string } = {},
  ) {
    const lines = programs.flatMap((program) => [
      `Couldn't find ${program.file} (${program.is}) in node_modules or on the PATH.`,
      ...explainFetch(program, platform, failure),
      `  To install it yourself: ${program.otherwise}`,
    ])
    super([...(failure === undefined ? [] : [failure]), ...lines].join('\n'))
    this.programs = programs
  }
}

/**
 * Returns the absolute path of every requested program, by its file name.
 *
 * @throws MissingProgramError naming all that are missing at once, so that a user installs them in one go.
 */
export function findPrograms<File extends string>(
  programs: readonly Program<File>[],
  places: ProgramPlaces = usualPlaces(),
): Record<File, string> {
  const located = programs.map((program) => ({ program, path: findProgram(program, places) }))
  const missing = located.filter(({ path }) => path === undefined).map(({ program }) => program)
  if (missing.length > 0) throw new MissingProgramError(missing, places)
  return Object.fromEntries(located.map(({ program, path }) => [program.file, path])) as Record<File, string>
}
