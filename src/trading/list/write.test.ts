// The order of a listing's transactions: cancellations come first, and a failed one stops the rest.
import { type Address, parseAddress } from '../../domain/address.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import { dateTime } from '../../messages/values.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSellerMarket, nounDraft } from '../../../tests/support/sellerMarket.ts'
import type { ListingTerms } from '../../seaport/listings/draft.ts'
import { seaport } from '../../seaport/contracts.ts'
import type { Listing } from '../../orders/listing.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { ListDraft } from './form.ts'
import { OLD_OFFER, prepareCancellationFirst } from '../reactivation/cancelFirst.ts'
import {
  defineListing,
  definePublication,
  defineReplacement,
  listedMessage,
  previewListings,
} from './write.ts'

const draft = nounDraft as unknown as ListDraft
const texts = { title: 'List', done: 'Listed.', path: '/' }

let { market, context } = createSellerMarket()
let older: readonly [Listing, Listing]
let shown: ListingTerms
let unapproved: readonly Address[]
beforeEach(async () => {
  ;({ market, context } = createSellerMarket())
  older = [market.list(1n), market.list(2n)]
  const {
    drafts: [verdict],
  } = await previewListings(context, [draft])
  if (verdict?.status !== 'ready') throw new Error('The draft can be listed.')
  shown = verdict.terms
  unapproved = verdict.unapproved
  market.called.length = 0
})

afterEach(() => {
  vi.useRealTimers()
})

const withFirst = (first: readonly Listing[]) =>
  definePublication(context, {
    key: 'list',
    describe: texts,
    drafts: [draft],
    shown: [shown],
    unapproved,
    first,
  })
const replacement = () =>
  defineReplacement(context, { replaced: older[0], canceled: false, draft, shown, unapproved, first: [] })

/** Ways that listings are closed, by the code of the refusal to cancel them. */
const closings: Readonly<Record<string, (listings: readonly Listing[]) => void>> = {
  canceled: (listings) => listings.forEach(({ orderHash }) => market.canceled.add(orderHash)),
  'counter-raised': () => (market.counter += 1n),
  'already-sold': (listings) => listings.forEach(({ orderHash }) => market.sold.add(orderHash)),
  // Each for another reason.
  'nothing-to-cancel': ([first, second]) => {
    if (first !== undefined) market.canceled.add(first.orderHash)
    if (second !== undefined) market.sold.add(second.orderHash)
  },
}

test('cancels older listings before the approval, in one transaction', async () => {
  const prepared = await withFirst(older).prepare()
  expect(prepared).toMatchObject({
    status: 'ready',
    step: { title: writesTexts.steps.cancelOlder, last: false, outcome: writesTexts.steps.canceledOlder },
  })
  const data = prepared.status === 'ready' ? prepared.call.data : '0x'
  const [orders] = seaport.decodeFunctionData('cancel', data).toArray() as [{ salt: bigint }[]]
  expect(orders.map(({ salt }) => salt)).toEqual([1n, 2n])
  expect(market.called).not.toContain('ownerOf')
})

test('stops before an approval that is missing only since the seller saw the form', async () => {
  const write = withFirst([])
  expect(await write.prepare()).toMatchObject({ status: 'ready', step: { kind: 'trade' } })
  market.approved = false
  expect(await write.prepare()).toMatchObject({ status: 'stopped', reason: { code: 'changed-approval' } })
})

test('stops when an older listing differs from the page', async () => {
  const [first, second] = older
  const write = withFirst([{ ...first, startPrice: 6n, endPrice: 6n } as unknown as Listing, second])
  expect(await write.prepare()).toMatchObject({ status: 'stopped', reason: { kind: 'refused' } })
  expect(market.called).not.toContain('ownerOf')
})

test.each(Object.keys(closings))(
  'continues with older listings that are %s once the wallet was prompted to cancel them',
  async (code) => {
    const write = withFirst(older)
    expect(await write.prepare()).toMatchObject({ step: { last: false } })
    closings[code]?.(older)
    expect(await write.prepare()).toMatchObject({
      step: { title: writesTexts.steps.publishListings({ count: 1 }), last: true },
    })
  },
)

test.each(['canceled', 'counter-raised', 'already-sold'])(
  'stops when a node calls older listings %s before the wallet was prompted, because it may lie',
  async (code) => {
    for (const closed of [older, older.slice(0, 1)]) {
      closings[code]?.(closed)
      expect(await withFirst(older).prepare()).toMatchObject({
        status: 'stopped',
        reason: { kind: 'changed', code: 'changed-listing' },
      })
      market.canceled.clear()
      market.sold.clear()
    }
    expect(market.called).not.toContain('ownerOf')
  },
)

test('stops the approval while older listings may still be open', async () => {
  market.version = '1.5'
  expect(await withFirst(older).prepare()).toMatchObject({
    status: 'stopped',
    reason: { code: 'protocol-unknown' },
  })
  expect(market.called).not.toContain('ownerOf')
})

test('reads no order status when there is nothing to cancel', async () => {
  expect(await withFirst([]).prepare()).toMatchObject({
    step: { title: writesTexts.steps.publishListings({ count: 1 }), last: true },
  })
  expect(market.called).not.toContain('getOrderStatus')
})

test('does not replace a listing that was sold', async () => {
  market.sold.add(older[0].orderHash)
  expect(await replacement().prepare()).toMatchObject({
    status: 'stopped',
    reason: { code: 'already-sold' },
  })
})

test('does not replace a listing that was canceled before: the index may hide another open one', async () => {
  market.canceled.add(older[0].orderHash)
  expect(await replacement().prepare()).toMatchObject({
    status: 'stopped',
    reason: { kind: 'changed', code: 'changed-listing' },
  })
  expect(market.called).not.toContain('ownerOf')
})

