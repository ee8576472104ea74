// Locates the programs that the stack runs: in the optional npm package that carries one, else on the PATH.
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** A program that the stack requires, and how to install it. */
export interface Program<File extends string = string> {
  /** Its file name, as on the PATH. */
  file: File
  /** A short description. */
  is: string
  /** npm packages that carry it, and the path of the program inside each. */
  packages: { name: string; path: string }[]
  /** One or more lines about what to install and how. */
  install: string[]
}

export const anvil: Program<'anvil'> = {
  file: 'anvil',
  is: 'the local chain',
  packages: [{ name: '@foundry-rs/anvil-linux-amd64', path: 'bin/anvil' }],
  install: [
    'Linux on x64: `npm ci` installs it, unless optional packages are omitted (--omit=optional).',
    'Other systems: install Foundry (curl -L https://foundry.paradigm.xyz | bash, then foundryup).',
  ],
}

export const gnd: Program<'gnd'> = {
  file: 'gnd',
  is: 'graph-node, the indexer',
  packages: [{ name: '@graphprotocol/gnd-linux-x64', path: 'bin/gnd' }],
  install: [
    'Linux on x64 with glibc: `npm ci` installs it, unless optional packages are omitted (--omit=optional).',
    'Other systems: npx --package=@graphprotocol/graph-cli graph node install, then put `gnd` on the PATH.',
  ],
}

/** Thrown when programs are missing; the message names each, and what to install and how. */
export class MissingProgramError extends Error {
  override readonly name = 'MissingProgramError'
  readonly programs: Program[]

  constructor(programs: Program[]) {
    super(
      programs
        .map(({ file, is, install }) =>
          [`Couldn't find ${file} (${is}) in node_modules or on the PATH.`, ...install].join('\n  '),
        )
        .join('\n'),
    )
    this.programs = programs
  }
}

/** The places that are searched; tests pass others. */
export interface SearchPlaces {
  resolvePackage(name: string): string | undefined
  path: string
}

const usualPlaces = (): SearchPlaces => ({
  resolvePackage: (name) => {
    try {
      return dirname(require.resolve(`${name}/package.json`))
    } catch {
      return undefined
    }
  },
  path: process.env['PATH'] ?? '',
})

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findProgram(program: Program, places: SearchPlaces): string | undefined {
  const inPackages = program.packages.flatMap(({ name, path }) => {
    const directory = places.resolvePackage(name)
    return directory === undefined ? [] : [join(directory, path)]
  })
  const onPath = places.path
    .split(delimiter)
    .filter(Boolean)
    .map((directory) => join(directory, program.file))
  return [...inPackages, ...onPath].find(isExecutable)
}

/**
 * Returns the absolute path of every requested program, by its file name.
 *
 * @throws MissingProgramError naming all that are missing at once, so that a user installs them in one go.
 */
export function findPrograms<File extends string>(
  programs: Program<File>[],
  places: SearchPlaces = usualPlaces(),
): Record<File, string> {
  const located = programs.map((program) => ({ program, path: findProgram(program, places) }))
  const missing = located.filter(({ path }) => path === undefined).map(({ program }) => program)
  if (missing.length > 0) throw new MissingProgramError(missing)
  return Object.fromEntries(located.map(({ program, path }) => [program.file, path])) as Record<File, string>
}
