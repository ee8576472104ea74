// A reader without a pointer: goes from one control to the next, and always sees which one has the focus.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What is wrong with the element that has the focus, to somebody who sees the page; undefined when nothing is. */
const objectionToFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const name = `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${name} is out of view`
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return `${name} is unseen`
    // A slider draws it around its thumb, whose style no script can read.
    if (element.matches('input[type=range]')) return undefined
    // It may be drawn by the box around a field, or by what a card's link covers.
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const ringed = around.some(
      (part) =>
        part instanceof Element &&
        [undefined, '::before', '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
          return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
        }),
    )
    return ringed ? undefined : `${name} shows no focus`
  })

export interface Steps {
  /** How often Tab is pressed at most. */
  readonly most?: number
}

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/**
 * Presses Tab until a control has the focus; each on the way must be in view and show that it has it.
 * @throws Error when the control is not reached in so many steps
 */
export async function tabTo(page: Page, wanted: Locator, { most = 60 }: Steps = {}): Promise<void> {
  await wanted.waitFor()
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    // A card's buttons slide in with the focus.
    await expect.poll(() => objectionToFocus(page)).toBeUndefined()
    if (await hasFocus(wanted)) return
  }
  throw new Error(`${most} steps do not lead to ${wanted}.`)
}

/** Goes to a control by Tab, and presses it. */
export async function pressBy(
  page: Page,
  key: 'Enter' | 'Space',
  wanted: Locator,
  steps: Steps = {},
): Promise<void> {
  await tabTo(page, wanted, steps)
  await page.keyboard.press(key)
}
