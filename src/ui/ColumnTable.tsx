// A table described by its columns.
import type { ComponentProps, ReactNode } from 'react'
import type { Value } from '../messages/message.ts'
import { Cell, HeaderCell, Table, type TableProps } from './Table.tsx'
import { useTranslate } from './useTranslate.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import { WideTable } from './WideTable.tsx'

export interface Column<Row> {
  /** Differs from the other columns' titles, because it is also the column's key. */
  readonly title: Value
  /** Explains the title on hover. */
  readonly hint?: Value
  /** Leaves the title to screen readers, for cells that speak for themselves, such as buttons. */
  readonly isTitleHidden?: boolean
  /** How the cells and the title look. */
  readonly look?: Pick<ComponentProps<typeof HeaderCell>, 'numeric' | 'wideOnly' | 'leading' | 'className'>
  /** Keeps the cells in view at the row's end while the table scrolls sideways on a narrow screen. */
  readonly isPinned?: boolean
  readonly cell: (row: Row) => ReactNode
}

export interface ColumnTableProps<Row> extends Omit<TableProps, 'children'> {
  readonly rows: readonly Row[]
  readonly getKey: (row: Row) => string
  /** A false entry is left out. */
  readonly columns: readonly (Column<Row> | false)[]
}

/** On a narrow screen, columns that are `wideOnly` are hidden, with an option to show all. */
export function ColumnTable<Row>({ rows, getKey, columns, ...table }: ColumnTableProps<Row>) {
  const t = useTranslate()
  const shown = columns.filter((column) => column !== false)
  const Frame = shown.some(({ look }) => look?.wideOnly) ? WideTable : Table
  return (
    <Frame {...table}>
      <thead>
        <tr>
          {shown.map(({ title, hint, isTitleHidden = false, look }) => (
            <HeaderCell key={t(title)} {...look} title={hint === undefined ? undefined : t(hint)}>
              {isTitleHidden ? <VisuallyHidden>{t(title)}</VisuallyHidden> : t(title)}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)}>
            {shown.map(({ title, look, isPinned = false, cell }) => (
              <Cell key={t(title)} {...look} pinned={isPinned}>
                {cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  )
}
