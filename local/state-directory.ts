// Opens the folder that holds a stack's state: makes it or reuses it, and removes what a killed run left behind.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type KeptIndex, noteKeptIndex } from './indexer/kept-index.ts'
import { removePostgresData } from './indexer/postgres-home.ts'
import { endRecordedProcesses } from './process/ledger.ts'

export interface StateDirectory {
  readonly path: string
  /** The folder was made for this stack alone, and is deleted with it. */
  readonly throwAway: boolean
}

/** Opens the folder and ends the processes of a run that was killed there, or makes a temporary folder. */
export async function openStateDirectory(requestedPath: string | undefined): Promise<StateDirectory> {
  const path = requestedPath ?? (await mkdtemp(join(tmpdir(), 'vitrine-')))
  await mkdir(join(path, 'logs'), { recursive: true })
  if (requestedPath !== undefined) await endRecordedProcesses(path)
  else await chmod(path, 0o711) // The database may run as another user, who must be able to enter.
  return { path, throwAway: requestedPath === undefined }
}

/** Closes the folder after all its users have stopped, and deletes what can't be used again: the index, unless it is kept. */
export async function closeStateDirectory(
  { path, throwAway }: StateDirectory,
  keptIndex?: KeptIndex,
): Promise<void> {
  if (keptIndex === undefined) await removePostgresData(path)
  else await noteKeptIndex(path, keptIndex)
  if (throwAway) await rm(path, { recursive: true, force: true })
}
