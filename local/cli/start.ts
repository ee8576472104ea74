// `npm start` and, with --watch, `npm run dev`: runs the stack and the page until Ctrl-C, on the demo's history or, with
// --rpc or --fork, on an operator's own collections.
import { runCommand } from '../../operate/commandLine.ts'
import { anvil } from '../process/anvil.ts'
import { startStack } from '../stack.ts'
import { gnd, MissingProgramError } from '../../subgraph/manifest/program.ts'
import { fetchMissing } from './fetch-missing.ts'
import { runStackCommand } from './run-stack.ts'
import { InvalidPortError, readSeedScale, readStateDirectory, readWebPort } from './settings.ts'
import { readStartOptions, USAGE } from './start-options.ts'

const USUAL_WEB_PORT = { build: 4173, watch: 5173 }

const command = { usage: USAGE, expected: [InvalidPortError, MissingProgramError] }

process.exitCode = await runCommand(command, process.argv.slice(2), async (args) => {
  const options = readStartOptions(args)
  const isPublicChain = options.kind === 'network' && !options.forks
  await fetchMissing(isPublicChain ? [gnd] : [anvil, gnd], options)
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
      farewell: `Ctrl-C stops everything and keeps the chain${page === 'build' ? ' and its index' : ''}; npm run reset starts over.`,
    }
  })
})
