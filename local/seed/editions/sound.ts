// Creates sound works: short WAV files synthesized sample by sample, each with a cover drawn from its own loudness.
import { sheet, type Inks } from './canvas.ts'
import { short, sine } from './wave.ts'

export const SAMPLE_RATE = 16_000
const SECONDS = 8
const HEADER_BYTES = 44

/** Samples between -1 and 1. */
export type Sound = Float64Array

/** Synthesizes a bell on a buoy, struck by the swell: inharmonic partials that decay at their own rates. */
export function bellBuoy(): Sound {
  const partials = [
    { ratio: 0.5, level: 0.5, life: 2.6 },
    { ratio: 1, level: 1, life: 1.9 },
    { ratio: 1.19, level: 0.6, life: 1.5 },
    { ratio: 1.5, level: 0.35, life: 1.1 },
    { ratio: 2.01, level: 0.45, life: 0.8 },
    { ratio: 2.74, level: 0.2, life: 0.5 },
  ]
  const strikes = [
    { at: 0.15, pitch: 392, force: 1 },
    { at: 2.3, pitch: 392, force: 0.55 },
    { at: 3.1, pitch: 392, force: 0.8 },
    { at: 5.6, pitch: 392, force: 0.7 },
  ]
  return render((seconds) => {
    let sum = 0
    for (const { at, pitch, force } of strikes) {
      const since = seconds - at
      if (since < 0) continue
      for (const { ratio, level, life } of partials)
        sum += force * level * decay(since / life) * sine(since * pitch * ratio)
    }
    return sum * 0.22
  })
}

/** Synthesizes waves running up a beach of stones: noise, opened and closed by slow swells. */
export function shingle(): Sound {
  let state = 0x9e3779b9
  let low = 0
  let lower = 0
  return render((seconds) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const noise = state / 2 ** 31
    const swell = 0.5 - 0.5 * sine(seconds / 4 + 0.25)
    const open = 0.03 + 0.32 * swell * swell
    low += open * (noise - low)
    lower += 0.02 * (low - lower)
    return (low - lower) * (0.2 + 0.62 * swell)
  })
}

/** Synthesizes two horns across the water, a fifth apart, the far one late and soft. */
export function foghorn(): Sound {
  const horn = (since: number, pitch: number) => {
    if (since < 0 || since > 2.4) return 0
    const shape = Math.min(1, since / 0.25, (2.4 - since) / 0.6)
    let sum = 0
    for (let partial = 1; partial <= 7; partial++)
      sum += sine(since * pitch * partial) / (partial * partial ** 0.5)
    return sum * shape
  }
  return render((s) => 0.3 * horn(s - 0.3, 98) + 0.16 * horn(s - 3.4, 147) + 0.06 * horn(s - 5.4, 98))
}

function render(sampleAt: (seconds: number) => number): Sound {
  const sound = new Float64Array(SAMPLE_RATE * SECONDS)
  const fade = SAMPLE_RATE / 10
  for (let i = 0; i < sound.length; i++) {
    const edge = Math.min(1, i / 200, (sound.length - 1 - i) / fade)
    sound[i] = Math.max(-1, Math.min(1, sampleAt(i / SAMPLE_RATE))) * edge
  }
  return sound
}

/** Approximates e to the power of -x, from products alone: (1 - x/64)^64 for small x, zero beyond. */
function decay(x: number): number {
  if (x >= 64) return 0
  let value = 1 - x / 64
  for (let i = 0; i < 6; i++) value *= value
  return value
}

/** A mono WAV file of 16-bit samples (RIFF, PCM). */
export function encodeWav(sound: Sound): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES + sound.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(SAMPLE_RATE, 24)
  bytes.writeUInt32LE(SAMPLE_RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(sound.length * 2, 40)
  sound.forEach((sample, i) => bytes.writeInt16LE(Math.round(sample * 32_767), HEADER_BYTES + i * 2))
  return bytes
}

/** Draws the loudness of a sound as strokes about a line, with the loudest in the signal color. */
export function soundCover(sound: Sound, inks: Inks): string {
  const strokes = 72
  const length = Math.floor(sound.length / strokes)
  const peaks = Array.from({ length: strokes }, (_, i) =>
    sound
      .subarray(i * length, (i + 1) * length)
      .reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  )
  const loudest = Math.max(...peaks)
  const marked = peaks.indexOf(loudest)
  const drawn = peaks.map((peak, i) => {
    const reach = Math.max(3, (peak / loudest) * 250)
    const color = i === marked ? inks.signal : inks.ink
    return `<path d="M${short(130 + (i * 740) / (strokes - 1))} ${short(500 - reach)}v${short(reach * 2)}" stroke="${color}"/>`
  })
  return sheet(inks, `<g stroke-width="5" stroke-linecap="round">${drawn.join('')}</g>`)
}
