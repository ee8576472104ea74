// Every page, translated by the browser, is used further: nothing fails, and what is shown is current.
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { listPages } from './pages.ts'
import { MARK, readTranslated, translatePage, type Translator } from './translator.ts'
import { waitForPage } from './waitForPage.ts'
import { connectWallet } from './wallet.ts'

const journey = createJourney()
const site = inject('site')
const TRANSLATORS: readonly Translator[] = ['font', 'replace', 'append']

/** Goes to a page as a link does: to load it again would end the translator. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  await waitForPage(page)
}

/** The count of items above the grid, once it is as expected. */
const expectItems = (page: Page) =>
  expect.poll(async () =>
    Number(/([\d,]+) items?\b/.exec(await readTranslated(page, 'main'))?.[1]?.replace(',', '')),
  )

for (const translator of TRANSLATORS) {
  journey(
    `translated (${translator}), a collection is filtered, an item is put into the cart, and the language changes`,
    async ({ page }) => {
      const main = page.getByRole('main')
      await page.goto(`/collection/${site.contracts.collections[0]?.address}`)
      await waitForPage(page)
      await translatePage(page, translator)
      const before = Number(/([\d,]+) items?\b/.exec(await readTranslated(page, 'main'))?.[1])
      const filter = page.locator('aside').getByRole('checkbox').first()
      await filter.click()
      await page.waitForURL(/status=listed/)
      expect(await page.locator('main a[href^="/item/"]').count()).toBeGreaterThan(0)
      await expectItems(page).toBeLessThan(before)
      await page.locator('main select:has(option[value="price-high"])').first().selectOption('price-high')
      await page.waitForURL(/sort=price-high/)
      await filter.click()
      await expectItems(page).toBe(before)
      await main.getByRole('searchbox').last().fill('noun 1')
      await page.waitForURL(/q=noun/)
      await expectItems(page).not.toBe(before)
      await main.getByRole('searchbox').last().fill('')
      await expectItems(page).toBe(before)

      const { collection, tokenId } = site.contracts.notable.partlyFilled
      await follow(page, `/item/${collection}/${tokenId}`)
      await connectWallet(page, 'Ada')
      await main
        .getByRole('button', { name: /^Add .* to cart/ })
        .first()
        .click()
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Cart, 1/ })
        .click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const field = page.getByRole('dialog').getByRole('textbox').first()
      await main.getByRole('button', { name: /offer/ }).first().click()
      for (const typed of ['0.5', '0,', '0.25']) await field.fill(typed)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })

      const language = page.getByRole('contentinfo').getByRole('combobox')
      await language.selectOption('ar')
      await page.locator('html[dir="rtl"]').waitFor()
      await language.selectOption('de')
      await page.locator('html[lang="de"]').waitFor()
      await expect.poll(() => readTranslated(page, 'footer')).toMatch(/Sprache|Deutsch/)
    },
  )
}

journey('every page follows the one before, while it is translated', async ({ page }) => {
  await page.goto('/')
  await waitForPage(page)
  await translatePage(page, 'font')
  for (const { path, name } of listPages(site.contracts)) {
    // Time travel loads the page again, and with it the translator.
    if (path.startsWith('/at/')) continue
    await follow(page, path)
    expect(await readTranslated(page, 'main'), name).not.toMatch(/Something went wrong|Reload the page/)
    expect(await page.locator('main').innerText(), name).toContain(MARK)
  }
})
