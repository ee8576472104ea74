// The folder a stack keeps its state in: made or taken over, and freed of what a killed run left behind.
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removePostgresData } from './indexer/postgres-home.ts'
import { endRecordedProcesses } from './process/ledger.ts'

export interface StateDirectory {
  readonly path: string
  /** Made for this stack alone, to be deleted with it. */
  readonly throwAway: boolean
  /** Names of the processes that a killed run had left running, and that have been ended. */
  readonly ended: string[]
}

/** Says that the run before ended in order: what its index stored fits the chain it saved. */
const orderlyEndFile = (path: string) => join(path, 'ended-in-order')

/**
 * Opens the given folder, or a temporary one. After a run that was killed, its processes are ended and its index is
 * dropped, which may know blocks that the saved chain does not have.
 */
export async function openStateDirectory(given: string | undefined): Promise<StateDirectory> {
  const path = given ?? (await mkdtemp(join(tmpdir(), 'vitrine-')))
  await mkdir(join(path, 'logs'), { recursive: true })
  if (given === undefined) {
    await chmod(path, 0o711) // The database may run as another user, who must be able to pass.
    return { path, throwAway: true, ended: [] }
  }
  const ended = await endRecordedProcesses(path)
  if (!existsSync(orderlyEndFile(path))) await removePostgresData(path)
  await rm(orderlyEndFile(path), { force: true })
  return { path, throwAway: false, ended }
}

/** Closes the folder after all that used it has stopped. */
export async function closeStateDirectory({ path, throwAway }: StateDirectory): Promise<void> {
  if (throwAway) {
    await removePostgresData(path)
    await rm(path, { recursive: true, force: true })
  } else await writeFile(orderlyEndFile(path), '')
}
