// A refusal is no last word: it is asked again while it is shown, and only who shows a changed answer renders anew.
import { createItem, createListing } from '../../../../tests/support/listing.ts'
import { tokenIdFromBigInt } from '../../../domain/tokenId.ts'
import type { Address } from '../../../domain/address.ts'
import { reverts } from '../../../messages/en/reverts.ts'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import { id } from 'ethers'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serveRpc, type RpcAnswer, type RpcQuestion } from '../../../../tests/support/rpcNode.ts'
import type { SendBatch } from '../../../domain/rpc.ts'
import { createApolloClient } from '../../../graphql/client.ts'
import { ConfigProvider } from '../../../ui/ConfigContext.tsx'
import { testConfig } from '../../../../tests/support/renderInFrame.tsx'
import { refreshNow } from '../../../ui/useNow.ts'
import { WalletProvider } from '../../../wallet/WalletProvider.tsx'
import { createRefusalBook } from './refusalBook.ts'
import { useListedTokens, useKnownRefusals, useRefusal } from './useRefusals.ts'

const PAUSED = { code: 3, message: 'execution reverted', data: id('EnforcedPause()').slice(0, 10) }
const BLOCK_SECONDS = testConfig.network.blockTimeSeconds
const SENTENCE = reverts.paused

/** The clock, the tokens that refuse to be moved, and those that were tried, in turn. */
const world = { now: 1_000, refusing: new Set<bigint>(), requested: [] as bigint[] }

/** A trial of `transferFrom(address,address,uint256)`. */
function answer({ params: [call] }: RpcQuestion): RpcAnswer {
  const identifier = BigInt(`0x${(call as { readonly data: string }).data.slice(-64)}`)
  world.requested.push(identifier)
  return world.refusing.has(identifier) ? { error: PAUSED } : { result: '0x' }
}

const send: SendBatch = (requests) =>
  Promise.resolve(
    requests.map((request) => {
      const reply = answer(request)
      return 'error' in reply ? { ok: false, ...PAUSED } : { ok: true, result: reply.result }
    }),
  )

/** A page load: what is drawn in it shares what is known of the tokens. */
function createPage() {
  const client = createApolloClient({ graphqlUrl: testConfig.network.graphqlUrl })
  return ({ children }: { readonly children: ReactNode }) => (
    <ConfigProvider config={testConfig}>
      <ApolloProvider client={client}>
        <WalletProvider>{children}</WalletProvider>
      </ApolloProvider>
    </ConfigProvider>
  )
}
let wrapper: ReturnType<typeof createPage>

const account = (pair: string) => `0x${pair.repeat(20)}` as Address
const listingOf = (number: number) =>
  createListing({
    seller: account('a1'),
    operator: account('b2'),
    item: createItem({ collection: account('c3'), tokenId: tokenIdFromBigInt(BigInt(number)) }),
  })
const [first, second] = [listingOf(1), listingOf(2)]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  Object.assign(world, { now: 1_000, refusing: new Set([1n]), requested: [] })
  wrapper = createPage()
  serveRpc(answer)
})
afterEach(() => {
  vi.useRealTimers()
})

/** The shared clock ticks. */
function pass(seconds: number) {
  world.now += seconds
  vi.setSystemTime(world.now * 1_000)
  act(refreshNow)
}

test('a refusal that is shown is requested again once a block has passed, and goes when the token lets go', async () => {
  const { result } = renderHook(() => useRefusal(first), { wrapper })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  pass(BLOCK_SECONDS - 1)
  expect(world.requested).toEqual([1n])
  pass(1)
  // Nobody pressed anything: the button stays as it is.
  expect(result.current).toMatchObject({ sentence: SENTENCE, checking: false })
  await waitFor(() => expect(world.requested).toEqual([1n, 1n]))
  world.refusing.clear()
  pass(BLOCK_SECONDS)
  await waitFor(() => expect(result.current).toBeUndefined())
  // What is offered is asked again when a reader comes to it, and by the checks before a signature.
  pass(BLOCK_SECONDS)
  expect(world.requested).toEqual([1n, 1n, 1n])
})

test('so it is when the reader has left the card on which it still stands', async () => {
  const { result, rerender } = renderHook(({ reached }) => useRefusal(first, reached), {
    initialProps: { reached: true },
    wrapper,
  })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  rerender({ reached: false })
  world.refusing.clear()
  pass(BLOCK_SECONDS)
  await waitFor(() => expect(result.current).toBeUndefined())
})

test('by hand it is requested at once, and says that it is being requested', async () => {
  const { result } = renderHook(() => useRefusal(first), { wrapper })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  act(() => result.current?.retry())
  expect(result.current?.checking).toBe(true)
  await waitFor(() => expect(result.current?.checking).toBe(false))
  expect(world.requested).toEqual([1n, 1n])
})

test('an answer about one listing does not render another’s card', async () => {
  const card = vi.fn(() => useRefusal(second, false))
  renderHook(card, { wrapper })
  const rendered = card.mock.calls.length
  const { result } = renderHook(() => useRefusal(first), { wrapper })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  expect(card).toHaveBeenCalledTimes(rendered)
})

test('who shows many is told once of what was requested together', async () => {
  world.refusing = new Set([1n, 2n])
  const checking = renderHook(() => useListedTokens([first, second]), { wrapper })
  const { result } = renderHook(() => useKnownRefusals(), { wrapper })
  await waitFor(() => expect(result.current(second)?.sentence).toEqual(SENTENCE))
  checking.unmount()

  const listener = vi.fn()
  let time = 0
  const book = createRefusalBook({ send, blockMilliseconds: 1, now: () => time })
  book.subscribe(listener)
  const questions = [first, second].map((listing) => ({ listing, buyer: null }))
  for (const question of questions) book.check([question])
  const begun = listener.mock.calls.length
  const settled = () => questions.every((question) => book.find(question)?.refusal !== undefined)
  await waitFor(() => expect(settled()).toBe(true))
  expect(listener).toHaveBeenCalledTimes(begun + 1)
  // The same answer again is no news, whatever else is asked with it.
  const known = questions.map((question) => book.find(question))
  const third = { listing: listingOf(3), buyer: null }
  time = 1
  book.check([...questions, third])
  await waitFor(() => expect(book.find(third)?.checking).toBe(false))
  expect(world.requested.slice(-3)).toEqual([1n, 2n, 3n])
  questions.forEach((question, index) => expect(book.find(question)).toBe(known[index]))
})
