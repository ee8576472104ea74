// Ends a stack's processes when the process that started them exited without stopping them (killed, out of memory). It
// runs on its own and waits for the end of its standard input, which the other side holds open while it lives. Without a
// word before that end, it ends whatever the ledger still names. Arguments: the state directory, and "remove" to delete
// it afterwards. It is plain JavaScript, because every stack starts one and few need the loader that TypeScript takes.
import { once } from 'node:events'
import { rmSync } from 'node:fs'

const [stateDirectory, afterwards] = process.argv.slice(2)
if (stateDirectory === undefined) throw new Error('guardian.mjs needs a state directory')

let isReleased = false
process.stdin.on('data', () => {
  isReleased = true
})
await once(process.stdin, 'end')
if (!isReleased) {
  const { register } = await import('tsx/esm/api')
  register()
  const { endRecordedProcesses } = await import('./ledger.ts')
  await endRecordedProcesses(stateDirectory)
}
if (afterwards === 'remove') rmSync(stateDirectory, { recursive: true, force: true })
