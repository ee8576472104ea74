// Computes sines from additions and products alone: Math.sin may differ between engines, and a work's CID must not.
import type { Random } from '../random.ts'

/** Returns the sine of a turn (1 is a whole one), to about 1e-5. */
export function sine(turns: number): number {
  const within = turns - Math.floor(turns)
  const quarter = within < 0.25 ? within : within < 0.75 ? 0.5 - within : within - 1
  const x = quarter * 6.283185307179586
  const square = x * x
  // Taylor's series to the ninth power, over a quarter turn.
  return x * (1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - square / 72))))
}

export const cosine = (turns: number) => sine(turns + 0.25)

/** Formats a number for SVG: one decimal, no trailing zero. */
export const short = (value: number) => String(Math.round(value * 10) / 10)

/** Returns a sum of a few sines with random periods and phases, between -1 and 1. */
export function swell(random: Random, partials: number): (at: number) => number {
  const waves = Array.from({ length: partials }, (_, i) => ({
    cycles: (i + 1) * (0.5 + random.below(100) / 120),
    phase: random.below(1000) / 1000,
    height: 1 / (i + 1.4),
  }))
  const total = waves.reduce((sum, { height }) => sum + height, 0)
  return (at) =>
    waves.reduce((sum, { cycles, phase, height }) => sum + height * sine(at * cycles + phase), 0) / total
}
