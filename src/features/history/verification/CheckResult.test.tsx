// Where indexer and chain differ, an event has its parties where the history below has them.
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
/** As the chain and the indexer have it: what an offer is for would go to its maker. */
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
      secondNode: 'not-asked',
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
  test('that the indexer lacks is from its maker, and to nobody yet', () => {
    const [, , from, to] = show({ missing: [{ ...offer, quantity: 1n, timestampSeconds: 1 }] })
    expect(from).toContain(short)
    expect(to).toBe('nobody')
  })

  test('whose maker the indexer has wrong came from another account', () => {
    const row = { ...offer, id: '1', quantity: 1n, position: 0 } as unknown as ClaimedRow
    const [, problem, from] = show({ rows: [row] })
    expect(problem).toBe('Contradicted by the chain: it came from another account')
    expect(from).toContain(short)
  })
})
