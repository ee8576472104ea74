// The royalty of an item whose page is hidden while the royalty loads, then shown again.
import { Activity } from 'react'
import { act, screen, waitFor } from '@testing-library/react'
import { AbiCoder } from 'ethers'
import { beforeEach, expect, test, vi } from 'vitest'
import { serveRpc } from '../../../tests/support/rpcNode.ts'
import { AsOfBlockProvider } from '../../ui/AsOfBlockContext.tsx'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import type { ItemToken } from './Item.tsx'
import { Royalty } from './Royalty.tsx'

const words = (share: bigint, price: bigint) =>
  AbiCoder.defaultAbiCoder().encode(['address', 'uint256'], [`0x${'a1'.repeat(20)}`, (price * share) / 100n])

/** Reports everything as in view. */
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

test('a royalty whose page was hidden meanwhile is there when it is shown again, and isn’t read again later', async () => {
  const token = {
    tokenId: '1',
    collection: { id: `0x${'c0'.repeat(20)}`, royaltySupport: 'SUPPORTED' },
  } as ItemToken
  // The same element each time, so nothing around it renders it again.
  const royalty = <Royalty token={token} />
  const page = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{royalty}</Activity>
  let open = () => {}
  const gate = new Promise<void>((resolve) => (open = resolve))
  const requested = vi.fn()
  serveRpc(async () => {
    requested()
    await gate
    return { result: words(0n, 1n) }
  })
  const { rerender, unmount } = renderInFrame(page('visible'))
  // For a low and a high price.
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
  rerender(page('hidden'))
  open()
  rerender(page('visible'))
  expect(await screen.findByText('None: the contract sets no royalty')).toBeVisible()
  const { length } = requested.mock.calls
  unmount()
  renderInFrame(page('visible'))
  expect(await screen.findByText('None: the contract sets no royalty')).toBeVisible()
  expect(requested.mock.calls).toHaveLength(length)
})

test('a royalty of the latest block says so during time travel', async () => {
  const token = {
    tokenId: '2',
    collection: { id: `0x${'c0'.repeat(20)}`, royaltySupport: 'SUPPORTED' },
  } as ItemToken
  serveRpc(({ params: [call, block] }) => {
    if (block !== 'latest') return { error: { code: -32_000, message: 'missing trie node' } }
    const price = BigInt(`0x${(call as { readonly data: string }).data.slice(-64)}`)
    return { result: words(price > 10n ** 18n ? 2n : 5n, price) }
  })
  const { container } = renderInFrame(
    <AsOfBlockProvider value={{ number: 7, timestampSeconds: 1 }}>
      <Royalty token={token} />
    </AsOfBlockProvider>,
  )
  await screen.findByText(/^Depends on the price/)
  expect(container).toHaveTextContent(
    'Depends on the price. It’s shown before you sign.(now) As of now: the royalty at this block isn’t available',
  )
})
