// Writes a file that a web server may read at the same time: it has the old content or the new one, never a part.
import { renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export function writeWhole(file: string, content: string | Uint8Array): void {
  // Web servers hide names that start with a dot.
  const partial = join(dirname(file), `.${basename(file)}-${process.pid}`)
  writeFileSync(partial, content)
  renameSync(partial, file)
}
