// axe on every page, in both themes, on a desktop and on a phone: no violation of WCAG 2.2 AA or of its good practices.
import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, inject } from 'vitest'
import { journeys } from './journey.ts'
import { pagesOf } from './pages.ts'
import { settled } from './settled.ts'
import { DESKTOP, PHONE, type Theme, type Viewport } from './visitor.ts'

const journey = journeys()
const DEVICES: readonly (readonly [string, Viewport])[] = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
]
const THEMES: readonly Theme[] = ['light', 'dark']

describe.each(pagesOf(inject('site').contracts))('$name', ({ path }) => {
  for (const [device, viewport] of DEVICES) {
    for (const theme of THEMES) {
      journey(
        `has nothing that axe objects to, ${theme}, on ${device}`,
        async ({ page }) => {
          await page.goto(path)
          await settled(page)
          const { violations } = await new AxeBuilder({ page }).analyze()
          const found = violations.map(
            ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
          )
          expect(found).toEqual([])
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow, 'nothing may stand out of the page sideways').toBeLessThanOrEqual(0)
        },
        { theme, viewport },
      )
    }
  }
})
