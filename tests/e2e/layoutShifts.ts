// Layout shifts while a page loads, as the browser counts them, with the elements that moved.
import type { BrowserContext, Page } from 'playwright-core'

/** The highest total shift that a page may have, by the browser's own score. Source: https://web.dev/articles/cls */
export const SHIFT_LIMIT = 0.01

export interface Shifts {
  /** The sum of all shifts without recent input; stricter than the published metric, which takes the worst burst. */
  readonly score: number
  /** Each shift with the elements that moved, from where to where, for messages. */
  readonly moved: readonly string[]
}

interface ShiftEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly startTime: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Records layout shifts on every page of the context from its first frame on. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shifts = { score: 0, moved: [] as string[] }
    ;(window as unknown as { shifts: typeof shifts }).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as ShiftEntry[]) {
        if (entry.hadRecentInput) continue
        shifts.score += entry.value
        const sources = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement
          const name = `<${element?.localName ?? 'gone'} class="${element?.getAttribute('class') ?? ''}">`
          const boxes = [previousRect, currentRect].map(
            ({ x, y, width, height }) =>
              `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`,
          )
          return `${name} ${boxes.join(' to ')}`
        })
        shifts.moved.push(
          `${entry.value.toFixed(4)} after ${Math.round(entry.startTime)} ms: ${sources.join('; ')}`,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Reads the shifts of a page since it was opened. `watchShifts` must have been called on its context before. */
export function readShifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
}
