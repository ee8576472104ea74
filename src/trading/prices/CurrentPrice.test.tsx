// The price of a Dutch auction as a buyer sees it: each second shows the amount that Seaport would charge.
import { createListing } from '../../../tests/support/listing.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ZERO_ADDRESS } from '../../domain/address.ts'
import type { Wei } from '../../domain/wei.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { CurrentPrice } from './CurrentPrice.tsx'

const START = 1_800_000_000

/** Declines by one of the smallest unit each second, from 1,000 to zero. */
const declining = createListing({
  currency: { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 0 },
  startPrice: 1_000n as Wei,
  endPrice: 0n as Wei,
  startsAtSeconds: BigInt(START),
  endsAtSeconds: BigInt(START + 1_000),
})

beforeEach(() => {
  vi.useFakeTimers({ now: (START + 100) * 1_000 })
})

afterEach(() => {
  vi.useRealTimers()
})

const after = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

test('declines each second on a visible page, and no lower than the end price', async () => {
  const { container } = renderInFrame(<CurrentPrice listing={declining} />)
  const quote = () => container.querySelector('data')?.value
  await after(0)
  expect(quote()).toBe('900')
  await after(1)
  expect(quote()).toBe('899')
  await after(9)
  expect(quote()).toBe('890')
  await after(2_000)
  expect(quote()).toBe('0')
})

test('does not change when the price is fixed', async () => {
  const fixed = { ...declining, endPrice: declining.startPrice }
  const { container } = renderInFrame(<CurrentPrice listing={fixed} />)
  await after(30)
  expect(container.querySelector('data')?.value).toBe('1000')
})
