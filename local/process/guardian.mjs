// Ends a stack's processes when the process that started them exited without stopping them (killed, out of memory). It
// runs on its own, waits for the end of its standard input, which the other side holds open while it lives, and then
// ends whatever the ledger still names. Arguments: the state directory, and "remove" to delete it afterwards.
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { endRecordedProcesses } from './ledger.ts'

const [stateDirectory, afterwards] = process.argv.slice(2)
if (stateDirectory === undefined) throw new Error('guardian.ts needs a state directory')

await once(process.stdin.resume(), 'end') // No data are ever sent; only the end counts.
await endRecordedProcesses(stateDirectory)
if (afterwards === 'remove') rmSync(stateDirectory, { recursive: true, force: true })
