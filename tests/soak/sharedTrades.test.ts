// Tests find a price on a page by its text.
import { expect, test } from 'vitest'
import { createSharedTrades } from './sharedTrades.ts'

test('pages show prices as they were entered, each once', () => {
  const { price } = createSharedTrades()
  const prices = Array.from({ length: 80 }, () => price(2.5))
  expect(new Set(prices).size).toBe(prices.length)
  expect(prices.filter((text) => String(Number(text)) !== text)).toEqual([])
})
