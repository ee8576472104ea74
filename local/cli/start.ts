// `npm start` and, with --watch, `npm run dev`: runs the stack and the page until Ctrl-C, on the demo's history or, with
// --rpc or --fork, on an operator's own collections.
import { startStack } from '../stack.ts'
import { explain } from './explain.ts'
import { runStackCommand } from './run-stack.ts'
import { readSeedScale, readStateDirectory, readWebPort } from './settings.ts'
import { readStartOptions, type StartOptions, UsageError } from './start-options.ts'

const USUAL_WEB_PORT = { build: 4173, watch: 5173 }

function readOptions(): StartOptions {
  try {
    return readStartOptions(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    return process.exit(2)
  }
}

async function run(options: StartOptions): Promise<never> {
  if (options.kind === 'network') {
    // Loaded only here: it includes the list of all public chains.
    const { runNetworkCommand } = await import('./run-network.ts')
    return runNetworkCommand({
      options,
      stateDirectory: readStateDirectory(process.env),
      port: readWebPort(process.env, USUAL_WEB_PORT.build),
    })
  }
  const { page } = options
  return runStackCommand(() => {
    const seed = readSeedScale(process.env)
    return {
      stateDirectory: readStateDirectory(process.env),
      port: readWebPort(process.env, USUAL_WEB_PORT[page]),
      page,
      start: (stackOptions) => startStack({ ...stackOptions, seed }),
      farewell: 'Ctrl-C stops everything and keeps the chain; npm run reset starts over.',
    }
  })
}

try {
  await run(readOptions())
} catch (error) {
  console.error(explain(error)) // A setting of the environment is wrong.
  process.exitCode = 1
}
