// What axe objects to in a page.
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Theme } from './visitor.ts'

/** Rules about color: all that a theme can break which the other one held. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe objects to in the page as it stands, dialogs and all, each with the elements it means.
 *
 * @param theme in which it is shown; in the dark only colors are looked at
 */
export async function findViolations(page: Page, theme: Theme): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (rules) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      // Elements are named for violations alone: to name those of every rule that holds is most of the work.
      const { violations } = await inPage.run(document, {
        resultTypes: ['violations'],
        ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
      })
      return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }))
    },
    theme === 'light' ? undefined : COLOUR_RULES,
  )
  return violations.map(({ id, help, elements }) => `${id}: ${help}\n  ${elements.join('\n  ')}`)
}
