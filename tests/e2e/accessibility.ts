// Runs axe in a page and reports its violations.
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Theme } from './visitor.ts'

/** Rules about color: all that the other theme can break, and that another language can't. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** The part of axe's class of colors that parses them. */
interface AxeColor {
  /** Of sRGB, 0 to 1. */
  r: number
  g: number
  b: number
  alpha: number
  /** Sets the color. @throws Error for text that is no color */
  parseString(text: string): this
}

/**
 * Makes axe parse each CSS color only once. For each text it parses the colors of all that is behind it, which is a
 * third of the processor time of a run.
 */
function cacheParsedColors(): void {
  const { axe: inPage } = window as unknown as {
    axe: { commons: { color: { Color: { prototype: AxeColor } } } }
  }
  const { prototype } = inPage.commons.color.Color
  const parse = prototype.parseString
  const parsed = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (text) {
    const color = parsed.get(text)
    if (color !== undefined) return Object.assign(this, color)
    parse.call(this, text)
    const { r, g, b, alpha } = this
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}

/**
 * Returns what axe objects to in the page as it stands, including open dialogs, each with its elements.
 *
 * @param theme the theme that the page is shown in; in the dark theme only the rules about color run
 * @param options.skipsColors whether the rules about color don't run, for a page that passed them in another language
 */
export async function findViolations(
  page: Page,
  theme: Theme,
  { skipsColors = false } = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.evaluate(cacheParsedColors)
  }
  const violations = await page.evaluate(
    async (options) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      // Only violations list their elements: listing those of every passed rule is most of the work.
      const { violations } = await inPage.run(document, {
        resultTypes: ['violations'],
        ...options,
      })
      return violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }))
    },
    {
      ...(theme === 'dark' && { runOnly: { type: 'rule' as const, values: COLOR_RULES } }),
      ...(skipsColors && { rules: Object.fromEntries(COLOR_RULES.map((id) => [id, { enabled: false }])) }),
    },
  )
  return violations.map(({ id, help, elements }) => `${id}: ${help}\n  ${elements.join('\n  ')}`)
}
