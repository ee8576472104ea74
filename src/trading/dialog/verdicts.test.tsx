// Each kind of write has its own check names: listing, offering, canceling or approving doesn't show a buyer's texts.
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  createSellerMarket,
  ETHER,
  noun,
  nounDraft,
  SELLER,
  STRANGER,
} from '../../../tests/support/sellerMarket.ts'
import type { Address } from '../../domain/address.ts'
import { toWei } from '../../domain/wei.ts'
import type { ListingTerms } from '../../seaport/listings/draft.ts'
import { SEAPORT } from '../../seaport/contracts.ts'
import { refuse } from '../../seaport/verdict.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import { currentTranslate } from '../../messages/translate.ts'
import { renderInFrame } from '../../../tests/support/renderInFrame.tsx'
import { cancelEverything, cancelOrders } from '../cancel/write.ts'
import type { ListDraft } from '../list/form.ts'
import { previewListings, definePublication } from '../list/write.ts'
import { ownListing, type Listing } from '../../orders/listing.ts'
import { OfferBreakdown } from '../offer/OfferBreakdown.tsx'
import type { OfferDraft, OfferPreview } from '../offer/write.ts'
import { defineApproval } from '../approve/write.ts'
import { defineRevocation } from '../revoke/write.ts'
import { defineWrap } from '../wrap/write.ts'
import type { ActiveApproval } from './approval.ts'

let { market, context } = createSellerMarket()
beforeEach(() => {
  ;({ market, context } = createSellerMarket())
})

const t = currentTranslate()
const head = { key: 'k', describe: { title: 'T', done: 'D', path: '/' } }

async function publication(change: object = {}, first: readonly Listing[] = []): Promise<WriteDefinition> {
  const {
    drafts: [verdict],
  } = await previewListings(context, [nounDraft as unknown as ListDraft])
  const shown = [(verdict !== undefined && 'terms' in verdict ? verdict.terms : {}) as ListingTerms]
  const drafts = [{ ...nounDraft, ...change } as unknown as ListDraft]
  const unapproved = verdict?.status === 'ready' ? verdict.unapproved : []
  return definePublication(context, { ...head, drafts, shown, unapproved, first })
}
const cancellation = (...orders: readonly Listing[]) =>
  cancelOrders(context, { ...head, orders: orders.map(ownListing) })
const weth = { address: `0x${'e'.repeat(40)}` as Address, symbol: 'WETH', decimals: 18 }
const approval = { kind: 'collection', contract: noun.collection, operator: SEAPORT } as const

/** A refusal of each check whose name depends on the kind of write, with the change that causes it. */
const cases: readonly (readonly [
  string,
  () => WriteDefinition | Promise<WriteDefinition>,
  string,
  string,
])[] = [
  ['a draft', () => publication({ reservedFor: SELLER }), 'own-order', 'Can’t be listed for this account'],
  ['a draft', () => publication({ unitEndPrice: 11n }), 'price-rises', 'Can’t be listed at this price'],
  [
    'a draft',
    () => publication({ quantity: 2n }),
    'quantity-unavailable',
    'These items can’t be listed this way',
  ],
  ['a draft', () => publication({ expiresAtSeconds: 1 }), 'expiry-past', 'Can’t be for sale at these times'],
  [
    'a draft',
    () => {
      market.holder = STRANGER
      return publication()
    },
    'not-owner',
    'You don’t hold what you list',
  ],
  [
    'a draft',
    () => {
      market.balance = 0n
      return publication()
    },
    'insufficient-network-fee',
    'You can’t pay the network fee',
  ],
  [
    'an older listing',
    () => publication({}, [market.list(1n, { by: STRANGER })]),
    'not-maker',
    'It isn’t yours',
  ],
  ['a cancellation', () => cancellation(market.list(1n, { by: STRANGER })), 'not-maker', 'It isn’t yours'],
  [
    'a cancellation',
    () => {
      const [first, second] = [market.list(1n), market.list(2n)]
      market.canceled.add(first.orderHash)
      market.sold.add(second.orderHash)
      return cancellation(first, second)
    },
    'nothing-to-cancel',
    'It isn’t open',
  ],
  [
    'a cancellation',
    () => cancellation(market.list(1n, { row: { salt: 'salty' } })),
    'order-malformed',
    'Order data is invalid',
  ],
  [
    'every cancellation',
    () => {
      market.balance = 0n
      return cancelEverything(context)
    },
    'insufficient-network-fee',
    'You can’t pay the network fee',
  ],
  [
    'an unwrapping',
    () => defineWrap(context, { currency: weth, coin: ETHER }, { direction: 'unwrap', amount: toWei(1n) }),
    'wrapping-short',
    'Insufficient balance for the amount and network fee',
  ],
  [
    'a revocation',
    () => {
      market.approved = false
      return defineRevocation(context, { approval, subject: 'Nouns' } as ActiveApproval)
    },
    'nothing-to-revoke',
    'Approval changed since it was shown',
  ],
  [
    'an approval',
    () => defineApproval(context, market.list(1n)),
    'nothing-to-allow',
    'Approval changed since it was shown',
  ],
]

describe('the failed check has the name that fits', () => {
  test.each(cases)('%s', async (_, createWrite, code, name) => {
    const write = await createWrite()
    const outcome = await write.prepare()
    expect(outcome).toMatchObject({ status: 'stopped', reason: { code } })
    expect(outcome.status === 'stopped' && t(outcome.reason.check)).toBe(name)
  })
})

test('the failed check has the name for offers while the user fills in an offer', () => {
  const verdict = refuse({ check: 'time', code: 'expiry-past', detail: 'now' })
  renderInFrame(
    <OfferBreakdown
      draft={{} as OfferDraft}
      preview={{ verdict } as unknown as OfferPreview}
      failed={false}
      isDone={false}
    />,
  )
  expect(screen.getByText('Check failed: Offer can’t be open at these times')).toBeVisible()
})
