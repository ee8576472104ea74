// Every page, on a desktop and on a phone: axe objects to nothing in either theme, nothing jumps while it loads, and
// nothing stands out of it sideways.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { journeys } from './journey.ts'
import { pagesOf } from './pages.ts'
import { painted, settled } from './settled.ts'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './shifts.ts'
import { DESKTOP, PHONE, type Theme, type Viewport } from './visitor.ts'

const journey = journeys()
const DEVICES: readonly (readonly [string, Viewport])[] = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
]
const THEMES: readonly Theme[] = ['light', 'dark']

/** Rules about colour: all that a theme can break which the other one held. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What axe objects to, each with the elements it means. */
async function objections(page: Page, theme: Theme): Promise<readonly string[]> {
  // The pages have no frames, so the results need no page of their own to be put together in.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (theme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
}

for (const { name, path } of pagesOf(inject('site').contracts)) {
  describe(name, () => {
    for (const [device, viewport] of DEVICES) {
      journey(
        `loads without a jump on ${device}, and has nothing that axe objects to, light and dark`,
        async ({ page, context }) => {
          await watchShifts(context)
          await page.goto(path)
          await settled(page)
          const { score, moved } = await shiftsOf(page)
          expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
          for (const theme of THEMES) {
            // The page follows the system's theme, also when that changes.
            await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
            await painted(page)
            expect(await objections(page, theme), theme).toEqual([])
          }
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, 'nothing may stand out of the page sideways').toBeLessThanOrEqual(0)
        },
        { viewport, beside: true },
      )
    }
  })
}
