// npm run snapshot: starts the program that `npm run build` made of run.ts, because it draws the page's own components.
import { runSnapshotCommand } from './startCommand.ts'

process.exitCode = await runSnapshotCommand(
  process.argv.slice(2),
  new URL('../../dist-tools/snapshot.mjs', import.meta.url),
)
