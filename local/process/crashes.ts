// Watches the parts of a stack: which of them have exited unexpectedly, and which was first.
import type { PartCrashedError } from './managed-process.ts'

/** A part that can crash: a process, or something that runs within this one. */
interface Part {
  /** Settles when it has exited, or failed for good, without being stopped. */
  readonly crashed: Promise<PartCrashedError>
}

export interface Crashes {
  /** Settles with the first one; the crashes that follow are mostly its consequence. */
  readonly first: Promise<PartCrashedError>
  watch(part: Part): void
  /** Returns whether this part has crashed. */
  has(part: Part): boolean
}

/** Returns an object that watches no part yet. */
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
