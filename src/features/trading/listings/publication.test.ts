// The order of a listing's transactions: what is to be cancelled goes first, and stops or lets pass what comes after.
import type { ApolloClient } from '@apollo/client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Address } from '../../../domain/address.ts'
import type { OrderHash } from '../../../domain/hashes.ts'
import type { AskTerms } from '../../../market/asks/draft.ts'
import type { TradeContext } from '../tradeContext.ts'
import { publicationOf, replacementOf } from './publication.ts'
import type { ListDraft } from './listForm.ts'
import type { Listing } from './listing.ts'

const market = vi.hoisted(() => ({ cancel: vi.fn(), publish: vi.fn(), load: vi.fn() }))
vi.mock(import('../../../market/cancel.ts'), async (load) => ({
  ...(await load()),
  prepareCancel: market.cancel,
}))
vi.mock(import('../../../market/asks/publish.ts'), async (load) => ({
  ...(await load()),
  preparePublish: market.publish,
}))
vi.mock(import('../loadOrder.ts'), async (load) => ({ ...(await load()), loadOrder: market.load }))

const ada = `0x${'a1'.repeat(20)}` as Address
const hashes = ['0xa1', '0xa2'] as unknown as OrderHash[]
const call = { to: ada, data: '0x00', value: 0n }
const executable = (title: string, leftOut: readonly object[] = []) => ({
  leftOut,
  outcome: { status: 'executable', passed: [], plan: { steps: [{ kind: 'trade', title, call }] } },
})
const refused = (code: string) => {
  const because = {
    status: 'refused',
    check: 'status',
    code,
    found: '',
    sentence: code,
    remedy: '',
    passed: [],
  }
  return { leftOut: [{ orderHash: hashes[0], because }], outcome: because }
}

const context = {
  account: ada,
  client: {} as ApolloClient,
  send: vi.fn(),
  config: { chainId: 1, currencies: [], fee: null },
} as unknown as TradeContext
const draft = {
  item: { name: 'Noun 1', path: '/item/0x1/1', tokenId: '1', collection: ada, standard: 'ERC721' },
  quantity: 1n,
  rest: [],
  unitPrice: 1n,
  unitEndPrice: 1n,
  currency: { address: ada, symbol: 'ETH', decimals: 18 },
  startsAtSeconds: null,
  expiresAtSeconds: 2,
  reservedFor: null,
} as unknown as ListDraft
const shown = {} as AskTerms
const describe = { title: 'List', done: 'Listed.', path: '/' }

beforeEach(() => {
  market.cancel.mockReset()
  market.publish.mockReset().mockResolvedValue(executable('Publish'))
  market.load
    .mockReset()
    .mockImplementation((_: unknown, orderHash: string) => Promise.resolve({ orderHash }))
})

/** As the page shows them: item 1 at 5. */
const older = hashes.map(
  (orderHash) =>
    ({
      orderHash,
      item: draft.item,
      bundle: null,
      currency: draft.currency,
      quantity: 1n,
      startPrice: 5n,
      endPrice: 5n,
    }) as unknown as Listing,
)
const shownOld = {
  goods: [{ token: ada, wanted: { kind: 'token', identifier: 1n }, quantity: 1n }],
  currency: ada,
  startPrice: 5n,
  endPrice: 5n,
}

const withFirst = (first: readonly Listing[]) =>
  publicationOf(context, { key: 'list', describe, drafts: [draft], shown: [shown], first })

test('older listings are cancelled before the permission, all in one transaction', async () => {
  const write = withFirst(older)
  market.cancel.mockResolvedValueOnce(executable('Cancel 2 listings'))
  expect(await write.prepare()).toMatchObject({
    status: 'ready',
    step: { title: 'Cancel your older listings', last: false, outcome: 'Your older listings are cancelled.' },
  })
  expect(market.cancel.mock.calls[0]?.[0]).toMatchObject({
    orders: hashes.map((orderHash) => ({ orderHash })),
    shown: [shownOld, shownOld],
  })
  expect(market.publish).not.toHaveBeenCalled()
})

test.each(['cancelled', 'counter-raised', 'already-sold', 'nothing-to-cancel'])(
  'older listings that are %s hold nothing up once the wallet was asked to cancel them',
  async (code) => {
    const write = withFirst(older)
    market.cancel.mockResolvedValueOnce(executable('Cancel 2 listings'))
    await write.prepare()
    market.cancel.mockResolvedValueOnce(refused(code))
    expect(await write.prepare()).toMatchObject({ step: { title: 'Publish', last: true } })
  },
)

test.each(['cancelled', 'counter-raised', 'already-sold'])(
  'a node that calls older listings %s before they were canceled cannot keep them open past the permission',
  async (code) => {
    const { leftOut, outcome } = refused(code)
    for (const verdict of [{ leftOut, outcome }, executable('Cancel one listing', leftOut)]) {
      market.cancel.mockResolvedValueOnce(verdict)
      expect(await withFirst(older).prepare()).toMatchObject({
        status: 'stopped',
        reason: { kind: 'changed', code: 'changed-listing' },
      })
    }
    expect(market.publish).not.toHaveBeenCalled()
  },
)

test('older listings that may still be open stop the permission', async () => {
  market.cancel.mockResolvedValueOnce(refused('protocol-unknown'))
  expect(await withFirst(older).prepare()).toMatchObject({ status: 'stopped' })
  expect(market.publish).not.toHaveBeenCalled()
})

test('none to cancel: nothing is asked about them', async () => {
  await withFirst([]).prepare()
  expect(market.cancel).not.toHaveBeenCalled()
})

test('a listing that sold meanwhile is not replaced', async () => {
  const [old] = older as [Listing]
  market.cancel.mockResolvedValueOnce(refused('already-sold'))
  const write = replacementOf(context, { old, draft, shown, first: [] })
  expect(await write.prepare()).toMatchObject({ status: 'stopped', reason: { code: 'already-sold' } })
})

test('a listing that was canceled before is not replaced: another one may be open that the index hides', async () => {
  const [old] = older as [Listing]
  market.cancel.mockResolvedValue(refused('cancelled'))
  const write = replacementOf(context, { old, draft, shown, first: [] })
  expect(await write.prepare()).toMatchObject({
    status: 'stopped',
    reason: { kind: 'changed', code: 'changed-listing' },
  })
  expect(market.publish).not.toHaveBeenCalled()
})

test('a listing is replaced once its own cancellation stands', async () => {
  const [old] = older as [Listing]
  const write = replacementOf(context, { old, draft, shown, first: [] })
  market.cancel.mockResolvedValueOnce(executable('Cancel'))
  expect(await write.prepare()).toMatchObject({ status: 'ready', step: { last: false } })
  market.cancel.mockResolvedValueOnce(refused('cancelled'))
  expect(await write.prepare()).toMatchObject({ step: { title: 'Publish', last: true } })
})