test('replaces a listing once its cancellation is confirmed', async () => {
  const write = replacement()
  expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: false } })
  market.canceled.add(older[0].orderHash)
  expect(await write.prepare()).toMatchObject({
    step: { title: writesTexts.steps.publishListings({ count: 1 }), last: true },
  })
})

test('a replacement has a key of its own for each listing, so that the progress of one is not that of another', () => {
  const keys = older.map(
    (old) =>
      defineReplacement(context, { replaced: old, canceled: false, draft, shown, unapproved, first: [] }).key,
  )
  const { key } = defineListing(context, draft, { shown, unapproved, first: [] })
  expect(new Set([...keys, key]).size).toBe(3)
})

test('says that an offer was closed before, not a listing, when an offer changes', async () => {
  market.canceled.add(older[0].orderHash)
  const cancelFirst = prepareCancellationFirst(context, [older[0]], OLD_OFFER)
  expect(await cancelFirst()).toMatchObject({
    status: 'stopped',
    reason: { kind: 'changed', code: 'changed-offer', sentence: tradeTexts.errors.offerAlreadyClosed },
  })
})

describe('an edition whose price changes', () => {
  let old: Listing
  let write: WriteDefinition
  beforeEach(async () => {
    old = market.list(3n, { units: 5n })
    write = replace(5n)
    expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: false } })
  })

  const replace = (quantity: bigint, canceled = false) =>
    defineReplacement(context, {
      replaced: old,
      canceled,
      draft: { ...draft, quantity },
      shown,
      unapproved,
      first: [],
    })
  const soldOut = (left: bigint) => ({
    status: 'stopped',
    reason: { kind: 'changed', code: 'changed-quantity', sentence: tradeTexts.errors.soldSince({ left }) },
  })

  test.each([
    [3n, 2n],
    [5n, 0n],
  ])('isn’t listed again when %s of 5 units sold before it was canceled', async (sold, left) => {
    market.canceled.add(old.orderHash)
    market.filled.set(old.orderHash, [sold, 5n])
    expect(await write.prepare()).toMatchObject(soldOut(left))
    expect(market.called).not.toContain('ownerOf')
    // Nor when the seller goes on after a cancellation whose confirmation the page missed.
    expect(await replace(5n, true).prepare()).toMatchObject(soldOut(left))
  })

  test('is neither canceled nor listed again when units sold while the form was open', async () => {
    market.filled.set(old.orderHash, [3n, 5n])
    expect(await replace(5n).prepare()).toMatchObject(soldOut(2n))
  })

  test('is listed again with what was left', async () => {
    market.canceled.add(old.orderHash)
    market.filled.set(old.orderHash, [4n, 5n])
    expect(await replace(1n, true).prepare()).toMatchObject({ step: { last: true } })
  })

  test('is listed again when the page showed what was sold', async () => {
    market.filled.set(old.orderHash, [3n, 5n])
    const shownOld = { ...old, remaining: 2n }
    write = defineReplacement(context, {
      replaced: shownOld,
      canceled: false,
      draft,
      shown,
      unapproved,
      first: [],
    })
    market.canceled.clear()
    expect(await write.prepare()).toMatchObject({ step: { last: false } })
    market.canceled.add(old.orderHash)
    expect(await write.prepare()).toMatchObject({ step: { last: true } })
  })
})

const item = { name: 'Work 1' }
const account = parseAddress(`0x${'2'.repeat(40)}`)
const buyer = '0x2222…2222'
const START = 1_790_000_000
const time = dateTime(START)

test.each([
  ['anyone, now', null, null, writesTexts.listed({ item: 'Work 1' })],
  ['anyone, later', START, null, writesTexts.listedFrom({ item: 'Work 1', time })],
  ['one account, now', null, account, writesTexts.listedFor({ item: 'Work 1', buyer })],
  ['one account, later', START, account, writesTexts.listedForFrom({ item: 'Work 1', buyer, time })],
])('announces that a listing is for %s', (_, startsAtSeconds, reservedFor, message) => {
  expect(listedMessage({ item, startsAtSeconds, reservedFor })).toEqual(message)
})

test('announces the only buyer by name', () => {
  const reserved = { item, reservedFor: account, buyerName: 'Ada' }
  expect(listedMessage({ ...reserved, startsAtSeconds: null })).toEqual(
    writesTexts.listedFor({ item: 'Work 1', buyer: 'Ada' }),
  )
  expect(listedMessage({ ...reserved, startsAtSeconds: START })).toEqual(
    writesTexts.listedForFrom({ item: 'Work 1', buyer: 'Ada', time }),
  )
})

test('does not list a declining price from now on while the clock is hours ahead of the newest block', async () => {
  const hours = 3
  const seconds = Math.floor(Date.now() / 1_000) + hours * 3_600
  vi.useFakeTimers({ now: seconds * 1_000, toFake: ['Date'] })
  const declining = { ...draft, unitEndPrice: 5n } as ListDraft
  const {
    drafts: [now, later, fixed],
  } = await previewListings(context, [declining, { ...declining, startsAtSeconds: seconds }, draft])
  expect(now).toMatchObject({
    status: 'refused',
    because: {
      code: 'clock-ahead',
      detail: {
        id: 'checks.details.clockAhead',
        values: { difference: { as: 'duration', seconds: expect.closeTo(hours * 3_600, -2) as number } },
      },
    },
  })
  expect([later?.status, fixed?.status]).toEqual(['ready', 'ready'])
})
