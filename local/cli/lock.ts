// Lets only one stack run on a state directory at a time, and shows the second where the first one is.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identifyProcess, isRunning } from '../process/identity.ts'

interface Holder {
  pid: number
  identity: string
}

/** Thrown when another process uses the state directory. */
export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError'
  readonly pid: number

  constructor(pid: number) {
    super(`Process ${pid} is using the state directory`)
    this.pid = pid
  }
}

const lockFile = (stateDirectory: string) => join(stateDirectory, 'lock.json')

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined // There is no lock, or it has just been released.
  }
}

/** Returns the running process that holds the state directory. */
export function findLockHolder(stateDirectory: string): { pid: number } | undefined {
  const holder = readHolder(lockFile(stateDirectory))
  return holder && isRunning(holder) ? holder : undefined
}

/**
 * Locks the state directory for this process until it exits or releases it. A lock is ignored when its process has
 * exited, or when its number now belongs to another process.
 *
 * @returns a function that releases the lock.
 * @throws AlreadyRunningError
 */
export function takeLock(stateDirectory: string): () => void {
  mkdirSync(stateDirectory, { recursive: true })
  const file = lockFile(stateDirectory)
  const own: Holder = { pid: process.pid, identity: identifyProcess(process.pid) ?? '' }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (;;) {
      try {
        linkSync(draft, file) // Unlike a rename, a link fails when the file exists, and unlike a write, it is complete at once.
        return () => {
          rmSync(file, { force: true })
        }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
        const holder = findLockHolder(stateDirectory)
        if (holder) throw new AlreadyRunningError(holder.pid)
        rmSync(file, { force: true })
      }
    }
  } finally {
    rmSync(draft, { force: true })
  }
}
