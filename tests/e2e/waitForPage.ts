// Waits until a page has loaded: its requests have responses, everything in view is rendered, and nothing is busy.
import type { Page } from 'playwright-core'

/** Waits until the page has loaded and is painted, including the images in view. */
export async function waitForPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Several parts of a page may be loading at once.
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await page.waitForLoadState('networkidle')
  await waitForImages(page)
}

/** Waits until every image in view has loaded and is painted; other requests may continue. */
export async function waitForImages(page: Page): Promise<void> {
  // Images out of view or without a layout box may never load, so they don't count.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right, width, height } = image.getBoundingClientRect()
      const laidOut = width > 0 && height > 0 && image.checkVisibility()
      const inView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
      return image.complete || !laidOut || !inView
    }),
  )
  await waitForPaint(page)
}

/** Waits until the current state is painted, after a change that sends no requests, such as another theme. */
export function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
