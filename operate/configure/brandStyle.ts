// The brand's color and font as a style that overrides the design tokens.
//
// The page's own style sheet comes after this style, so its rule for the tokens must be the weaker one.
import type { Site } from '../config/schema.ts'

const TOKENS = ':root:root'

/** Returns undefined when the brand changes no token. */
export function renderBrandStyle(
  { accent, font }: Site['brand'],
  readFileUrl: (path: string) => string,
): string | undefined {
  const rules: string[] = []
  if (font !== undefined) {
    rules.push(
      `@font-face{font-family:"${font.family}";src:url("${readFileUrl(font.file)}") format("woff2");font-weight:100 900;font-display:swap}`,
      `${TOKENS}{--font-sans:"${font.family}",system-ui,sans-serif}`,
    )
  }
  if (accent !== undefined) {
    const { light, dark } = accent
    rules.push(
      `${TOKENS}{--accent:light-dark(${light},${dark});` +
        `--accent-hover:light-dark(color-mix(in oklab,${light},black 15%),color-mix(in oklab,${dark},white 15%));` +
        `--accent-surface:light-dark(color-mix(in oklab,${light} 8%,white),color-mix(in oklab,${dark} 32%,black))}`,
    )
  }
  return rules.length === 0 ? undefined : rules.join('')
}
