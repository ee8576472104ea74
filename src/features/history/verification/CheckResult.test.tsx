// Where the indexer and the chain differ, an event shows its parties in the same columns as the history below.
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parseAddress } from '../../../domain/address.ts'
import { checksumAddress } from '../../../domain/checksum.ts'
import { renderInFrame } from '../../../../tests/support/renderInFrame.tsx'
import type { ClaimedRow } from '../../../verification/claim.ts'
import type { Missing } from '../../../verification/findings.ts'
import type { Checked } from './check.ts'
import { CheckResult } from './CheckResult.tsx'

const maker = parseAddress(`0x${'a1'.repeat(20)}`)
const transactionHash = `0x${'b'.repeat(64)}` as const
/** An offer's event as both the chain and the indexer have it: its items would go to its maker. */
const offer = { type: 'OFFER', from: null, to: maker, blockNumber: 7, transactionHash, logIndex: 1 } as const

function show({ rows = [], missing = [] }: { rows?: readonly ClaimedRow[]; missing?: readonly Missing[] }) {
  const checked = {
    claim: { rows, subject: { standard: 'ERC721' }, indexedFromBlock: 1, tracked: true },
    report: {
      outcome: { kind: 'mismatch' },
      rows: rows.map(({ id, blockNumber }) => ({
        id,
        blockNumber,
        verdict: { kind: 'contradicted', by: ['to'] },
      })),
      missing,
      whole: [],
      newer: [],
      ordersSince: undefined,
      pinned: { number: 9 },
      searchedFrom: 1,
      secondNode: 'not-called',
      requests: 3,
    },
  } as unknown as Checked
  renderInFrame(<CheckResult checked={checked} shown={[]} cut={false} />)
  const table = screen.getByRole('region', { name: 'Where the indexer and the chain differ' })
  return within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

const short = checksumAddress(maker).slice(0, 6)

describe('an offer', () => {
  test('that the indexer lacks comes from its maker, and has no recipient yet', () => {
    const [, , from, to] = show({ missing: [{ ...offer, quantity: 1n, timestampSeconds: 1 }] })
    expect(from).toContain(short)
    expect(to).toBe('nobody')
  })

  test('with the wrong maker in the indexer is attributed to the account that made it', () => {
    const row = { ...offer, id: '1', quantity: 1n, position: 0 } as unknown as ClaimedRow
    const [, problem, from] = show({ rows: [row] })
    expect(problem).toBe('Contradicted by the chain: it came from another account')
    expect(from).toContain(short)
  })
})
