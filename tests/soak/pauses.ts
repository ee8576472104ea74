// The pauses of a person, who looks before they continue. Nothing here waits for a condition.
import { setTimeout as passes } from 'node:timers/promises'

export interface Pauses {
  /** Between two actions on the same page, 1 to 3 seconds. */
  glance(): Promise<void>
  /** Reading a page, 4 to 12 seconds. */
  read(): Promise<void>
  /** The tab stays open while the person does something else, 1 to 2 minutes. */
  rest(): Promise<void>
}

/** @param over ends every pause at once when the run ends */
export function createPauses(over: AbortSignal): Pauses {
  const between = async (least: number, most: number): Promise<void> => {
    await passes(least + Math.random() * (most - least), undefined, { signal: over }).catch(() => undefined)
  }
  return {
    glance: () => between(1_000, 3_000),
    read: () => between(4_000, 12_000),
    rest: () => between(60_000, 120_000),
  }
}
