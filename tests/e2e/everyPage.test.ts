// Loads every page on a desktop, a tablet and a phone: the layout doesn't shift, and nothing overflows sideways at
// any moment. The rest is looked at once where it differs: colors in both themes on a desktop, all other rules of axe there
// and, where the layout and the direction are the other ones, in Arabic on the phone. The phone then shows the
// pseudo-locale, where every text is a message that still fits.
import { describe, expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { findViolations } from './accessibility.ts'
import { listPages } from './pages.ts'
import { waitForPaint, waitForPage } from './waitForPage.ts'
import { readExcess, watchWidth } from './pageWidth.ts'
import { SHIFT_LIMIT, readShifts, watchShifts } from './layoutShifts.ts'
import { collectDataWords, findClippedText, findUntranslatedText } from './untranslated.ts'
import { PSEUDO_LOCALE } from '../../src/messages/languages.ts'
import { DESKTOP, PHONE, TABLET, type Viewport } from './visitor.ts'

const journey = createJourney()
const DEVICES: readonly (readonly [string, Viewport])[] = [
  ['a desktop', DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
]

/** What else is checked on a device, for the title. */
const FURTHER_CHECKS = new Map([
  [DESKTOP, '; axe finds no violation, light and dark'],
  [PHONE, '; axe finds no violation in Arabic; every text is a message, and fits when longer'],
])

for (const { name, path } of listPages(inject('site').contracts)) {
  describe(name, () => {
    for (const [device, viewport] of DEVICES) {
      journey(
        `loads on ${device} without a layout shift or overflow${FURTHER_CHECKS.get(viewport) ?? ''}`,
        async ({ page, context }) => {
          const readDataWords = collectDataWords(context)
          await watchShifts(context)
          await watchWidth(context)
          await page.goto(path)
          await waitForPage(page)
          const { score, moved } = await readShifts(page)
          expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
          expect(await readExcess(page)).toEqual([])
          const banner = page.getByRole('banner')
          expect(await banner.getByText('Vitrine', { exact: true }).isVisible()).toBe(true)
          if (viewport === DESKTOP) {
            for (const theme of ['light', 'dark'] as const) {
              // The page follows the system’s theme, even when it changes.
              await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
              await waitForPaint(page)
              expect(await findViolations(page, theme), theme).toEqual([])
            }
          }
          if (viewport !== PHONE) return
          await page.getByRole('contentinfo').getByRole('combobox').selectOption('ar')
          await page.locator('html[dir="rtl"][lang="ar"]').waitFor()
          await waitForPaint(page)
          expect(await readExcess(page)).toEqual([])
          expect(await findViolations(page, 'light', { skipsColors: true }), 'Arabic').toEqual([])
          // The picker doesn't list the pseudo-locale, so the page is loaded in it.
          await page.evaluate((locale) => localStorage.setItem('vitrine.locale', locale), PSEUDO_LOCALE)
          await page.reload()
          await waitForPage(page)
          expect(await findUntranslatedText(page, await readDataWords())).toEqual([])
          expect(await findClippedText(page)).toEqual([])
          expect(await readExcess(page)).toEqual([])
        },
        { viewport, concurrent: true },
      )
    }
  })
}
