// Orders of the items in view: requested once while cached, again once dropped, and always before buying.
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Observable } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { ConfigProvider } from '../../ui/ConfigContext.tsx'
import { createOrderRow } from '../../../tests/support/listing.ts'
import { testConfig } from '../../../tests/support/renderInFrame.tsx'
import { useOrders } from './useOrders.ts'

const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const hashes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => hash(from + index))

/** An index that has all orders but the missing ones, and records the requested hashes. */
function setUp({ missing = [] }: { readonly missing?: readonly string[] } = {}) {
  const requested: string[] = []
  let fails = false
  let held: Promise<void> | undefined
  const link = new ApolloLink(({ variables }) => {
    const ids = variables['ids'] as readonly string[]
    requested.push(...ids)
    const orders = ids.filter((id) => !missing.includes(id)).map((id) => createOrderRow(0, { id }))
    return new Observable((observer) => {
      if (fails) return observer.error(new Error('refused'))
      const reply = () => {
        observer.next({ data: { orders } })
        observer.complete()
      }
      if (held === undefined) reply()
      else void held.then(reply)
      held = undefined
    })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ConfigProvider config={testConfig}>
      <ApolloProvider client={client}>{children}</ApolloProvider>
    </ConfigProvider>
  )
  const { result, rerender } = renderHook(({ version }) => useOrders(version), {
    wrapper,
    initialProps: { version: 1 },
  })
  const load = (ids: readonly string[]) => act(() => result.current.load(ids))
  return {
    requested,
    result,
    load,
    show: (version: number) => rerender({ version }),
    fail: (now: boolean) => (fails = now),
    /** Holds the next reply until the returned function is called. */
    holdNext() {
      let release: () => void = () => undefined
      held = new Promise((resolve) => (release = resolve))
      return () => release()
    },
  }
}

it('are requested once, also while they load and where the index has none', async () => {
  const { requested, result, load } = setUp({ missing: [hash(2)] })
  await act(() => Promise.all([result.current.load(hashes(1, 2)), result.current.load(hashes(1, 3))]))
  await load(hashes(1, 3))
  expect(requested.toSorted()).toEqual(hashes(1, 3))
  expect(result.current.find(hash(1))).toBeDefined()
  expect(result.current.find(hash(2))).toBeUndefined()
})

it('are requested again after the cache dropped them', async () => {
  const { requested, result, load } = setUp()
  await load(hashes(1, 2))
  await load(hashes(3, 1_999))
  expect(result.current.find(hash(1))).toBeUndefined()
  expect(result.current.find(hash(2))).toBeDefined()
  requested.length = 0
  await load(hashes(1, 2))
  expect(requested).toEqual([hash(1)])
  expect(result.current.find(hash(1))).toBeDefined()
})

it('are requested again after an error', async () => {
  const { requested, result, load, fail } = setUp()
  fail(true)
  await act(() => expect(result.current.load([hash(1)])).rejects.toThrow('refused'))
  fail(false)
  await load([hash(1)])
  expect(requested).toEqual([hash(1), hash(1)])
  expect(result.current.find(hash(1))).toBeDefined()
})

it('are reloaded before buying, cached or not', async () => {
  const { requested, result, load } = setUp()
  await load([hash(1)])
  const orders = await act(() => result.current.reload([hash(1)]))
  expect(requested).toEqual([hash(1), hash(1)])
  expect(orders).toHaveLength(1)
})

it('stay while they load again for newer rows', async () => {
  const { requested, result, load, show, holdNext } = setUp()
  await load([hash(1)])
  const release = holdNext()
  show(2)
  expect(result.current.find(hash(1))).toBeDefined()
  const again = result.current.load([hash(1)])
  await vi.waitFor(() => expect(requested).toEqual([hash(1), hash(1)]))
  expect(result.current.find(hash(1))).toBeDefined()
  release()
  await act(() => again)
  await load([hash(1)])
  expect(requested).toEqual([hash(1), hash(1)])
})

it('stay those of the rows shown when a reply for earlier rows comes late', async () => {
  const { requested, result, load, show, holdNext } = setUp()
  const release = holdNext()
  const late = result.current.load([hash(1)])
  await vi.waitFor(() => expect(requested).toEqual([hash(1)]))
  show(2)
  await load([hash(2)])
  expect(result.current.find(hash(2))).toBeDefined()
  release()
  await act(() => late)
  expect(result.current.find(hash(2))).toBeDefined()
  await load([hash(2)])
  expect(requested).toEqual([hash(1), hash(2)])
})
