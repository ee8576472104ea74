// Keeps an eye on the processes of a stack: which of them have ended by themselves, and which was first.
import type { ManagedProcess, PartCrashedError } from './managed-process.ts'

export interface Crashes {
  /** Settles with the first one; the others that follow are mostly its consequence. */
  readonly first: Promise<PartCrashedError>
  watch(process: ManagedProcess): void
  /** Whether this one has crashed. */
  has(process: ManagedProcess): boolean
}

/** Nothing is watched yet. */
export function watchCrashes(): Crashes {
  const crashed = new Set<ManagedProcess>()
  let report: (crash: PartCrashedError) => void = () => undefined
  const first = new Promise<PartCrashedError>((resolve) => {
    report = resolve
  })
  return {
    first,
    watch: (process) => {
      void process.crashed.then((crash) => {
        crashed.add(process)
        report(crash)
      })
    },
    has: (process) => crashed.has(process),
  }
}
