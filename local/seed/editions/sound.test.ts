import { expect, test } from 'vitest'
import { bellBuoy, encodeWav, foghorn, SAMPLE_RATE, shingle } from './sound.ts'

test.each([
  ['bell buoy', bellBuoy],
  ['shingle', shingle],
  ['foghorn', foghorn],
])('%s is heard, does not clip for long, and ends in silence', (_, render) => {
  const sound = render()
  const loudest = sound.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  expect(loudest).toBeGreaterThan(0.2)
  expect(sound.filter((sample) => Math.abs(sample) >= 1).length).toBeLessThan(sound.length / 1000)
  expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01)
})

test("a WAV's header describes its content", () => {
  const file = Buffer.from(encodeWav(Float64Array.of(0, 1, -1)))
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.readUInt32LE(24)).toBe(SAMPLE_RATE)
  expect(file.readUInt32LE(40)).toBe(6)
  expect([file.readInt16LE(44), file.readInt16LE(46), file.readInt16LE(48)]).toEqual([0, 32_767, -32_767])
})
