// Whether a page is ever wider than its window, from navigation on, with the elements that widen it.
import type { BrowserContext, Page } from 'playwright-core'

interface Excess {
  /** In pixels. */
  readonly beyond: number
  readonly afterMilliseconds: number
  /** The innermost elements that reach beyond the window. */
  readonly elements: readonly string[]
}

/** Looks at every page of the context in each of its frames, from the first on. */
export async function watchWidth(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A sandboxed frame refuses scripts, and says so in the console.
    if (window !== window.top) return
    const excess: Excess[] = []
    ;(window as unknown as { excess: typeof excess }).excess = excess
    const look = () => {
      requestAnimationFrame(look)
      // Null until the first element is parsed.
      const root = document.documentElement as HTMLElement | null
      const beyond = root === null ? 0 : root.scrollWidth - root.clientWidth
      if (root === null || beyond <= Math.max(0, ...excess.map((one) => one.beyond))) return
      const isOut = (element: Element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > root.clientWidth || left < 0
      }
      const out = [...root.querySelectorAll('body *')].filter(
        (element) => isOut(element) && ![...element.children].some(isOut),
      )
      const elements = out.slice(0, 20).map(({ outerHTML }) => outerHTML.slice(0, 200))
      excess.push({ beyond, afterMilliseconds: Math.round(performance.now()), elements })
    }
    requestAnimationFrame(look)
  })
}

/** How wide the page has been beyond its window since it was opened; `watchWidth` must have been called before. */
export function readExcess(page: Page): Promise<readonly Excess[]> {
  return page.evaluate(() => (window as unknown as { excess: Excess[] }).excess)
}
