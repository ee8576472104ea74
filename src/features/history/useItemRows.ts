// Reads an item's transfers and sales once for its provenance, price chart and flags.
import { useMemo } from 'react'
import { type FragmentRef, readFragment } from '../../graphql/fragments.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Provenance_tokenFragmentDoc } from './__generated__/Provenance.ts'
import { keepWholeTransactions } from './record/mergeSales.ts'
import { type HistoryRow, getHistoryRow } from './record/rows.ts'

/** The row limit of the fragment; a token with more shows its latest rows. */
const MAX_ROWS = 1_000

export type ProvenanceRef = FragmentRef<typeof Provenance_tokenFragmentDoc>

export interface ItemRows {
  /** Newest first. */
  readonly rows: readonly HistoryRow[]
  /** Whether there are more rows than these. */
  readonly cut: boolean
}

/** Undefined while the record loads. */
export function useItemRows(reference: ProvenanceRef | null): ItemRows | undefined {
  const { network } = useConfig()
  const { id: item, movements } = readFragment(Provenance_tokenFragmentDoc, reference) ?? {}
  return useMemo(() => {
    if (movements === undefined) return undefined
    const cut = movements.length >= MAX_ROWS
    const read = movements.map((row) => getHistoryRow(row, { item, network }))
    return { rows: keepWholeTransactions(read, cut), cut }
  }, [item, movements, network])
}
