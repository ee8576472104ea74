// Starts the guardian of a stack and lets it go when the stack has stopped in order.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { ownProcessArguments } from './own-process.ts'

export interface Guard {
  /** Lets the guardian go; it ends what the ledger still names, so call it last. */
  release(): Promise<void>
}

/** Sets a guardian over a state directory for as long as this process lives, or until it is released. */
export function startGuard({
  stateDirectory,
  removeStateDirectory,
}: {
  stateDirectory: string
  removeStateDirectory: boolean
}): Guard {
  const guardian = spawn(
    process.execPath,
    [
      ...ownProcessArguments(join(import.meta.dirname, 'guardian.ts')),
      stateDirectory,
      ...(removeStateDirectory ? ['remove'] : []),
    ],
    // Its own session, so that the Ctrl-C that ends the stack does not end its guardian first.
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' },
  )
  // Neither it nor its pipe keeps this process from ending.
  guardian.unref()
  ;(guardian.stdin as Socket).unref()
  const ended = once(guardian, 'exit')
  return {
    release: async () => {
      guardian.ref()
      guardian.stdin.end()
      await ended
    },
  }
}
