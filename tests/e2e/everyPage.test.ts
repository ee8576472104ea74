// Every page, on a desktop, a tablet and a phone: nothing jumps while it loads, and nothing stands out of it sideways. On
// a desktop and a phone axe objects to nothing in either theme. On a phone the page is then shown in Arabic, where axe
// objects to nothing, and in the pseudo-locale, where every text is a message that still fits.
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { createJourney } from './journey.ts'
import { findViolations } from './accessibility.ts'
import { listPages } from './pages.ts'
import { waitForPaint, waitForPage } from './waitForPage.ts'
import { SHIFT_LIMIT, readShifts, watchShifts } from './layoutShifts.ts'
import { clipped, untranslated, watchData } from './untranslated.ts'
import { PSEUDO_LOCALE } from '../../src/messages/languages.ts'
import { DESKTOP, PHONE, TABLET, type Theme, type Viewport } from './visitor.ts'

const journey = createJourney()
const DEVICES: readonly (readonly [string, Viewport])[] = [
  ['a desktop', DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
]
const THEMES: readonly Theme[] = ['light', 'dark']

/** What stands out of the page sideways, the innermost of it, and by how many pixels; empty where nothing does. */
function readOverflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return right > clientWidth || left < 0
    }
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => isOut(element) && ![...element.children].some(isOut),
    )
    return [
      `${scrollWidth - clientWidth} px`,
      ...out.slice(0, 20).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ]
  })
}

/** What else a viewport's visit checks, for the title. */
const CHECKS = new Map([
  [DESKTOP, '; axe objects to nothing, light and dark'],
  [
    PHONE,
    '; axe objects to nothing, light and dark and in Arabic; all texts are messages that fit when they grow',
  ],
])

for (const { name, path } of listPages(inject('site').contracts)) {
  describe(name, () => {
    for (const [device, viewport] of DEVICES) {
      // A tablet's width differs in nothing but the layout.
      const isRead = viewport !== TABLET
      journey(
        `loads without a jump on ${device}, no wider than it${CHECKS.get(viewport) ?? ''}`,
        async ({ page, context }) => {
          const dataRequests = watchData(context)
          await watchShifts(context)
          await page.goto(path)
          await waitForPage(page)
          const { score, moved } = await readShifts(page)
          expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
          expect(await readOverflow(page)).toEqual([])
          if (!isRead) return
          for (const theme of THEMES) {
            // The page follows the system's theme, also when that changes.
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            await waitForPaint(page)
            expect(await findViolations(page, theme), theme).toEqual([])
          }
          if (viewport !== PHONE) return
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await page.getByRole('contentinfo').getByRole('combobox').selectOption('ar')
          await page.locator('html[dir="rtl"][lang="ar"]').waitFor()
          await waitForPaint(page)
          expect(await readOverflow(page)).toEqual([])
          expect(await findViolations(page, 'light'), 'Arabic').toEqual([])
          // The picker does not offer the pseudo-locale.
          await page.evaluate((locale) => localStorage.setItem('vitrine.locale', locale), PSEUDO_LOCALE)
          await page.reload()
          await waitForPage(page)
          expect(await untranslated(page, await dataRequests())).toEqual([])
          expect(await clipped(page)).toEqual([])
          expect(await readOverflow(page)).toEqual([])
        },
        { viewport, concurrent: true },
      )
    }
  })
}
