// Nothing jumps while a page loads: every page of the site, on a desktop and on a phone.
import { describe, expect, inject } from 'vitest'
import { journeys } from './journey.ts'
import { pagesOf } from './pages.ts'
import { settled } from './settled.ts'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './shifts.ts'
import { DESKTOP, PHONE, type Viewport } from './visitor.ts'

const journey = journeys()
const DEVICES: readonly (readonly [string, Viewport])[] = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
]

for (const [device, viewport] of DEVICES) {
  describe(`on ${device}`, () => {
    for (const { name, path } of pagesOf(inject('site').contracts)) {
      journey(
        `${name} does not jump while it loads`,
        async ({ page, context }) => {
          await watchShifts(context)
          await page.goto(path)
          await settled(page)
          const { score, moved } = await shiftsOf(page)
          expect(score, moved.join('\n')).toBeLessThanOrEqual(SHIFT_LIMIT)
        },
        { viewport },
      )
    }
  })
}
