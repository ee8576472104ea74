// The folder a stack keeps its state in: made or taken over, and freed of what a killed run left behind.
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removePostgresData } from './indexer/postgres-home.ts'
import { endRecordedProcesses } from './process/ledger.ts'

export interface StateDirectory {
  readonly path: string
  /** Made for this stack alone, to be deleted with it. */
  readonly throwAway: boolean
}

/** Opens the given folder, ending the processes of a run that was killed there, or makes a temporary one. */
export async function openStateDirectory(given: string | undefined): Promise<StateDirectory> {
  const path = given ?? (await mkdtemp(join(tmpdir(), 'vitrine-')))
  await mkdir(join(path, 'logs'), { recursive: true })
  if (given !== undefined) await endRecordedProcesses(path)
  else await chmod(path, 0o711) // The database may run as another user, who must be able to pass.
  return { path, throwAway: given === undefined }
}

/** Closes the folder after all that used it has stopped: what cannot be used again is deleted. */
export async function closeStateDirectory({ path, throwAway }: StateDirectory): Promise<void> {
  await removePostgresData(path)
  if (throwAway) await rm(path, { recursive: true, force: true })
}
