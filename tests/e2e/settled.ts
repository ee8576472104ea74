// A page that has come to rest: its requests are answered, and nothing on it says that it is loading.
import type { Page } from 'playwright-core'

export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const pictures = [...document.images].filter(
      (image) => !image.complete && image.getBoundingClientRect().top < window.innerHeight,
    )
    // A picture that cannot be decoded has a state of its own; it is not what is waited for.
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  })
}
