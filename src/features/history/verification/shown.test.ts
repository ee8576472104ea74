// The rows that the page shows are compared with the rows that were verified, field by field.
import { expect, test } from 'vitest'
import type { Claim, ClaimedRow } from '../../../verification/claim.ts'
import type { Hex } from '../../../verification/hex.ts'
import { ETH, person, row } from '../../../../tests/support/historyRows.ts'
import type { HistoryRow } from '../record/rows.ts'
import { toWei } from '../../../domain/wei.ts'
import { differencesShown } from './shown.ts'

const MINT = row({ type: 'MINT', to: person(1), block: 1, log: 0 })
const SALE = row({ type: 'SALE', from: person(1), to: person(2), block: 9, log: 1, price: 5n })
const MOVE = row({ type: 'TRANSFER', from: person(1), to: person(2), block: 9, log: 2 })
const SHOWN = [MINT, SALE, MOVE]

const claimed = (shown: HistoryRow): ClaimedRow => ({
  id: shown.id,
  type: shown.type,
  position: shown.position,
  from: shown.from ?? null,
  to: shown.to ?? null,
  quantity: shown.quantity,
  price: shown.price?.total ?? null,
  unitPrice: shown.price?.unit ?? null,
  currency: shown.price?.currency.address ?? null,
  orderHash: (shown.order?.hash as Hex | undefined) ?? null,
  orderSide: shown.order?.side ?? null,
  bundleSize: shown.type === 'SALE' ? 1 : null,
  emitter: person(8),
  transactionHash: shown.transaction as string as Hex,
  logIndex: shown.logIndex,
  blockNumber: shown.blockNumber,
  blockHash: shown.transaction as string as Hex,
  timestampSeconds: shown.timestampSeconds,
})

const claim = { rows: SHOWN.map(claimed), head: { number: 20, hash: '0x' } } as unknown as Claim
const differences = (shown: readonly HistoryRow[], cut = false) => differencesShown(shown, claim, { cut })

test('reports no difference for the same rows, or for a row that came later', () => {
  const since = row({ type: 'TRANSFER', from: person(2), to: person(3), block: 21, log: 0 })
  expect(differences([...SHOWN, since])).toEqual({ altered: [], lacking: [] })
})

test.each<readonly [string, Partial<HistoryRow>]>([
  ['type', { type: 'LISTING' }],
  ['giver', { from: person(5) }],
  ['receiver', { to: undefined }],
  ['quantity', { quantity: 2n }],
  ['price', { price: { total: toWei(6n), unit: toWei(5n), currency: ETH, bundleSize: 1, signed: true } }],
  [
    'price of one',
    { price: { total: toWei(5n), unit: toWei(6n), currency: ETH, bundleSize: 1, signed: true } },
  ],
  [
    'currency',
    {
      price: {
        total: toWei(5n),
        unit: toWei(5n),
        currency: { ...ETH, address: person(6) },
        bundleSize: 1,
        signed: true,
      },
    },
  ],
  [
    'items together',
    { price: { total: toWei(5n), unit: toWei(5n), currency: ETH, bundleSize: 2, signed: true } },
  ],
  ['order', { order: undefined }],
  ['transaction', { transaction: MINT.transaction }],
  ['log', { logIndex: 3 }],
  ['block', { blockNumber: 8 }],
  ['time', { timestampSeconds: 1 }],
  ['place', { position: 1n }],
])('reports a row shown with another %s', (_field, change) => {
  const shown = { ...SALE, ...change }
  expect(differences([MINT, shown, MOVE]).altered).toEqual([shown])
})

test('reports rows that were not verified, and rows that are missing unless the page cuts them off', () => {
  const invented = row({ type: 'TRANSFER', from: person(2), to: person(3), block: 12, log: 0 })
  expect(differences([...SHOWN, invented]).altered).toEqual([invented])
  expect(differences([SALE, MOVE]).lacking.map(({ id }) => id)).toEqual([MINT.id])
  expect(differences([SALE, MOVE], true).lacking).toEqual([])
})
