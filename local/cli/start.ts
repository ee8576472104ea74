// `npm start` and, with --watch, `npm run dev`: runs the stack on the demo's history, and the page, until Ctrl-C.
import { startStack } from '../stack.ts'
import { runStackCommand } from './run-stack.ts'
import { readSeedScale, readStateDirectory, readWebPort } from './settings.ts'

const USUAL_WEB_PORT = { build: 4173, watch: 5173 }

await runStackCommand(() => {
  const page = process.argv.includes('--watch') ? 'watch' : 'build'
  const seed = readSeedScale(process.env)
  return {
    stateDirectory: readStateDirectory(process.env),
    port: readWebPort(process.env, USUAL_WEB_PORT[page]),
    page,
    start: (options) => startStack({ ...options, seed }),
    farewell: 'Ctrl-C stops everything and keeps the chain; npm run reset starts over.',
  }
})
