// What axe objects to in a page.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Theme } from './visitor.ts'

/** Rules about colour: all that a theme can break which the other one held. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe objects to in the page as it stands, dialogs and all, each with the elements it means.
 *
 * @param theme in which it is shown; in the dark only colours are looked at
 */
export async function objections(page: Page, theme: Theme): Promise<readonly string[]> {
  // The pages have no frames, so the results need no page of their own to be put together in.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (theme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  )
}
