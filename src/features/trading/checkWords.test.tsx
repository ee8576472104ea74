// Whoever lists, offers, cancels or permits is not told what a buyer would be: each write names its own checks.
import type { ApolloClient } from '@apollo/client'
import { render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { Address } from '../../domain/address.ts'
import type { OrderHash } from '../../domain/hashes.ts'
import { toWei } from '../../domain/wei.ts'
import type { AskTerms } from '../../market/asks/draft.ts'
import type { RefusalCode } from '../../market/refusals.ts'
import { FAILED_CHECKS, refuse, type CheckId } from '../../market/verdict.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { cancelEverything, cancelOrders } from './cancelOrders.ts'
import { publicationOf } from './listings/publication.ts'
import { ownListing, type Listing } from './listings/listing.ts'
import { OfferBreakdown } from './offers/OfferBreakdown.tsx'
import type { OfferDraft, OfferPreview } from './offers/offering.ts'
import { allowanceOf, revocationOf } from './permissions/permissionWrites.ts'
import type { TradeContext } from './tradeContext.ts'
import { wrapOf } from './wrapping/wrapping.ts'

const market = vi.hoisted(() => {
  const told = { refusal: {} as object }
  return {
    told,
    outcome: () => Promise.resolve({ leftOut: [], outcome: told.refusal } as never),
    refusal: () => Promise.resolve(told.refusal as never),
  }
})
vi.mock(import('../../market/cancel.ts'), async (load) => ({
  ...(await load()),
  prepareCancel: market.outcome,
  prepareCancelAll: market.refusal,
}))
vi.mock(import('../../market/asks/publish.ts'), async (load) => ({
  ...(await load()),
  preparePublish: market.outcome,
}))
vi.mock(import('../../market/approvals.ts'), async (load) => ({
  ...(await load()),
  prepareRevoke: market.refusal,
  prepareAllow: market.refusal,
}))
vi.mock(import('../../market/wrapping.ts'), async (load) => ({
  ...(await load()),
  prepareWrap: market.refusal,
}))
vi.mock(import('./loadOrder.ts'), async (load) => ({
  ...(await load()),
  loadOrder: () => Promise.resolve({} as never),
}))
vi.mock(import('../../ui/ConfigContext.tsx'), async (load) => ({
  ...(await load()),
  useConfig: () => ({ network: {} }) as never,
}))

const ada = `0x${'a1'.repeat(20)}` as Address
const context = {
  account: ada,
  client: {} as ApolloClient,
  send: vi.fn(),
  config: { chainId: 1, currencies: [], fee: null },
} as unknown as TradeContext
const head = { key: 'k', describe: { title: 'T', done: 'D', path: '/' } }
const hash = `0x${'1'.repeat(64)}` as OrderHash

const item = { name: 'Noun 1', path: '/item/0x1/1', tokenId: '1', collection: ada, standard: 'ERC721' }
const old = {
  orderHash: hash,
  item,
  bundle: null,
  currency: { address: ada },
  quantity: 1n,
  startPrice: 1n,
  endPrice: 1n,
} as unknown as Listing
const publication = (first: readonly Listing[]) =>
  publicationOf(context, { ...head, drafts: [], shown: [{} as AskTerms], first })
const cancellation = cancelOrders(context, { ...head, orders: [ownListing(old)] })
const permission = { kind: 'collection', contract: ada, operator: ada } as const
const revocation = revocationOf(context, { permission, subject: 'Nouns' } as unknown as Parameters<
  typeof revocationOf
>[1])
const allowance = allowanceOf(context, {
  orderHash: hash,
  operator: ada,
  item,
  bundle: null,
} as unknown as Listing)

const unwrapping = wrapOf(
  context,
  {
    currency: { address: ada, symbol: 'WETH', decimals: 18 },
    coin: { address: ada, symbol: 'ETH', decimals: 18 },
  },
  { direction: 'unwrap', amount: toWei(1n) },
)

/** Every check that the market makes before each of them, but those that mean the same to everyone. */
const cases: readonly (readonly [string, WriteDefinition, CheckId, RefusalCode, string])[] = [
  ['a draft', publication([]), 'terms', 'own-order', 'It cannot be listed for this account'],
  ['a draft', publication([]), 'price', 'price-rises', 'It cannot be listed at this price'],
  ['a draft', publication([]), 'item', 'quantity-unavailable', 'These items cannot be listed so'],
  ['a draft', publication([]), 'time', 'expiry-past', 'It cannot be for sale at these times'],
  ['a draft', publication([]), 'maker', 'not-owner', 'You do not hold what is listed'],
  ['a draft', publication([]), 'funds', 'insufficient-network-fee', 'You cannot pay the network fee'],
  ['an older listing', publication([old]), 'maker', 'not-maker', 'It is not your own'],
  ['a cancellation', cancellation, 'maker', 'not-maker', 'It is not your own'],
  ['a cancellation', cancellation, 'status', 'nothing-to-cancel', 'It is not open'],
  ['a cancellation', cancellation, 'order', 'order-malformed', 'What the index tells of it is not sound'],
  [
    'every cancellation',
    cancelEverything(context),
    'funds',
    'insufficient-network-fee',
    'You cannot pay the network fee',
  ],
  ['an unwrapping', unwrapping, 'funds', 'wrapping-short', 'You do not have as much, or the network fee'],
  [
    'an unwrapping',
    unwrapping,
    'recipients',
    'wrapping-inexact',
    'It does not move the amount that was entered',
  ],
  [
    'a permission taken back',
    revocation,
    'status',
    'nothing-to-revoke',
    'The permission is not what it was when it was shown',
  ],
  [
    'a permission given',
    allowance,
    'status',
    'nothing-to-allow',
    'The permission is not what it was when it was shown',
  ],
]

describe('the check that failed is named in the words of', () => {
  test.each(cases)('%s', async (_, write, check, code, words) => {
    market.told.refusal = refuse({ check, code, found: '' })
    expect(await write.prepare()).toMatchObject({ status: 'stopped', reason: { code, check: words } })
    expect(words).not.toBe(FAILED_CHECKS[check])
  })
})

test('so it is while an offer is filled in', () => {
  const verdict = refuse({ check: 'time', code: 'expiry-past', found: 'now' })
  render(
    <OfferBreakdown
      draft={{} as OfferDraft}
      preview={{ verdict } as unknown as OfferPreview}
      failed={false}
    />,
  )
  expect(screen.getByText('Check failed: it cannot be open at these times')).toBeVisible()
})
