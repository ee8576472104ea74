// `npm run reset`: deletes the chain and everything made from it, so that the next start begins from scratch.
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { removePostgresData } from '../indexer/postgres-home.ts'
import { endRecordedProcesses } from '../process/ledger.ts'
import { explain, fromHere } from './explain.ts'
import { AlreadyRunningError, takeLock } from './lock.ts'
import { readStateDirectory } from './settings.ts'
import { readStackFile } from './stack-file.ts'

const stateDirectory = readStateDirectory(process.env)

try {
  if (existsSync(stateDirectory)) {
    takeLock(stateDirectory) // The lock is removed with the folder.
    await endRecordedProcesses(stateDirectory)
    await removePostgresData(stateDirectory)
    await rm(stateDirectory, { recursive: true, force: true })
  }
  console.log(`Deleted ${fromHere(stateDirectory)}. npm start creates a new chain.`)
} catch (error) {
  if (error instanceof AlreadyRunningError) {
    const where = readStackFile(stateDirectory)?.webUrl
    console.error(
      `Vitrine is running${where === undefined ? '' : ` at ${where}`} (process ${error.pid}). Stop it first.`,
    )
  } else console.error(explain(error))
  process.exitCode = 1
}
