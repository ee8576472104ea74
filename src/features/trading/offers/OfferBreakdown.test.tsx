// What is warned of before an offer: that the same can be bought for no more, in words for what the offer is for.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import { toWei } from '../../../domain/wei.ts'
import { renderInFrame } from '../../../ui/testing.tsx'
import { editionIn } from '../testing.tsx'
import { OfferBreakdown } from './OfferBreakdown.tsx'
import type { OfferAim, OfferDraft, OfferPreview } from './offering.ts'

const address = `0x${'d'.repeat(40)}` as Address
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 0 }

const AIMS: readonly (readonly [OfferAim, string])[] = [
  [{ kind: 'token', item: editionIn(address) }, 'It is for sale for'],
  [{ kind: 'collection' }, 'The cheapest item is for sale for'],
  [
    { kind: 'trait', trait: { type: 'Head', value: 'Hat' } },
    'The cheapest item with this trait is for sale for',
  ],
]

test.each(AIMS)('for %j: %s', (aim, words) => {
  const draft: OfferDraft = {
    collection: { address, name: 'Works', standard: 'ERC721' },
    aim,
    quantity: 1n,
    unitPrice: toWei(10n),
    currency: weth,
    expiresAtSeconds: 1,
  }
  const preview = {
    target: { kind: 'collection', sample: 1n },
    promised: { sum: toWei(0n), count: 0 },
    backing: toWei(0n),
    lowestAsk: { unitPrice: toWei(7n), currency: weth },
    verdict: { status: 'executable', plan: { split: { royalty: 0n, fee: 0n, proceeds: 10n }, wrapped: 0n } },
  } as unknown as OfferPreview
  renderInFrame(<OfferBreakdown draft={draft} preview={preview} failed={false} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    `${words} 7 WETH: buying it costs no more than this offer, and is done at once.`,
  )
})
