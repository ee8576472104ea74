// npm run setup: runs the setup command in this process (setupCommand.ts).
import { runSetup } from './setupCommand.ts'

const { stdin: input, stdout: output } = process

process.exitCode = await runSetup(process.argv.slice(2), {
  terminal: input.isTTY && output.isTTY ? { input, output } : undefined,
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
})
