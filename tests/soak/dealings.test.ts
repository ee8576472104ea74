// A price is found again on a page by its text.
import { expect, test } from 'vitest'
import { createDealings } from './dealings.ts'

test('prices stand on pages as they were typed, each once', () => {
  const { price } = createDealings()
  const typed = Array.from({ length: 80 }, () => price(2.5))
  expect(new Set(typed).size).toBe(typed.length)
  expect(typed.filter((text) => String(Number(text)) !== text)).toEqual([])
})
