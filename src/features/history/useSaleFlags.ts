// The flags of an item's sales: from its own rows at once, and from sales of other items where those could matter.
import { useMemo } from 'react'
import type { Address } from '../../domain/address.ts'
import { useIndexQuery } from '../../graphql/useIndexQuery.ts'
import { washSaleFrom } from '../../graphql/washSaleFrom.ts'
import { SaleFlagsDocument } from './__generated__/SaleFlags.ts'
import type { HistoryRow } from './rows.ts'
import { flagRows, mirrorFilter, NO_FLAGS, type SaleFlags } from './saleFlags.ts'

/**
 * @param rows of the item; undefined while they are on their way
 * @returns what is flagged as far as is known: other items' sales come later, and an item is no less told of without
 *   them, since no sale is ever said to be clean
 */
export function useSaleFlags(rows: readonly HistoryRow[] | undefined, collection: Address): SaleFlags {
  const own = useMemo(() => (rows === undefined ? NO_FLAGS : flagRows(rows, [])), [rows])
  const where = useMemo(
    () => (rows === undefined ? undefined : mirrorFilter(rows, { collection, flags: own })),
    [rows, collection, own],
  )
  const elsewhere = useIndexQuery(SaleFlagsDocument, {
    variables: { where: where ?? {} },
    skip: where === undefined,
  })
  const sales = elsewhere.kind === 'ready' && where !== undefined ? elsewhere.data.sales : undefined
  return useMemo(
    () =>
      rows === undefined || sales === undefined || sales.length === 0
        ? own
        : flagRows(rows, sales.map(washSaleFrom)),
    [rows, sales, own],
  )
}
