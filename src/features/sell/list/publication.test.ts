// The order of a listing's transactions: what is to be cancelled goes first, and stops or lets pass what comes after.
import { marketSteps } from '../../../messages/en/marketSteps.ts'
import { beforeEach, expect, test } from 'vitest'
import { createSellerMarket, nounDraft } from '../../../../tests/support/sellerMarket.ts'
import type { ListingTerms } from '../../../market/listings/draft.ts'
import { seaport } from '../../../market/contracts.ts'
import type { Listing } from '../../../orders/listing.ts'
import type { ListDraft } from './listForm.ts'
import { previewListings, definePublication, defineReplacement } from './publication.ts'

const draft = nounDraft as unknown as ListDraft
const describe = { title: 'List', done: 'Listed.', path: '/' }

let { market, context } = createSellerMarket()
let older: readonly [Listing, Listing]
let shown: ListingTerms
beforeEach(async () => {
  ;({ market, context } = createSellerMarket())
  older = [market.list(1n), market.list(2n)]
  const [verdict] = await previewListings(context, [draft])
  if (verdict?.status !== 'ready') throw new Error('The draft can be listed.')
  shown = verdict.terms
  market.called.length = 0
})

const withFirst = (first: readonly Listing[]) =>
  definePublication(context, { key: 'list', describe, drafts: [draft], shown: [shown], first })
const replacement = () => defineReplacement(context, { old: older[0], draft, shown, first: [] })

/** How listings come to be closed, by the code of the refusal to cancel them. */
const closings: Readonly<Record<string, (listings: readonly Listing[]) => void>> = {
  cancelled: (listings) => listings.forEach(({ orderHash }) => market.cancelled.add(orderHash)),
  'counter-raised': () => (market.counter += 1n),
  'already-sold': (listings) => listings.forEach(({ orderHash }) => market.sold.add(orderHash)),
  // One for one reason, the other for another.
  'nothing-to-cancel': ([first, second]) => {
    if (first !== undefined) market.cancelled.add(first.orderHash)
    if (second !== undefined) market.sold.add(second.orderHash)
  },
}

test('older listings are cancelled before the approval, all in one transaction', async () => {
  const prepared = await withFirst(older).prepare()
  expect(prepared).toMatchObject({
    status: 'ready',
    step: { title: marketSteps.cancelOlder, last: false, outcome: marketSteps.canceledOlder },
  })
  const data = prepared.status === 'ready' ? prepared.call.data : '0x'
  const [orders] = seaport.decodeFunctionData('cancel', data).toArray() as [{ salt: bigint }[]]
  expect(orders.map(({ salt }) => salt)).toEqual([1n, 2n])
  expect(market.called).not.toContain('ownerOf')
})

test('an older listing that is not what the page shows of it stops everything', async () => {
  const [first, second] = older
  const write = withFirst([{ ...first, startPrice: 6n, endPrice: 6n } as unknown as Listing, second])
  expect(await write.prepare()).toMatchObject({ status: 'stopped', reason: { kind: 'refused' } })
  expect(market.called).not.toContain('ownerOf')
})

test.each(Object.keys(closings))(
  'older listings that are %s hold nothing up once the wallet was asked to cancel them',
  async (code) => {
    const write = withFirst(older)
    expect(await write.prepare()).toMatchObject({ step: { last: false } })
    // The account's new listing has the counter of now.
    closings[code]?.(older)
    expect(await write.prepare()).toMatchObject({
      step: { title: marketSteps.publishListings({ count: 1 }), last: true },
    })
  },
)

test.each(['cancelled', 'counter-raised', 'already-sold'])(
  'a node that calls older listings %s before they were canceled cannot keep them open past the approval',
  async (code) => {
    for (const closed of [older, older.slice(0, 1)]) {
      closings[code]?.(closed)
      expect(await withFirst(older).prepare()).toMatchObject({
        status: 'stopped',
        reason: { kind: 'changed', code: 'changed-listing' },
      })
      market.cancelled.clear()
      market.sold.clear()
    }
    expect(market.called).not.toContain('ownerOf')
  },
)

test('older listings that may still be open stop the approval', async () => {
  market.version = '1.5'
  expect(await withFirst(older).prepare()).toMatchObject({
    status: 'stopped',
    reason: { code: 'protocol-unknown' },
  })
  expect(market.called).not.toContain('ownerOf')
})

test('none to cancel: nothing is asked about them', async () => {
  expect(await withFirst([]).prepare()).toMatchObject({
    step: { title: marketSteps.publishListings({ count: 1 }), last: true },
  })
  expect(market.called).not.toContain('getOrderStatus')
})

test('a listing that sold meanwhile is not replaced', async () => {
  market.sold.add(older[0].orderHash)
  expect(await replacement().prepare()).toMatchObject({
    status: 'stopped',
    reason: { code: 'already-sold' },
  })
})

test('a listing that was canceled before is not replaced: another one may be open that the index hides', async () => {
  market.cancelled.add(older[0].orderHash)
  expect(await replacement().prepare()).toMatchObject({
    status: 'stopped',
    reason: { kind: 'changed', code: 'changed-listing' },
  })
  expect(market.called).not.toContain('ownerOf')
})

test('a listing is replaced once its own cancellation stands', async () => {
  const write = replacement()
  expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: false } })
  market.cancelled.add(older[0].orderHash)
  expect(await write.prepare()).toMatchObject({
    step: { title: marketSteps.publishListings({ count: 1 }), last: true },
  })
})
