// Runs the AssemblyScript compiler once for each argument, which is a JSON array of its own arguments. All modules share a
// process, because loading and warming up the compiler takes longer than compiling a small one. Plain JavaScript
// starts faster than TypeScript, which needs a loader.
import asc from 'assemblyscript/cli/asc'

await asc.ready
for (const args of process.argv.slice(2)) process.exitCode ||= asc.main(JSON.parse(args))
