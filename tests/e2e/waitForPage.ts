// A page that has come to rest: its requests are answered, what is in view is drawn, and nothing on it is loading.
import type { Page } from 'playwright-core'

export async function waitForPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // Several parts of a page may be loading at once.
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
  await page.waitForLoadState('networkidle')
  await waitForImages(page)
}

/** Every picture in view is there, and drawn; what else the page fetches may go on. */
export async function waitForImages(page: Page): Promise<void> {
  // Pictures that are out of view or not laid out may never be fetched, and are not what is waited for.
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

/** The page's current state, painted: after a change that sends no requests, such as another theme. */
export function waitForPaint(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
