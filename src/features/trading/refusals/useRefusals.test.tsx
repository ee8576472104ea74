// A refusal is no last word: it is asked again while it is shown, and only who shows a changed answer renders anew.
import { act, renderHook, waitFor } from '@testing-library/react'
import { id } from 'ethers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listing } from '../listings/listing.ts'
import { createRefusalBook } from './refusalBook.ts'
import { useAskTokens, useKnownRefusals, useRefusal } from './useRefusals.ts'

const PAUSED = { data: id('EnforcedPause()').slice(0, 10) as `0x${string}` }
const BLOCK_SECONDS = 12
const SENTENCE = 'The token contract is paused.'

const world = vi.hoisted(() => ({
  now: 1_000,
  client: {},
  refusing: new Set<bigint>(),
  asked: [] as bigint[],
}))
vi.mock(import('@apollo/client/react'), async (load) => ({
  ...(await load()),
  useApolloClient: () => world.client as never,
}))
vi.mock(import('../../../ui/useNow.ts'), () => ({ useNow: () => world.now }))
vi.mock(import('../../../ui/ConfigContext.tsx'), async (load) => ({
  ...(await load()),
  useConfig: () => ({ network: { rpcUrl: '/rpc', blockTimeSeconds: BLOCK_SECONDS } }) as never,
}))
vi.mock(import('../../../wallet/WalletProvider.tsx'), async (load) => ({
  ...(await load()),
  useWallet: () => ({ state: { status: 'disconnected' } }) as never,
}))
vi.mock(import('../../../market/handover.ts'), async (load) => ({
  ...(await load()),
  refusedHandovers: (_send, handovers) => {
    world.asked.push(...handovers.map(({ identifier }) => identifier))
    return Promise.resolve(
      handovers.map(({ identifier }) => (world.refusing.has(identifier) ? PAUSED : undefined)) as never,
    )
  },
}))

const account = (pair: string) => `0x${pair.repeat(20)}`
const listingOf = (number: number) =>
  ({
    orderHash: `0x${String(number).padStart(64, '0')}`,
    seller: account('a1'),
    operator: account('b2'),
    item: { standard: 'ERC721', collection: account('c3'), tokenId: `${number}` },
    bundle: undefined,
    quantity: 1n,
    divisible: false,
  }) as unknown as Listing
const [first, second] = [listingOf(1), listingOf(2)]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  Object.assign(world, { now: 1_000, client: {}, refusing: new Set([1n]), asked: [] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The shared clock ticks. */
function pass(seconds: number, rerender: () => void) {
  world.now += seconds
  vi.setSystemTime(world.now * 1_000)
  rerender()
}

test('a refusal that is shown is asked again once a block has passed, and goes when the token lets go', async () => {
  const { result, rerender } = renderHook(() => useRefusal(first))
  await waitFor(() => expect(result.current?.sentence).toBe(SENTENCE))
  pass(BLOCK_SECONDS - 1, rerender)
  expect(world.asked).toEqual([1n])
  pass(1, rerender)
  // Nobody pressed anything: the button stays as it is.
  expect(result.current).toMatchObject({ sentence: SENTENCE, asking: false })
  await waitFor(() => expect(world.asked).toEqual([1n, 1n]))
  world.refusing.clear()
  pass(BLOCK_SECONDS, rerender)
  await waitFor(() => expect(result.current).toBeUndefined())
  // What is offered is asked again when a reader comes to it, and by the checks before a signature.
  pass(BLOCK_SECONDS, rerender)
  expect(world.asked).toEqual([1n, 1n, 1n])
})

test('so it is when the reader has left the card on which it still stands', async () => {
  const { result, rerender } = renderHook(({ reached }) => useRefusal(first, reached), {
    initialProps: { reached: true },
  })
  await waitFor(() => expect(result.current?.sentence).toBe(SENTENCE))
  rerender({ reached: false })
  world.refusing.clear()
  pass(BLOCK_SECONDS, () => rerender({ reached: false }))
  await waitFor(() => expect(result.current).toBeUndefined())
})

test('by hand it is asked at once, and says that it is being asked', async () => {
  const { result } = renderHook(() => useRefusal(first))
  await waitFor(() => expect(result.current?.sentence).toBe(SENTENCE))
  act(() => result.current?.askAgain())
  expect(result.current?.asking).toBe(true)
  await waitFor(() => expect(result.current?.asking).toBe(false))
  expect(world.asked).toEqual([1n, 1n])
})

test('an answer about one listing does not render another’s card', async () => {
  const card = vi.fn(() => useRefusal(second, false))
  renderHook(card)
  const rendered = card.mock.calls.length
  const { result } = renderHook(() => useRefusal(first))
  await waitFor(() => expect(result.current?.sentence).toBe(SENTENCE))
  expect(card).toHaveBeenCalledTimes(rendered)
})

test('who shows many is told once of what was asked together', async () => {
  world.refusing = new Set([1n, 2n])
  const asking = renderHook(() => useAskTokens([first, second]))
  const { result } = renderHook(() => useKnownRefusals())
  await waitFor(() => expect(result.current(second)?.sentence).toBe(SENTENCE))
  asking.unmount()

  const listener = vi.fn()
  let time = 0
  const book = createRefusalBook({ send: () => Promise.resolve([]), blockMilliseconds: 1, now: () => time })
  book.subscribe(listener)
  const questions = [first, second].map((listing) => ({ listing, buyer: null }))
  for (const question of questions) book.ask([question])
  const begun = listener.mock.calls.length
  const settled = () => questions.every((question) => book.find(question)?.refusal !== undefined)
  await waitFor(() => expect(settled()).toBe(true))
  expect(listener).toHaveBeenCalledTimes(begun + 1)
  // The same answer again is no news, whatever else is asked with it.
  const known = questions.map((question) => book.find(question))
  const third = { listing: listingOf(3), buyer: null }
  time = 1
  book.ask([...questions, third])
  await waitFor(() => expect(book.find(third)?.asking).toBe(false))
  expect(world.asked.slice(-3)).toEqual([1n, 2n, 3n])
  questions.forEach((question, index) => expect(book.find(question)).toBe(known[index]))
})
