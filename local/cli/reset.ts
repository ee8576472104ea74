// `npm run reset`: deletes the chain and everything made from it, so that the next start begins from scratch.
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments, runCommand } from '../../operate/commandLine.ts'
import { removePostgresData } from '../indexer/postgres-home.ts'
import { networksDirectory } from '../network/networks-directory.ts'
import { endRecordedProcesses } from '../process/ledger.ts'
import { explain, fromHere } from './explain.ts'
import { AlreadyRunningError, takeLock } from './lock.ts'
import { readStateDirectory } from './settings.ts'
import { readStackFile } from './stack-file.ts'

const USAGE = `Usage: npm run reset
  deletes the local chain and everything made from it: what is in .local, or in VITRINE_STATE_DIR`

const stateDirectory = readStateDirectory(process.env)
let locking = stateDirectory

/** Returns the folder itself, and those of the stacks on other chains inside. */
function findStacks(): readonly string[] {
  const networks = networksDirectory(stateDirectory)
  const inside = existsSync(networks) ? readdirSync(networks).map((name) => join(networks, name)) : []
  return [stateDirectory, ...inside]
}

/** Returns the exit status. */
async function reset(): Promise<number> {
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
    return 0
  } catch (error) {
    if (error instanceof AlreadyRunningError) {
      const where = readStackFile(locking)?.webUrl
      console.error(
        `Vitrine is running${where === undefined ? '' : ` at ${where}`} (process ${error.pid}). Stop it first.`,
      )
    } else console.error(explain(error))
    return 1
  }
}

process.exitCode = await runCommand({ usage: USAGE }, process.argv.slice(2), (args) => {
  readArguments(args, {})
  return reset()
})
