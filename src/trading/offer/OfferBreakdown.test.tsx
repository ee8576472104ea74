// The breakdown of an offer, and the warning that there are fewer items than it is for.
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Address } from '../../domain/address.ts'
import { checksumAddress } from '../../domain/checksum.ts'
import { toWei } from '../../domain/wei.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { OfferBreakdown, OfferFigures } from './OfferBreakdown.tsx'
import type { OfferAim } from '../../orders/offer.ts'
import type { OfferDraft, OfferPreview } from './write.ts'

const address = `0x${'d'.repeat(40)}` as Address
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 0 }

const draft = (aim: OfferAim, change: Partial<OfferDraft> = {}): OfferDraft => ({
  collection: { address, name: 'Works', standard: 'ERC721' },
  aim,
  quantity: 1n,
  unitPrice: toWei(10n),
  currency: weth,
  expiresAtSeconds: 1,
  ...change,
})

const plan = {
  split: { royalty: 0n, fee: 0n, proceeds: 10n },
  wrapped: 0n,
  steps: [{}],
  networkFee: 10n ** 15n,
}

function show(offered: OfferDraft, change: Partial<OfferPreview>, isDone = false) {
  const preview = {
    target: { kind: 'collection', sample: 1n },
    itemCount: 20,
    committed: { sum: toWei(0n), throughSeaport: toWei(0n), count: 0 },
    backing: toWei(0n),
    cheapestListing: undefined,
    verdict: { status: 'executable', plan },
    ...change,
  } as unknown as OfferPreview
  renderInFrame(
    <>
      <OfferBreakdown draft={offered} preview={preview} failed={false} isDone={isDone} />
      <OfferFigures draft={offered} />
    </>,
  )
}

test('shows the recipient of the royalty, which only the node can return', () => {
  const artist = `0x${'a'.repeat(40)}`
  const split = { royalty: 1n, fee: 0n, proceeds: 9n }
  show(draft({ kind: 'collection' }), {
    verdict: {
      status: 'executable',
      plan: { ...plan, split, royalty: { recipient: artist } },
    } as unknown as OfferPreview['verdict'],
  })
  expect(screen.getByText('Royalty paid to').parentElement).toHaveTextContent(
    checksumAddress(artist as Address),
  )
})

test('shows the network fee until the offer is made', () => {
  show(draft({ kind: 'collection' }), {})
  expect(screen.getByText('Estimated network fee').nextElementSibling).toHaveTextContent('0.001 ETH')
  cleanup()
  show(draft({ kind: 'collection' }), {}, true)
  expect(screen.queryByText('Estimated network fee')).toBeNull()
})

test('adds lines only below those that are there before a price is typed', () => {
  renderInFrame(<OfferBreakdown draft={undefined} preview={undefined} failed={false} isDone={false} />)
  const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent)
  const before = labels()
  cleanup()
  const royalty = { recipient: address, amount: 1n }
  const full = { ...plan, royalty, split: { ...plan.split, royalty: 1n }, wrapped: 5n }
  show(draft({ kind: 'collection' }), {
    verdict: { status: 'executable', plan: full } as unknown as OfferPreview['verdict'],
  })
  expect(before).toHaveLength(4)
  expect(labels().slice(0, 4)).toEqual(before)
  expect(labels()).toContain('Royalty paid to')
})

test('says which transaction the network fee is for if there are several', () => {
  const steps = [{}, {}]
  show(draft({ kind: 'collection' }), {
    verdict: { status: 'executable', plan: { ...plan, steps } } as unknown as OfferPreview['verdict'],
  })
  expect(screen.getByText('Estimated fee of the first transaction')).toBeVisible()
})

test('names no number of sellers: one owner can sell all items', () => {
  show(draft({ kind: 'collection' }, { quantity: 2n }), {})
  expect(screen.getByText('Sellers receive in total')).toBeVisible()
  expect(screen.getByText('You pay in total').parentElement).toHaveTextContent('20 WETH')
})

test('warns about an offer for more items than the index has', () => {
  show(draft({ kind: 'collection' }, { quantity: 21n }), {})
  expect(screen.getByRole('status')).toHaveTextContent(
    'This site knows 20 items of this collection, and this offer is for 21.',
  )
})

test('warns about an offer for more items than have the trait', () => {
  show(
    draft({ kind: 'trait', trait: { type: 'Head', value: 'Hat' }, counted: undefined }, { quantity: 21n }),
    {},
  )
  expect(screen.getByRole('status')).toHaveTextContent(
    'Items that have the trait now: 20. No more than these can be sold to you.',
  )
})

test.each([
  ['as many as there are', { quantity: 20n }],
  ['units of editions', { quantity: 21n, collection: { address, name: 'Works', standard: 'ERC1155' } }],
] as const)('has no warning for %s', (_, change) => {
  show(draft({ kind: 'collection' }, change), {})
  expect(screen.queryByRole('status')).toBeNull()
})
