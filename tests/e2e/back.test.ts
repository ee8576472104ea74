// Back to a long grid: the same scroll position to the pixel however often, and no requests.
import { describe, expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { waitForPage } from './waitForPage.ts'
import { connectWallet } from './wallet.ts'
import { contentRequests, waitForResponses } from './requests.ts'
import { DESKTOP, PHONE, type Viewport } from './visitor.ts'

const journey = createJourney()
const [collection] = inject('site').contracts.collections
const card = 'main a[href^="/item/"]'
/** Enough to show a drift of a third of a pixel each time. */
const REPETITIONS = 3

/** Sizes at which the width of cells is a whole number of pixels, and at which it is not. */
const WINDOWS: readonly (readonly [string, Viewport])[] = [
  ['a desktop', DESKTOP],
  ['a window of odd width', { width: 1_237, height: 811 }],
  ['a phone', PHONE],
]

describe('Back from an item to a scrolled grid', () => {
  for (const [name, viewport] of WINDOWS) {
    journey(
      `keeps the scroll position ${REPETITIONS} times in ${name}`,
      async (visitor) => {
        const { page } = visitor
        await page.goto(`/collection/${collection?.address}`)
        await waitForPage(page)
        await page.mouse.move(viewport.width / 2, viewport.height / 2)
        await page.mouse.wheel(0, 1_800)
        await page.waitForFunction(() => window.scrollY >= 1_700)
        await waitForPage(page)
        await waitForResponses(visitor, 0)
        const address = page.url()
        const scrollY = await page.evaluate(() => window.scrollY)
        const tops = () =>
          page
            .locator(card)
            .evaluateAll((links) =>
              links
                .map((link) => ({ href: link.getAttribute('href'), top: link.getBoundingClientRect().top }))
                .filter(({ top }) => top > 120 && top < window.innerHeight - 40),
            )
        const inView = await tops()
        const target = inView.at(-1)?.href
        expect(target).toBeDefined()

        for (let time = 0; time < REPETITIONS; time++) {
          const beforeClick = visitor.requests().length
          await page.locator(`main a[href="${target}"]`).first().click()
          await page.waitForURL(/\/item\//)
          await page.locator('#history').waitFor()
          await waitForPage(page)
          await waitForResponses(visitor, beforeClick)
          const before = visitor.requests().length
          await page.goBack()
          await page.waitForURL(address)
          await page.locator('#history').waitFor({ state: 'detached' })
          await waitForPage(page)
          expect(await page.evaluate(() => window.scrollY), `after ${time + 1} times`).toBe(scrollY)
          expect(await tops(), `after ${time + 1} times`).toEqual(inView)
          expect(contentRequests(visitor.requests().slice(before))).toEqual([])
        }
      },
      { viewport, concurrent: true },
    )
  }
})

journey('Back from an item closes the dialog that was opened on it', async ({ page }) => {
  await page.goto(`/collection/${collection?.address}?status=listed`)
  await waitForPage(page)
  await page.locator(card).first().click()
  await page.waitForURL(/\/item\//)
  await connectWallet(page, 'Dag')
  await page.getByRole('main').getByRole('button', { name: 'Make offer' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Make offer' })
  await dialog.waitFor()
  await page.goBack()
  await page.waitForURL(/\/collection\//)
  await dialog.waitFor({ state: 'hidden' })
})
