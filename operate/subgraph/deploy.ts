// `npm run subgraph:deploy`: runs the deploy command in this process (deployCommand.ts).
import { fileURLToPath } from 'node:url'
import { runDeployCommand } from './deployCommand.ts'

process.exitCode = await runDeployCommand(process.argv.slice(2), {
  // vite.config.ts uses the same path.
  configFile:
    process.env['VITRINE_CONFIG'] ?? fileURLToPath(new URL('../../vitrine.config.json', import.meta.url)),
  outputDirectory: fileURLToPath(new URL('../../subgraph/build/site', import.meta.url)),
  deployKey: process.env['VITRINE_DEPLOY_KEY'],
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
