// Draws still works as SVG: lines, rings, moons, a table of heights, and bands of water.
import { Random } from '../random.ts'
import { sheet, SHEET, type Inks } from './canvas.ts'
import { short, sine, swell } from './wave.ts'

export interface StillOptions {
  readonly seed: string
  readonly inks: Inks
}

/** Draws rows of water seen from a low cliff: each line hides what is behind it, and one has the signal color. */
export function slackWater({ seed, inks }: StillOptions): string {
  const random = new Random(seed)
  const rows = 38
  const marked = random.between(14, rows - 8)
  const tall = swell(random, 3)
  const fine = swell(random, 5)
  const center = 0.35 + random.below(30) / 100
  const lines = Array.from({ length: rows }, (_, row) => {
    const depth = row / (rows - 1)
    const base = 230 + depth * 610
    const points = Array.from({ length: 61 }, (_, step) => {
      const at = step / 60
      const nearness = Math.max(0, 1 - Math.abs(at - center - (depth - 0.5) * 0.3) * 2.6)
      const lift = nearness * nearness * 150 * (0.5 + 0.5 * tall(at * 1.3 + depth * 1.9))
      return `${short(150 + at * 700)} ${short(base - lift - 7 * fine(at * 3 + depth * 7))}`
    })
    const color = row === marked ? inks.signal : inks.ink
    return `<path d="M${points.join('L')}" fill="${inks.ground}" stroke="${color}"/>`
  })
  return sheet(
    inks,
    `<g stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round">${lines.join('')}</g>`,
  )
}

/** Draws two stones in the same water, whose rings cross. */
export function swellRings({ seed, inks }: StillOptions): string {
  const random = new Random(seed)
  const apart = random.between(110, 190)
  const drop = random.between(-70, 70)
  const gap = random.pick([13, 15, 18])
  const rings = (x: number, y: number) =>
    Array.from(
      { length: Math.floor(600 / gap) },
      (_, i) => `<circle cx="${x}" cy="${y}" r="${(i + 1) * gap}"/>`,
    ).join('')
  const disc = '<clipPath id="c"><circle cx="500" cy="500" r="350"/></clipPath>'
  const stones = [
    { x: 500 - apart, y: 500 + drop, color: inks.ink },
    { x: 500 + apart, y: 500 - drop, color: inks.mid },
  ]
  const drawn = stones.map(({ x, y, color }) => `<g stroke="${color}">${rings(x, y)}</g>`)
  return sheet(
    inks,
    `${disc}<g clip-path="url(#c)" fill="none" stroke-width="3.2">${drawn.join('')}</g>` +
      `<circle cx="${500 + apart}" cy="${500 - drop}" r="9" fill="${inks.signal}"/>`,
  )
}

/** Draws a lunar month, one moon a day, with the day of the highest water marked. */
export function almanac({ seed, inks }: StillOptions): string {
  const random = new Random(seed)
  const shift = random.below(28)
  const highest = random.below(28)
  const radius = 43
  const moons = Array.from({ length: 28 }, (_, day) => {
    const x = 176 + (day % 7) * 108
    const y = 284 + Math.floor(day / 7) * 144
    const lit = day === highest ? inks.signal : inks.ink
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${inks.pale}"/>${moon({ x, y, radius, phase: ((day + shift) % 28) / 28, fill: lit })}`
  })
  return sheet(inks, moons.join(''))
}

/** Draws the lit part of a moon: half a disc, and half an ellipse added or removed. Phase 0 is new, 0.5 full. */
export function moon({
  x,
  y,
  radius,
  phase,
  fill,
}: {
  x: number
  y: number
  radius: number
  phase: number
  fill: string
}): string {
  const waxing = phase < 0.5
  const bulge = 1 - 4 * (waxing ? phase : phase - 0.5)
  const width = short(Math.abs(bulge) * radius)
  if (phase === 0) return ''
  const outer = waxing ? 1 : 0
  const growing = waxing ? bulge < 0 : bulge > 0
  const inner = waxing ? (growing ? 1 : 0) : growing ? 0 : 1
  const top = y - radius
  const bottom = y + radius
  return `<path fill="${fill}" d="M${x} ${top}A${radius} ${radius} 0 0 ${outer} ${x} ${bottom}A${width} ${radius} 0 0 ${inner} ${x} ${top}z"/>`
}

/** Draws heights of the water through two days, an hour a stroke, with the turn of the tide in the signal color. */
export function tideTable({ seed, inks }: StillOptions): string {
  const random = new Random(seed)
  const phase = random.below(1000) / 1000
  const wave = swell(random, 3)
  const hours = 49
  const heights = Array.from({ length: hours }, (_, hour) => {
    const at = hour / 24.8
    const spring = 0.72 + 0.28 * wave(at / 3)
    return 300 * spring * sine(at * 2 + phase) + 40 * wave(at * 1.7)
  })
  const turn = heights.indexOf(Math.max(...heights))
  const strokes = heights.map((height, hour) => {
    const x = short(140 + (hour * 720) / (hours - 1))
    const color = hour === turn ? inks.signal : height >= 0 ? inks.ink : inks.mid
    return `<path d="M${x} 500V${short(500 - height)}" stroke="${color}"/>`
  })
  return sheet(
    inks,
    `<path d="M120 500h760" stroke="${inks.pale}" stroke-width="2"/><g stroke-width="8" stroke-linecap="round">${strokes.join('')}</g>`,
  )
}

/** Draws bands of water under a low sun, each narrower than the one before it. */
export function horizon({ seed, inks }: StillOptions): string {
  const random = new Random(seed)
  const line = random.between(400, 560)
  const sun = { x: random.between(320, 680), r: random.between(84, 128) }
  const wave = swell(random, 4)
  let bands = ''
  let thickness = 4
  for (let y = line, index = 0; y < 880; y += thickness * 1.9, thickness *= 1.13, index++) {
    const inset = 60 + 90 * Math.abs(wave(index / 5))
    const width = SHEET - 2 * inset - 120 * Math.abs(wave(index / 3 + 0.4))
    bands += `<path d="M${short(inset)} ${short(y)}h${short(width)}v${short(thickness)}h-${short(width)}z"/>`
  }
  return sheet(
    inks,
    `<clipPath id="h"><path d="M0 0h${SHEET}v${line - 6}H0z"/></clipPath>` +
      `<circle cx="${sun.x}" cy="${line - Math.round(sun.r / 3)}" r="${sun.r}" fill="${inks.signal}" clip-path="url(#h)"/>` +
      `<g fill="${inks.ink}">${bands}</g>`,
  )
}
