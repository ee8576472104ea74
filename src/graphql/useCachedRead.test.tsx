// Long reads: they report progress, are cached once complete, and are aborted when nothing waits for them.
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloLink } from '@apollo/client/link'
import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { type ReadContext, useCachedRead } from './useCachedRead.ts'

function site() {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  return { wrapper }
}

/** A reading that is carried out by hand. */
function byHand() {
  const requests: (ReadContext & { readonly end: (value: string) => void; readonly fail: () => void })[] = []
  const read = (context: ReadContext) =>
    new Promise<string>((resolve, reject) => {
      requests.push({ ...context, end: resolve, fail: () => reject(new Error('refused')) })
    })
  return { requests, read }
}

it('reports its progress, and returns the same result without reading again', async () => {
  const { requests, read } = byHand()
  const { wrapper } = site()
  const first = renderHook(() => useCachedRead('sales', read), { wrapper })
  act(() => requests[0]?.progress(2_000))
  expect(first.result.current).toEqual({ kind: 'reading', progress: 2_000 })
  act(() => requests[0]?.end('all'))
  await waitFor(() => expect(first.result.current).toEqual({ kind: 'ready', value: 'all' }))
  first.unmount()
  const second = renderHook(() => useCachedRead('sales', read), { wrapper })
  expect(second.result.current).toEqual({ kind: 'ready', value: 'all' })
  expect(requests).toHaveLength(1)
})

it('reads another thing under another name, and stops what nobody waits for', () => {
  const { requests, read } = byHand()
  const { wrapper } = site()
  const { rerender, unmount, result } = renderHook(({ name }) => useCachedRead(name, read), {
    wrapper,
    initialProps: { name: 'a week' },
  })
  rerender({ name: 'a month' })
  expect(requests).toHaveLength(2)
  expect(requests[0]?.signal.aborted).toBe(true)
  act(() => requests[0]?.end('late'))
  expect(result.current).toEqual({ kind: 'reading', progress: 0 })
  unmount()
  expect(requests[1]?.signal.aborted).toBe(true)
})

it('reports a failure, and reads again on retry', async () => {
  const { requests, read } = byHand()
  const { wrapper } = site()
  const { result } = renderHook(() => useCachedRead('sales', read), { wrapper })
  act(() => requests[0]?.fail())
  await waitFor(() => expect(result.current.kind).toBe('failed'))
  act(() => {
    if (result.current.kind === 'failed') result.current.retry()
  })
  act(() => requests[1]?.end('all'))
  await waitFor(() => expect(result.current).toEqual({ kind: 'ready', value: 'all' }))
})
