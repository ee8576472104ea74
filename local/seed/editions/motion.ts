// Draws animated works: SVG with CSS animations, which stop for users who prefer reduced motion.
import { Random } from '../random.ts'
import { sheet, type Inks } from './canvas.ts'
import { moon } from './stills.ts'
import { short, swell } from './wave.ts'

export interface MotionOptions {
  readonly seed: string
  readonly inks: Inks
}

const animated = (rules: string) =>
  `<style>${rules}@media(prefers-reduced-motion:reduce){*{animation:none!important}}</style>`

/** Draws rings that rise and fall one after another, as a float does on a long swell. */
export function breathing({ seed, inks }: MotionOptions): string {
  const random = new Random(seed)
  const marked = random.between(3, 9)
  const rings = Array.from({ length: 13 }, (_, i) => {
    const color = i === marked ? inks.signal : inks.ink
    return `<circle cx="500" cy="500" r="${36 + i * 26}" stroke="${color}" style="animation-delay:${short(i * -0.55)}s"/>`
  })
  const rules =
    'circle{transform-origin:50% 50%;animation:b 7.2s ease-in-out infinite alternate}' +
    '@keyframes b{from{transform:translateY(-46px) scale(1,.62)}to{transform:translateY(46px) scale(1,1)}}'
  return sheet(inks, `${animated(rules)}<g fill="none" stroke-width="5">${rings.join('')}</g>`)
}

/** Draws lines that slide under one another, near ones faster than far ones. */
export function undertow({ seed, inks }: MotionOptions): string {
  const random = new Random(seed)
  const rows = 27
  const marked = random.between(12, rows - 4)
  const wave = swell(random, 3)
  const lines = Array.from({ length: rows }, (_, row) => {
    const height = 12 + row * 3.4
    // There are two whole periods, so that sliding by one of them closes without a seam.
    const points = Array.from({ length: 49 }, (_, step) => {
      const at = (step % 24) / 24
      const settled = 4 * at * (1 - at)
      return `${short(-250 + step * 58.4)} ${short(172 + row * 23.5 + height * settled * wave(at + row * 0.045))}`
    })
    const color = row === marked ? inks.signal : row % 3 === 0 ? inks.mid : inks.ink
    const seconds = short(52 - row * 1.4)
    return `<path d="M${points.join('L')}" stroke="${color}" style="animation-duration:${seconds}s"/>`
  })
  const rules = 'path{animation:u linear infinite}@keyframes u{to{transform:translateX(-1401.6px)}}'
  return sheet(
    inks,
    `<clipPath id="w"><rect x="130" y="130" width="740" height="740"/></clipPath>${animated(rules.replace('path{', 'g path{'))}` +
      `<g clip-path="url(#w)" fill="none" stroke-width="4" stroke-linejoin="round">${lines.join('')}</g>`,
  )
}

/** Draws one moon through its month, and the water's mark beside it, rising twice as often. */
export function moonrise({ seed, inks }: MotionOptions): string {
  const random = new Random(seed)
  const frames = 24
  const first = random.below(frames)
  const seconds = 12
  const moons = Array.from({ length: frames }, (_, frame) => {
    const drawn = moon({
      x: 500,
      y: 430,
      radius: 210,
      phase: ((frame + first) % frames) / frames,
      fill: inks.ink,
    })
    return `<g class="f" style="animation-delay:${short((frame - frames) * (seconds / frames))}s">${drawn}</g>`
  })
  const visible = short(100 / frames + 0.05)
  const rules =
    `.f{animation:f ${seconds}s steps(1) infinite;opacity:0}.f:nth-of-type(12){opacity:.999}` +
    `@keyframes f{0%{opacity:1}${visible}%{opacity:0}}` +
    `.t{animation:t ${seconds / 4}s ease-in-out infinite alternate}@keyframes t{from{transform:translateX(-180px)}to{transform:translateX(180px)}}`
  return sheet(
    inks,
    `${animated(rules)}<circle cx="500" cy="430" r="210" fill="${inks.pale}"/>${moons.join('')}` +
      `<path d="M300 790h400" stroke="${inks.mid}" stroke-width="3"/><circle class="t" cx="500" cy="790" r="15" fill="${inks.signal}"/>`,
  )
}
