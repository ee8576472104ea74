// `npm run subgraph:build`: runs the build command in this process (buildCommand.ts).
import { fileURLToPath } from 'node:url'
import { runBuildCommand } from './buildCommand.ts'

process.exitCode = await runBuildCommand(process.argv.slice(2), {
  // vite.config.ts uses the same path.
  configFile:
    process.env['VITRINE_CONFIG'] ?? fileURLToPath(new URL('../../vitrine.config.json', import.meta.url)),
  outputDirectory: fileURLToPath(new URL('../../subgraph/build/site', import.meta.url)),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
