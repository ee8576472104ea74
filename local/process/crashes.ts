// Keeps an eye on the parts of a stack: which of them have ended by themselves, and which was first.
import type { PartCrashedError } from './managed-process.ts'

/** What can crash: a process, or something that runs within this one. */
interface Part {
  /** Settles when it has ended, or failed for good, by itself. */
  readonly crashed: Promise<PartCrashedError>
}

export interface Crashes {
  /** Settles with the first one; the others that follow are mostly its consequence. */
  readonly first: Promise<PartCrashedError>
  watch(part: Part): void
  /** Whether this one has crashed. */
  has(part: Part): boolean
}

/** Nothing is watched yet. */
export function watchCrashes(): Crashes {
  const crashed = new Set<Part>()
  let report: (crash: PartCrashedError) => void = () => undefined
  const first = new Promise<PartCrashedError>((resolve) => {
    report = resolve
  })
  return {
    first,
    watch: (part) => {
      void part.crashed.then((crash) => {
        crashed.add(part)
        report(crash)
      })
    },
    has: (part) => crashed.has(part),
  }
}
