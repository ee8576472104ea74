// Every accent color that a configuration may have is readable wherever the page uses it, in both themes.
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentContrast, AA_CONTRAST, type Theme } from '../config/contrast.ts'
import { renderBrandStyle } from './brandStyle.ts'

type Color = readonly [lightness: number, a: number, b: number]

/** Source: https://bottosson.github.io/posts/oklab/ */
function toOklab(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Relative luminance. Source: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([lightness, a, b]: Color): number {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  return (
    0.2126 * clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  )
}

function ratio(one: Color, other: Color): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

const css = readFileSync('src/ui/styles/tokens.css', 'utf8')

/** A token of the design, in a theme. */
function token(name: string, theme: Theme): Color {
  const pair = new RegExp(String.raw`--${name}:\s*light-dark\(oklch\(([^)]*)\),\s*oklch\(([^)]*)\)\)`).exec(
    css,
  )
  const [lightness = 0, chroma = 0, hue = 0] = (pair?.[theme === 'light' ? 1 : 2] ?? '')
    .split(' ')
    .map(Number)
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

const NAMED: Readonly<Record<string, Color>> = { black: [0, 0, 0], white: [1, 0, 0] }

/** A color-mix of the style: a color with its share, if it has one, and another with its share. */
function mix(text: string): Color {
  const [, one = '', share, other = '', rest] =
    /^color-mix\(in oklab,(#\w+)(?: (\d+)%)?,(\w+)(?: (\d+)%)?\)$/.exec(text) ?? []
  const part = share === undefined ? 1 - Number(rest) / 100 : Number(share) / 100
  const [a, b] = [toOklab(one), NAMED[other] ?? [Number.NaN, 0, 0]]
  return a.map((value, at) => part * value + (1 - part) * (b[at] ?? 0)) as unknown as Color
}

function styled(name: string, theme: Theme, style: string): Color {
  const pattern = String.raw`--${name}:light-dark\((#\w+|color-mix\([^)]*\)),(#\w+|color-mix\([^)]*\))\)`
  const value = new RegExp(pattern).exec(style)?.[theme === 'light' ? 1 : 2] ?? ''
  return value.startsWith('#') ? toOklab(value) : mix(value)
}

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const accent = (theme: Theme) => color.filter((each) => accentContrast(each, theme) >= AA_CONTRAST)

test.each(['light', 'dark'] as const)('any accepted accent color is readable in the %s theme', (theme) => {
  fc.assert(
    fc.property(accent('light'), accent('dark'), (light, dark) => {
      const style =
        renderBrandStyle({ name: 'Ada', links: {}, accent: { light, dark } }, (path) => path) ?? ''
      const [own, hover, surface] = ['accent', 'accent-hover', 'accent-surface'].map((name) =>
        styled(name, theme, style),
      ) as [Color, Color, Color]
      const surfaces = ['surface-0', 'surface-1', 'surface-2'].map((name) => token(name, theme))
      const onAccent = token('on-accent', theme)
      // Rounding a token to eight bits moves a ratio by less than this.
      const least = AA_CONTRAST - 0.03
      for (const background of [...surfaces, surface]) expect(ratio(own, background)).toBeGreaterThan(least)
      for (const background of [own, hover]) expect(ratio(onAccent, background)).toBeGreaterThan(least)
    }),
  )
})

test('the style outranks the page’s own tokens, which come after it', () => {
  const style = renderBrandStyle(
    { name: 'Ada', links: {}, font: { family: 'Own', file: 'own.woff2' } },
    (path) => path,
  )
  expect(style).toContain(':root:root{--font-sans:"Own"')
})
