// The brand's color and font as a style that overrides the design tokens.
import type { Site } from '../config/schema.ts'

/** Returns undefined when the brand changes no token. */
export function renderBrandStyle(
  { accent, font }: Site['brand'],
  readFileUrl: (path: string) => string,
): string | undefined {
  const rules: string[] = []
  if (font !== undefined) {
    rules.push(
      `@font-face{font-family:"${font.family}";src:url("${readFileUrl(font.file)}") format("woff2");font-weight:100 900;font-display:swap}`,
      `:root{--font-sans:"${font.family}",system-ui,sans-serif}`,
    )
  }
  if (accent !== undefined) {
    const { light, dark } = accent
    rules.push(
      `:root{--accent:light-dark(${light},${dark});` +
        `--accent-hover:light-dark(color-mix(in oklab,${light},black 15%),color-mix(in oklab,${dark},white 15%));` +
        `--accent-surface:light-dark(color-mix(in oklab,${light} 8%,white),color-mix(in oklab,${dark} 14%,black))}`,
    )
  }
  return rules.length === 0 ? undefined : rules.join('')
}
