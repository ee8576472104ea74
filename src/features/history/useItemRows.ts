// The movements and sales of one item, read once for all that tells of them: its provenance, its prices, its flags.
import { useMemo } from 'react'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Provenance_tokenFragmentDoc } from './__generated__/Provenance.ts'
import { wholeTransactions } from './record/mergeSales.ts'
import { type HistoryRow, readHistoryRow } from './record/rows.ts'

/** As many movements and sales as the fragment asks for; a token with more shows its latest. */
const MOST_ROWS = 1_000

export type ProvenanceRef = FragmentRef<typeof Provenance_tokenFragmentDoc>

export interface ItemRows {
  /** Newest first. */
  readonly rows: readonly HistoryRow[]
  /** Whether there are more: the token shows its latest. */
  readonly cut: boolean
}

/** Undefined while the record is on its way. */
export function useItemRows(reference: ProvenanceRef | null): ItemRows | undefined {
  const { network } = useConfig()
  const movements = readFragment(Provenance_tokenFragmentDoc, reference)?.movements
  return useMemo(() => {
    if (movements === undefined) return undefined
    const cut = movements.length >= MOST_ROWS
    const read = movements.map((row) => readHistoryRow(row, network))
    return { rows: wholeTransactions(read, cut), cut }
  }, [movements, network])
}
