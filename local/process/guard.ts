// Starts the guardian of a stack and releases it when the stack has stopped in order.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { endRecordedProcesses } from './ledger.ts'

export interface Guard {
  /** Ends what the ledger still names, and releases the guardian; call this last. */
  release(): Promise<void>
}

/** Starts a guardian for a state directory for as long as this process lives, or until it is released. */
export function startGuard({
  stateDirectory,
  removeStateDirectory,
}: {
  stateDirectory: string
  removeStateDirectory: boolean
}): Guard {
  const guardian = spawn(
    process.execPath,
    [join(import.meta.dirname, 'guardian.mjs'), stateDirectory, ...(removeStateDirectory ? ['remove'] : [])],
    // It has its own session, so that the Ctrl-C that ends the stack does not end its guardian first.
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'], cwd: '/' },
  )
  // Neither it nor its pipe keeps this process from exiting.
  guardian.unref()
  ;(guardian.stdin as Socket).unref()
  const ended = once(guardian, 'exit')
  return {
    release: async () => {
      await endRecordedProcesses(stateDirectory)
      guardian.ref()
      guardian.stdin.end('released')
      await ended
    },
  }
}
