// Refusals are checked again while they are shown, and only components whose result changed rerender.
import { createItem, createListing } from '../../../tests/support/listing.ts'
import { tokenIdFromBigInt } from '../../domain/tokenId.ts'
import type { Address } from '../../domain/address.ts'
import { checksTexts } from '../../messages/en/checks.ts'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import { id } from 'ethers'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serveRpc, type RpcAnswer, type RpcQuestion } from '../../../tests/support/rpcNode.ts'
import type { SendBatch } from '../../domain/rpc.ts'
import { createApolloClient } from '../../graphql/client.ts'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { refreshNow } from '../../ui/useNow.ts'
import { WalletProvider } from '../../wallet/WalletProvider.tsx'
import type { Listing } from '../../orders/listing.ts'
import {
  useTransferChecks,
  useTransferRefusals,
  useTransferRefusal,
  createTransferChecks,
} from './useTransferChecks.ts'

const PAUSED = { code: 3, message: 'execution reverted', data: id('EnforcedPause()').slice(0, 10) }
const BLOCK_SECONDS = testConfig.network.blockTimeSeconds
const SENTENCE = checksTexts.reverts.paused

/** The clock in seconds, the token ids that can't be transferred, and those that were checked, in order. */
const world = { now: 1_000, refusing: new Set<bigint>(), requested: [] as bigint[] }

/** Answers a simulation of `transferFrom(address,address,uint256)`. */
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

/** One page load: everything rendered in it shares its transfer checks. */
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
const listToken = (number: number) =>
  createListing({
    seller: account('a1'),
    operator: account('b2'),
    item: createItem({ collection: account('c3'), tokenId: tokenIdFromBigInt(BigInt(number)) }),
  })
const [first, second] = [listToken(1), listToken(2)]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  Object.assign(world, { now: 1_000, refusing: new Set([1n]), requested: [] })
  wrapper = createPage()
  serveRpc(answer)
})
afterEach(() => {
  vi.useRealTimers()
})

/** Advances the shared clock. */
function pass(seconds: number) {
  world.now += seconds
  vi.setSystemTime(world.now * 1_000)
  act(refreshNow)
}

test('checks a visible refusal again after each block, until the token can be transferred', async () => {
  const { result } = renderHook(() => useTransferRefusal(first), { wrapper })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  pass(BLOCK_SECONDS - 1)
  expect(world.requested).toEqual([1n])
  pass(1)
  // A background check leaves the button as it is.
  expect(result.current).toMatchObject({ sentence: SENTENCE, checking: false })
  await waitFor(() => expect(world.requested).toEqual([1n, 1n]))
  world.refusing.clear()
  pass(BLOCK_SECONDS)
  await waitFor(() => expect(result.current).toBeUndefined())
  // Available listings are only checked when reached, and before a signature.
  pass(BLOCK_SECONDS)
  expect(world.requested).toEqual([1n, 1n, 1n])
})

test('keeps checking a refusal after the viewer leaves its card', async () => {
  const { result, rerender } = renderHook(({ reached }) => useTransferRefusal(first, reached), {
    initialProps: { reached: true },
    wrapper,
  })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  rerender({ reached: false })
  world.refusing.clear()
  pass(BLOCK_SECONDS)
  await waitFor(() => expect(result.current).toBeUndefined())
})

describe('when Back shows a kept page again', () => {
  const Reader = ({ listing }: { readonly listing: Listing }) => {
    useTransferChecks([listing])
    return null
  }
  function renderKept() {
    const Page = wrapper
    const page = (mode: 'visible' | 'hidden', listing = second) => (
      <Page>
        <Activity mode={mode}>
          <Reader listing={listing} />
        </Activity>
      </Page>
    )
    const { rerender } = render(page('visible'))
    return (...of: Parameters<typeof page>) => rerender(page(...of))
  }

  test('makes no call', async () => {
    const show = renderKept()
    await waitFor(() => expect(world.requested).toEqual([2n]))
    show('hidden')
    pass(BLOCK_SECONDS)
    show('visible')
    show('visible', listToken(3))
    await waitFor(() => expect(world.requested).toEqual([2n, 3n]))
  })

  test('checks what the node did not answer', async () => {
    let isDown = true
    const refused = vi.fn()
    serveRpc((question) => {
      if (!isDown) return answer(question)
      refused()
      return undefined
    })
    world.refusing.add(2n)
    const show = renderKept()
    const { result } = renderHook(() => useTransferRefusal(second, false), { wrapper })
    await waitFor(() => expect(refused).toHaveBeenCalled())
    isDown = false
    // The first time, the failed check may still be on its way.
    await waitFor(() => {
      show('hidden')
      show('visible')
      expect(result.current?.sentence).toEqual(SENTENCE)
    })
  })
})

test('checks at once on retry, and shows that it is checking', async () => {
  const { result } = renderHook(() => useTransferRefusal(first), { wrapper })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  act(() => result.current?.retry())
  expect(result.current?.checking).toBe(true)
  await waitFor(() => expect(result.current?.checking).toBe(false))
  expect(world.requested).toEqual([1n, 1n])
})

test('does not rerender a card when the result of another listing changes', async () => {
  const card = vi.fn(() => useTransferRefusal(second, false))
  renderHook(card, { wrapper })
  const rendered = card.mock.calls.length
  const { result } = renderHook(() => useTransferRefusal(first), { wrapper })
  await waitFor(() => expect(result.current?.sentence).toEqual(SENTENCE))
  expect(card).toHaveBeenCalledTimes(rendered)
})

test('notifies once for all results of a batch', async () => {
  world.refusing = new Set([1n, 2n])
  const checking = renderHook(() => useTransferChecks([first, second]), { wrapper })
  const { result } = renderHook(() => useTransferRefusals(), { wrapper })
  await waitFor(() => expect(result.current(second)?.sentence).toEqual(SENTENCE))
  checking.unmount()

  const listener = vi.fn()
  let time = 0
  const checks = createTransferChecks({ send, blockMilliseconds: 1, now: () => time })
  checks.subscribe(listener)
  const requests = [first, second].map((listing) => ({ listing, buyer: null }))
  for (const request of requests) checks.check([request])
  const callsBefore = listener.mock.calls.length
  const settled = () => requests.every((request) => checks.find(request)?.refusal !== undefined)
  await waitFor(() => expect(settled()).toBe(true))
  expect(listener).toHaveBeenCalledTimes(callsBefore + 1)
  // An unchanged result stays the same object, whatever else is checked with it.
  const before = requests.map((request) => checks.find(request))
  const third = { listing: listToken(3), buyer: null }
  // Within a block, a listing that is reached again makes no call.
  const made = world.requested.length
  checks.check(requests)
  time = 1
  checks.check([...requests, third])
  await waitFor(() => expect(checks.find(third)?.checking).toBe(false))
  expect(world.requested.slice(made)).toEqual([1n, 2n, 3n])
  requests.forEach((request, index) => expect(checks.find(request)).toBe(before[index]))
})
