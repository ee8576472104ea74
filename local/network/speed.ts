// Says how fast an index advances, and when it will have caught up.
import { counted } from '../../operate/counted.ts'
import type { IndexProgress } from './network-stack.ts'

/** Samples older than this no longer count, so that the speed is the present one. */
const WINDOW_MS = 30_000

/** A time left that is guessed from less than this is no better than none. */
const LEAST_MS = 3_000

/** Returns a duration such as `2 h 5 min`, `3 min`, or `40 s`. */
export function describeDuration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1_000))
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 90) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export interface Speed {
  /** Returns a text such as `block 1,200 of 90,000, 400 blocks and 30 events a second, 4 min left`. */
  describe(progress: IndexProgress): string
}

/** @param now in milliseconds */
export function measureSpeed(now: () => number = () => performance.now()): Speed {
  let samples: { readonly at: number; readonly block: number; readonly events: number }[] = []
  return {
    describe: ({ block, head, events = 0 }) => {
      const at = now()
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, block, events }]
      const [first] = samples
      const place = `block ${Math.min(block, head).toLocaleString('en')} of ${head.toLocaleString('en')}`
      const elapsed = at - (first?.at ?? at)
      if (first === undefined || elapsed < LEAST_MS) return place
      // An index that reverts blocks, after a reorganization, goes back and then on.
      const advanced = Math.max(0, block - first.block)
      const blocksPerMs = advanced / elapsed
      const perSecond = (amount: number) => Math.round((Math.max(0, amount) / elapsed) * 1_000)
      const blocks = counted(perSecond(advanced), 'block')
      const rate = `${blocks} and ${counted(perSecond(events - first.events), 'event')} a second`
      if (advanced === 0 || block >= head) return `${place}, ${rate}`
      return `${place}, ${rate}, ${describeDuration((head - block) / blocksPerMs)} left`
    },
  }
}
