// Moves from control to control by keyboard, and checks that the focus is always visible.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Returns why the focused element can't be seen or shows no focus; undefined when it does. */
const findFocusProblem = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null || element === document.body) return undefined
    const name = `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${name} is out of view`
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return `${name} is invisible`
    // A slider draws its focus ring around the thumb, whose style no script can read.
    if (element.matches('input[type=range]')) return undefined
    // The ring may be drawn by the box around a field, or by the card that a link covers.
    const around = [element, element.parentElement, element.parentElement?.parentElement]
    const hasRing = around.some(
      (part) =>
        part instanceof Element &&
        [undefined, '::before', '::after'].some((pseudo) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
          return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
        }),
    )
    return hasRing ? undefined : `${name} shows no focus`
  })

export interface Steps {
  /** The most times that Tab may be pressed. */
  readonly maxSteps?: number
}

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/**
 * Presses Tab until a control has the focus; each control on the way must be in view and show its focus.
 * @throws Error when the control is not reached within the steps
 */
export async function tabTo(page: Page, target: Locator, { maxSteps = 60 }: Steps = {}): Promise<void> {
  await target.waitFor()
  for (let step = 0; step < maxSteps; step++) {
    await page.keyboard.press('Tab')
    // A card's buttons slide in on focus.
    await expect.poll(() => findFocusProblem(page)).toBeUndefined()
    if (await hasFocus(target)) return
  }
  throw new Error(`${target} was not reached in ${maxSteps} steps.`)
}

/** Moves the focus to a control by Tab, and presses a key. */
export async function pressBy(
  page: Page,
  key: 'Enter' | 'Space',
  target: Locator,
  steps: Steps = {},
): Promise<void> {
  await tabTo(page, target, steps)
  await page.keyboard.press(key)
}
