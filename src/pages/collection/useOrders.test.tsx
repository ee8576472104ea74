// The orders of items in view: asked for once while they are kept, again once they are not, and anew to buy.
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Observable } from 'rxjs'
import { expect, it } from 'vitest'
import { useOrders } from './useOrders.ts'

const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`
const hashes = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => hash(from + index))

/** An index that has all orders but the missing ones, and remembers what it was asked for. */
function setUp({ missing = [] }: { readonly missing?: readonly string[] } = {}) {
  const asked: string[] = []
  let fails = false
  const link = new ApolloLink(({ variables }) => {
    const ids = variables['ids'] as readonly string[]
    asked.push(...ids)
    const orders = ids.filter((id) => !missing.includes(id)).map((id) => ({ __typename: 'Order', id }))
    return new Observable((observer) => {
      if (fails) return observer.error(new Error('refused'))
      observer.next({ data: { orders } })
      observer.complete()
    })
  })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const { result } = renderHook(() => useOrders(1), { wrapper })
  const want = (wanted: readonly string[]) => act(() => result.current.want(wanted))
  return { asked, result, want, fail: (now: boolean) => (fails = now) }
}

it('are asked for once, also while they are on their way, and also when the index has none', async () => {
  const { asked, result, want } = setUp({ missing: [hash(2)] })
  await act(() => Promise.all([result.current.want(hashes(1, 2)), result.current.want(hashes(1, 3))]))
  await want(hashes(1, 3))
  expect(asked.toSorted()).toEqual(hashes(1, 3))
  expect(result.current.find(hash(1))).toBeDefined()
  expect(result.current.find(hash(2))).toBeUndefined()
})

it('are asked for again after they had to give way', async () => {
  const { asked, result, want } = setUp()
  await want(hashes(1, 2))
  await want(hashes(3, 1_999))
  expect(result.current.find(hash(1))).toBeUndefined()
  expect(result.current.find(hash(2))).toBeDefined()
  asked.length = 0
  await want(hashes(1, 2))
  expect(asked).toEqual([hash(1)])
  expect(result.current.find(hash(1))).toBeDefined()
})

it('are asked for again after the index refused', async () => {
  const { asked, result, want, fail } = setUp()
  fail(true)
  await act(() => expect(result.current.want([hash(1)])).rejects.toThrow('refused'))
  fail(false)
  await want([hash(1)])
  expect(asked).toEqual([hash(1), hash(1)])
  expect(result.current.find(hash(1))).toBeDefined()
})

it('are read anew to be bought, whatever is kept', async () => {
  const { asked, result, want } = setUp()
  await want([hash(1)])
  const orders = await act(() => result.current.readAnew([hash(1)]))
  expect(asked).toEqual([hash(1), hash(1)])
  expect(orders).toHaveLength(1)
})
