// Every page, on a desktop, a tablet and a phone: nothing jumps while it loads, and nothing stands out of it sideways. On
// a desktop and a phone axe objects to nothing in either theme.
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { journeys } from './journey.ts'
import { objections } from './objections.ts'
import { pagesOf } from './pages.ts'
import { painted, settled } from './settled.ts'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './shifts.ts'
import { DESKTOP, PHONE, TABLET, type Theme, type Viewport } from './visitor.ts'

const journey = journeys()
const DEVICES: readonly (readonly [string, Viewport])[] = [
  ['a desktop', DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
]
const THEMES: readonly Theme[] = ['light', 'dark']

/** How far something stands out of the page sideways, in pixels. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

for (const { name, path } of pagesOf(inject('site').contracts)) {
  describe(name, () => {
    for (const [device, viewport] of DEVICES) {
      // A tablet's width differs in nothing but the layout.
      const isRead = viewport !== TABLET
      journey(
        `loads without a jump on ${device}, no wider than it${isRead ? '; axe objects to nothing, light and dark' : ''}`,
        async ({ page, context }) => {
          await watchShifts(context)
          await page.goto(path)
          await settled(page)
          const { score, moved } = await shiftsOf(page)
          expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
          expect(await overflowOf(page)).toBeLessThanOrEqual(0)
          if (!isRead) return
          for (const theme of THEMES) {
            // The page follows the system's theme, also when that changes.
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            await painted(page)
            expect(await objections(page, theme), theme).toEqual([])
          }
        },
        { viewport, beside: true },
      )
    }
  })
}
