// The royalty of an item whose page is left while the chain is asked, and come back to.
import { Activity } from 'react'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInFrame } from '../../ui/testing.tsx'
import type { ItemToken } from './Item.tsx'
import type { RoyaltyAnswer } from './royalty.ts'
import { Royalty } from './Royalty.tsx'

const chain = vi.hoisted(() => ({ answer: (_: RoyaltyAnswer): void => undefined }))
vi.mock('./royalty.ts', () => ({
  askRoyalty: () => new Promise<RoyaltyAnswer>((resolve) => (chain.answer = resolve)),
}))

/** Everything is in view. */
class SeeingObserver {
  readonly #report: () => void

  constructor(report: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#report = () => report([{ isIntersecting: true }])
  }

  observe(): void {
    queueMicrotask(() => act(this.#report))
  }

  disconnect(): void {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', SeeingObserver))

test('an answer that came while the page was left is there when it is come back to', async () => {
  const token = {
    tokenId: '1',
    collection: { id: `0x${'c0'.repeat(20)}`, royaltySupport: 'SUPPORTED' },
  } as ItemToken
  // The very element each time: nothing around it draws it anew.
  const royalty = <Royalty token={token} />
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{royalty}</Activity>
  const { rerender } = renderInFrame(page('visible'))
  await act(() => Promise.resolve())
  rerender(page('hidden'))
  await act(async () => {
    chain.answer({ kind: 'none', ofNow: false })
    await Promise.resolve()
  })
  rerender(page('visible'))
  expect(await screen.findByText('The contract asks for none')).toBeVisible()
})

test('an answer of now, on a page of the past, says so in its line', async () => {
  const token = {
    tokenId: '2',
    collection: { id: `0x${'c0'.repeat(20)}`, royaltySupport: 'SUPPORTED' },
  } as ItemToken
  const { container } = renderInFrame(<Royalty token={token} />)
  await act(() => Promise.resolve())
  await act(async () => {
    chain.answer({ kind: 'varies', ofNow: true })
    await Promise.resolve()
  })
  expect(container).toHaveTextContent(
    'Depends on the price: it is shown before you sign(now) As it is now: the network node keeps no state of then',
  )
})
