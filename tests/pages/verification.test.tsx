// Verifying a history on an item's page: by keyboard, with results in words and on each row, with cancel and retry.
import { screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { type ClaimedRow, isMovementType } from '../../src/verification/claim.ts'
import { honestHistories } from '../support/honestHistories.ts'
import { type EventRow, item, serveHistory, tokenId } from '../support/fakeHistory.ts'
import { COLLECTION, SITE } from '../support/fakeIndex.ts'
import { type FakeNode, fakeNode, overHttp } from '../support/fakeNode.ts'
import { openPage } from '../support/openPage.tsx'
import { server } from '../support/server.ts'

/** A row as the page's feed has it. */
function getEvent(row: ClaimedRow): EventRow {
  return {
    id: row.id,
    type: row.type as EventRow['type'],
    position: String(row.position),
    token: tokenId(1n),
    tokenNumber: '1',
    collection: COLLECTION,
    from: row.from,
    to: row.to,
    quantity: String(row.quantity),
    price: row.price === null ? null : String(row.price),
    unitPrice: row.unitPrice === null ? null : String(row.unitPrice),
    order: {},
    sold: {},
    currency: row.currency,
    transactionHash: row.transactionHash,
    logIndex: row.logIndex,
    blockNumber: String(row.blockNumber),
    timestampSeconds: String(row.timestampSeconds),
  }
}

const account = (id: string | null) => (id === null ? null : { __typename: 'Account', id })

/** The index's response to the verification. */
function getAnswer({ claim }: FakeNode, rows: readonly ClaimedRow[]) {
  return {
    token: {
      __typename: 'Token',
      id: tokenId(1n),
      tokenId: String(claim.subject.tokenId),
      standard: claim.subject.standard,
      owner: account(claim.owner),
      collection: {
        __typename: 'Collection',
        id: claim.subject.collection,
        indexedFromBlock: '10',
        tracked: true,
      },
      balances: [],
    },
    activities: rows.map((row) => ({
      ...getEvent(row),
      __typename: 'Activity',
      from: account(row.from),
      to: account(row.to),
      currency: row.currency === null ? null : { __typename: 'Currency', id: row.currency },
      order: row.orderHash === null ? null : { __typename: 'Order', id: row.orderHash, side: row.orderSide },
      sale: row.bundleSize === null ? null : { __typename: 'Sale', id: row.id, bundleSize: row.bundleSize },
      emitter: row.emitter,
      blockHash: row.blockHash,
    })),
  }
}

/** A page whose index and node have the same history, except for what the test changes in the index. */
async function openHistory(change: (rows: readonly ClaimedRow[]) => readonly ClaimedRow[] = (rows) => rows) {
  const [honest] = fc.sample(
    honestHistories.filter(
      ({ claim, evidence }) =>
        claim.subject.standard === 'ERC721' &&
        claim.head.number === evidence.pinned.number &&
        // Transfers only: the test's index handles orders in its own way.
        claim.rows.every(({ type }) => isMovementType(type)) &&
        claim.rows.filter(({ type }) => type === 'TRANSFER').length > 2,
    ),
    { numRuns: 1, seed: 4 },
  )
  if (honest === undefined) throw new Error('no sample')
  const node = await fakeNode(honest)
  const rows = change(node.claim.rows)
  const index = serveHistory(rows.map(getEvent), item(1n, { owner: account(node.claim.owner) }))
  const meta = () => {
    const block = { ...node.claim.head, parentHash: null, timestamp: 1, __typename: '_Block_' }
    const _meta = { __typename: '_Meta_', hasIndexingErrors: false, block }
    return HttpResponse.json({ data: { _meta, tokens: [], orders: [], metadata_collection: [] } })
  }
  for (const operation of ['', 'IndexedBlock', 'IndexedBlock_changes']) index.instead.set(operation, meta)
  index.instead.set('VerificationRows', () => HttpResponse.json({ data: getAnswer(node, rows) }))
  const rpc = overHttp(node)
  server.use(
    http.post(`${SITE}/rpc`, async ({ request }) => {
      const body = await request.text()
      return rpc(request.url, { body })
    }),
  )
  const page = openPage(`/item/${COLLECTION}/1`)
  const panel = await screen.findByRole('group', { name: 'Verification' })
  return { ...page, index, node, rows, panel }
}

const marks = (name: string | RegExp) => screen.queryAllByRole('img', { name })

describe('verification', () => {
  test('starts by keyboard, shows what was checked, and marks every row', async () => {
    const { user, panel } = await openHistory()
    const table = await screen.findByRole('table', { name: 'History of Work 1' })
    expect(marks(/chain/)).toHaveLength(0)
    within(panel).getByRole('button', { name: 'Verify this history' }).focus()
    await user.keyboard('{Enter}')
    expect(await within(panel).findByText('Complete and verified')).toBeVisible()
    expect(panel).toHaveTextContent(/proven to be part of its block/)
    expect(within(panel).getByRole('button', { name: 'Save proof' })).toBeEnabled()
    const lines = within(table).getAllByRole('row').slice(1)
    expect(marks('Verified against the chain')).toHaveLength(lines.length)
  })

  test('lists what the index lacks, and marks the row that contradicts the chain', async () => {
    const left = ({ type }: ClaimedRow) => type === 'TRANSFER'
    const { user, panel, rows } = await openHistory((all) => {
      const without = all.findLast(left)
      const other = all.find((row) => left(row) && row !== without)
      return all
        .filter((row) => row !== without)
        .map((row) => (row === other ? { ...row, timestampSeconds: row.timestampSeconds + 60 } : row))
    })
    await user.click(within(panel).getByRole('button', { name: 'Verify this history' }))
    expect(await within(panel).findByText('The indexer and the chain differ')).toBeVisible()
    const table = within(panel).getByRole('region', { name: 'Where the indexer and the chain differ' })
    expect(table).toHaveTextContent('On the chain, but missing from the indexer')
    expect(table).toHaveTextContent('Contradicted by the chain: it happened at another time')
    // A narrow screen has no room for the parties.
    expect(within(panel).getByRole('checkbox', { name: 'All columns' })).toBeVisible()
    expect(marks('Contradicted by the chain: it happened at another time')).toHaveLength(1)
    expect(marks(/chain/).length).toBeLessThanOrEqual(rows.length)
  })

  test('marks no row as verified when the page loaded other rows than the check read', async () => {
    const { user, panel, index } = await openHistory()
    await user.click(within(panel).getByRole('button', { name: 'Verify this history' }))
    await within(panel).findByText('Complete and verified')
    // The rows are loaded again and differ from those that were checked.
    index.events = index.events.map((row) =>
      row.type === 'TRANSFER' ? { ...row, to: `0x${'12'.repeat(20)}` } : row,
    )
    index.block += 1
    await user.click(screen.getByRole('button', { name: 'Transfers' }))
    await waitFor(() => expect(marks(/^Not what was checked/).length).toBeGreaterThan(0))
    expect(marks('Verified against the chain')).toHaveLength(0)
  })

  test('can be canceled while the node doesn’t respond, and started again', async () => {
    const { user, panel, node } = await openHistory()
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    let hasRequested = false
    server.use(
      http.post(`${SITE}/rpc`, async ({ request }) => {
        if (!/eth_getLogs/.test(await request.clone().text())) return undefined
        hasRequested = true
        await held
        return HttpResponse.error()
      }),
    )
    await user.click(within(panel).getByRole('button', { name: 'Verify this history' }))
    expect(await within(panel).findByRole('progressbar', { name: 'Check progress' })).toBeVisible()
    await waitFor(() => expect(hasRequested).toBe(true))
    await user.click(within(panel).getByRole('button', { name: 'Cancel' }))
    expect(await within(panel).findByRole('button', { name: 'Verify this history' })).toBeEnabled()
    expect(within(panel).queryByRole('progressbar')).toBeNull()
    expect(node.requests.some(({ method }) => method === 'eth_getBlockReceipts')).toBe(false)
    release()
  })

  test('says that there is no network connection, not that something failed', async () => {
    const { user, panel, index } = await openHistory()
    index.instead.set('VerificationRows', () => HttpResponse.error())
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(within(panel).getByRole('button', { name: 'Verify this history' }))
    expect(await within(panel).findByText('Couldn’t check this history.')).toBeVisible()
    expect(panel).toHaveTextContent(/You’re offline/)
    online.mockRestore()
  })

  test('says that the index doesn’t respond, and can be retried', async () => {
    const { user, panel, index, node, rows } = await openHistory()
    index.instead.set('VerificationRows', () => HttpResponse.json({ errors: [{ message: 'refused' }] }))
    await user.click(within(panel).getByRole('button', { name: 'Verify this history' }))
    expect(await within(panel).findByText('Couldn’t check this history.')).toBeVisible()
    expect(panel).toHaveTextContent(/This site couldn’t load this/)
    index.instead.set('VerificationRows', () => HttpResponse.json({ data: getAnswer(node, rows) }))
    await user.click(within(panel).getByRole('button', { name: 'Retry' }))
    expect(await within(panel).findByText('Complete and verified')).toBeVisible()
  })
})
