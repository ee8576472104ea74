// Reads the colors from the tokens themselves and measures their WCAG 2.2 contrast ratios.
// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** OKLCH to linear sRGB. Source: https://bottosson.github.io/posts/oklab/ */
function linearRgb(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** Relative luminance and ratio. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

function ratio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

const NUMBER = String.raw`([\d.]+)`
const OKLCH = String.raw`oklch\(${NUMBER} ${NUMBER} ${NUMBER}\)`

function color(token: string, theme: 'light' | 'dark'): Rgb {
  const match = new RegExp(String.raw`--${token}:\s*light-dark\(\s*${OKLCH},\s*${OKLCH}\s*\)`).exec(css)
  if (match === null)
    throw new Error(`tokens.css has no --${token} in the form light-dark(oklch(…), oklch(…))`)
  const [l, c, h] = theme === 'light' ? match.slice(1, 4) : match.slice(4, 7)
  return linearRgb(Number(l), Number(c), Number(h))
}

const TEXT = 4.5
const NON_TEXT = 3

const surfaces = ['surface-0', 'surface-1', 'surface-2']
const pairs: [foreground: string, background: string, least: number][] = [
  ...['text-1', 'text-2', 'text-3', 'accent', 'positive', 'warning', 'negative'].flatMap((foreground) =>
    surfaces.map((background): [string, string, number] => [foreground, background, TEXT]),
  ),
  ['text-1', 'surface-3', TEXT],
  ['text-2', 'surface-3', TEXT],
  ['accent', 'accent-surface', TEXT],
  ['positive', 'positive-surface', TEXT],
  ['warning', 'warning-surface', TEXT],
  ['negative', 'negative-surface', TEXT],
  ['on-accent', 'accent', TEXT],
  ['on-accent', 'accent-hover', TEXT],
  ['on-negative', 'negative', TEXT],
  ['surface-0', 'text-1', TEXT],
  ...surfaces.map((background): [string, string, number] => ['line-strong', background, NON_TEXT]),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(pairs)('--%s on --%s has at least %f:1', (foreground, background, least) => {
    expect(ratio(color(foreground, theme), color(background, theme))).toBeGreaterThanOrEqual(least)
  })
})

describe('contrast', () => {
  it('matches published ratios', () => {
    expect(ratio(linearRgb(1, 0, 0), linearRgb(0, 0, 0))).toBeCloseTo(21, 3)
    // #777777 on white is 4.48:1, the best known near miss.
    expect(ratio(linearRgb(0.5693, 0, 0), linearRgb(1, 0, 0))).toBeCloseTo(4.48, 1)
  })
})
