// How well an accent color stands out, by the formula of WCAG 2.2.

export type Theme = 'light' | 'dark'

/** The least contrast of text. Source: https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const AA_CONTRAST = 4.5

/**
 * `--surface-2` and `--on-accent` of src/ui/styles/tokens.css in sRGB. Links and marks in the accent color are also on
 * surfaces 0 and 1, where they stand out more.
 */
const NEIGHBORS: Readonly<Record<Theme, readonly string[]>> = {
  light: ['#f4f2ef', '#fbfcfe'],
  dark: ['#21201d', '#0e1226'],
}

/** Relative luminance, 0 to 1. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/**
 * Returns the lower of two contrasts: the color on the theme's surfaces, and a button's text on the color.
 * @param color `#` and six hexadecimal digits
 */
export function accentContrast(color: string, theme: Theme): number {
  return Math.min(...NEIGHBORS[theme].map((neighbor) => contrast(color, neighbor)))
}
