// `npm run reset`: deletes the chain and everything made from it, so that the next start begins from scratch.
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { removePostgresData } from '../indexer/postgres-home.ts'
import { networksDirectory } from '../network/networks-directory.ts'
import { endRecordedProcesses } from '../process/ledger.ts'
import { explain, fromHere } from './explain.ts'
import { AlreadyRunningError, takeLock } from './lock.ts'
import { readStateDirectory } from './settings.ts'
import { readStackFile } from './stack-file.ts'

const stateDirectory = readStateDirectory(process.env)
let locking = stateDirectory

/** Returns the folder itself, and those of the stacks on other chains inside. */
function findStacks(): readonly string[] {
  const networks = networksDirectory(stateDirectory)
  const inside = existsSync(networks) ? readdirSync(networks).map((name) => join(networks, name)) : []
  return [stateDirectory, ...inside]
}

try {
  if (existsSync(stateDirectory)) {
    // The locks are removed with the folders.
    for (locking of findStacks()) takeLock(locking)
    for (const directory of findStacks()) {
      await endRecordedProcesses(directory)
      await removePostgresData(directory)
    }
    await rm(stateDirectory, { recursive: true, force: true })
  }
  console.log(`Deleted ${fromHere(stateDirectory)}. npm start creates a new chain.`)
} catch (error) {
  if (error instanceof AlreadyRunningError) {
    const where = readStackFile(locking)?.webUrl
    console.error(
      `Vitrine is running${where === undefined ? '' : ` at ${where}`} (process ${error.pid}). Stop it first.`,
    )
  } else console.error(explain(error))
  process.exitCode = 1
}
