// Caches the database that every indexer starts from: an empty cluster in which graph-node has run its migrations.
// Copying it takes a tenth of the time that making it takes, which is most of a small indexer's start.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { lchownSync, readdirSync } from 'node:fs'
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { contentKey } from '../cache/content-key.ts'
import { keep, REPOSITORY } from '../cache/kept-folder.ts'
import { startGateway } from '../gateway/gateway.ts'
import { startPart, type ManagedProcess } from '../process/managed-process.ts'
import { freePort } from '../process/ports.ts'
import type { PostgresHome } from './postgres-home.ts'

const run = promisify(execFile)

export interface TemplateOptions {
  readonly home: PostgresHome
  /** The cluster's only role. */
  readonly role: string
  /** Path of the gnd program. */
  readonly gnd: string
  readonly stateDirectory: string
  /** Starts PostgreSQL on the cluster in the data folder. */
  readonly start: (password: string) => Promise<{ readonly url: string; readonly process: ManagedProcess }>
  readonly signal?: AbortSignal | undefined
}

const newPassword = () => randomBytes(16).toString('hex')

/** Makes an empty cluster. graph-node requires UTF-8 and the C locale. */
async function makeCluster({ home, role }: TemplateOptions, password: string): Promise<void> {
  const { binDirectory, dataDirectory, user } = home
  const passwordFile = `${dataDirectory}.password`
  await writeFile(passwordFile, password, { mode: 0o600 })
  try {
    if (user !== undefined) await chown(passwordFile, user.uid, user.gid)
    await run(
      join(binDirectory, 'initdb'),
      [
        ...['--pgdata', dataDirectory, '--username', role, '--auth', 'scram-sha-256'],
        ...['--pwfile', passwordFile, '--encoding', 'UTF8', '--locale', 'C'],
        // A usual segment of the log has 16 MB, which is a third of a small cluster.
        ...['--wal-segsize', '1', '--no-sync', '--no-instructions'],
      ],
      { cwd: '/', ...user },
    )
  } finally {
    await rm(passwordFile)
  }
}

/** Sets the password while PostgreSQL does not run, by its mode for a single user. */
async function setPassword({ home, role }: TemplateOptions, password: string): Promise<void> {
  const { binDirectory, dataDirectory, user } = home
  const args = ['--single', '-D', dataDirectory, 'postgres']
  const ended = run(join(binDirectory, 'postgres'), args, { cwd: '/', ...user })
  // Other users can read arguments, but not the standard input.
  ended.child.stdin?.end(`ALTER ROLE ${role} PASSWORD '${password}'\n`)
  await ended
}

/** Runs graph-node on the cluster until its migrations are done, without a chain or a subgraph. */
async function migrate({ gnd, stateDirectory, signal }: TemplateOptions, databaseUrl: string): Promise<void> {
  // It starts with an empty manifest, and looks at the gateway alone before it migrates.
  const empty = join(stateDirectory, 'empty')
  await mkdir(empty)
  await writeFile(join(empty, 'subgraph.yaml'), '')
  const gateway = await startGateway({ contentDirectory: empty, port: await freePort() })
  try {
    const ports = await Promise.all(
      ['http', 'index-node', 'admin', 'metrics'].map(async (name) => {
        return [`--${name}-port`, String(await freePort())]
      }),
    )
    const graphNode = await startPart(
      {
        name: 'Indexer (graph-node)',
        command: gnd,
        args: [
          ...['dev', '--manifests', `${join(empty, 'subgraph.yaml')}:${empty}`],
          ...['--ethereum-rpc', 'none:http://127.0.0.1:9', '--ipfs', gateway.url, ...ports.flat()],
        ],
        stateDirectory,
        logFile: join(stateDirectory, 'logs', 'graph-node.log'),
        cwd: stateDirectory,
        env: { HOME: stateDirectory, POSTGRES_URL: databaseUrl, GRAPH_LOG: 'info' },
        stop: [{ signal: 'SIGKILL', graceMs: 3_000 }],
      },
      async ({ logFile }) => (await readFile(logFile, 'utf8')).includes('Setup finished'),
      { what: 'the migrations of the database', timeoutMs: 60_000, signal },
    )
    await graphNode.stop()
  } finally {
    await gateway.stop()
    await rm(empty, { recursive: true, force: true })
  }
}

/** Returns a key of all that makes the template: PostgreSQL by the lock file, and gnd, which may come from the PATH. */
async function templateKey(gnd: string): Promise<string> {
  const { size, mtimeMs } = await stat(gnd)
  return contentKey({
    root: REPOSITORY,
    paths: ['package-lock.json', 'local/indexer/database-template.ts'],
    values: [gnd, size, mtimeMs],
  })
}

/** Copies what a folder contains. A cluster has over a thousand files, for which Node needs ten times the processor time. */
const copyAll = (from: string, to: string) => run('cp', ['-R', `${from}/.`, to])

/** Gives a folder and all in it to PostgreSQL's user. */
function giveTo({ uid, gid }: { uid: number; gid: number }, directory: string): void {
  lchownSync(directory, uid, gid)
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(directory, name), uid, gid)
}

/**
 * Fills the empty data folder with a migrated cluster, from the cache if it has one.
 *
 * @returns the password of its role, which no other cluster has
 * @throws PartCrashedError, WaitTimeoutError when the migrations fail; the signal's reason when aborted.
 */
export async function fillFromTemplate(options: TemplateOptions): Promise<string> {
  const { home, gnd, start } = options
  const { dataDirectory, user } = home
  const { directory, made } = await keep({
    kind: 'database',
    key: await templateKey(gnd),
    make: async (folder) => {
      const password = newPassword()
      await makeCluster(options, password)
      const database = await start(password)
      try {
        await migrate(options, database.url)
      } finally {
        await database.process.stop()
      }
      await copyAll(dataDirectory, folder)
    },
  })
  if (!made) {
    await copyAll(directory, dataDirectory)
    if (user !== undefined) giveTo(user, dataDirectory)
  }
  const password = newPassword()
  await setPassword(options, password)
  return password
}
