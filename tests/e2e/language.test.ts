// The interface's language: initially the browser's, then the one that the user selects.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { ROUTES } from '../../src/domain/paths.ts'
import { texts as arabic } from '../../src/messages/ar/collection.ts'
import { texts as german } from '../../src/messages/de/collection.ts'
import { createJourney } from './journey.ts'

const journey = createJourney()

const PATH = `${ROUTES.collections}?sort=floor`

interface Texts {
  readonly lang: string
  readonly dir: string
  readonly title: string
}

/** Waits until the page is shown in a language, and checks that its address is unchanged. */
async function expectShown(page: Page, { lang, dir, title }: Texts): Promise<void> {
  await page.locator(`html[lang="${lang}"]:dir(${dir})`).waitFor()
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  const { pathname, search } = new URL(page.url())
  expect(pathname + search).toBe(PATH)
}

const GERMAN: Texts = { lang: 'de', dir: 'ltr', title: german.rankings.title }
const ARABIC: Texts = { lang: 'ar', dir: 'rtl', title: arabic.rankings.title }
const ENGLISH: Texts = { lang: 'en', dir: 'ltr', title: 'Collections' }

journey(
  'follows the browser at first, changes by the picker without a reload, and is remembered',
  async ({ page, requests }) => {
    const select = (tag: string) => page.getByRole('contentinfo').getByRole('combobox').selectOption(tag)
    const documents = () => requests().filter((request) => request.isNavigationRequest()).length
    await page.goto(PATH)
    await expectShown(page, GERMAN)
    const opened = documents()
    await select('ar')
    await expectShown(page, ARABIC)
    expect(documents()).toBe(opened)
    await page.reload()
    await expectShown(page, ARABIC)
    await select('en')
    await expectShown(page, ENGLISH)
    await page.reload()
    await expectShown(page, ENGLISH)
  },
  { locale: 'de-DE', concurrent: true },
)
