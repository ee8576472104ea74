// A table with right-aligned numbers and a sticky header that scrolls sideways when narrow.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './classNames.ts'
import styles from './Table.module.css'

export interface TableProps {
  /** Description for screen readers. */
  readonly label: string
  /** `<thead>` and `<tbody>` of plain `<tr>` with `<HeaderCell>` and `<Cell>`. */
  readonly children: ReactNode
  readonly dense?: boolean
  /** Whether part of it is still loading. */
  readonly busy?: boolean
}

export function Table({ label, children, dense = false, busy = false }: TableProps) {
  return (
    // A region that scrolls sideways must be reachable by keyboard (WCAG 2.1.1).
    <div
      className={styles.scroll}
      role="region"
      aria-label={label}
      aria-busy={busy || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above
      tabIndex={0}
    >
      <table className={classNames(styles.table, dense && styles.dense)}>{children}</table>
    </div>
  )
}

interface CellLook {
  /** End-aligned, in tabular figures. */
  readonly numeric?: boolean
  /** Hidden if the table's container is narrower than 640 px. */
  readonly wideOnly?: boolean
  /**
   * For the cell that names the row. While a narrow table shows all columns, it stays in view at the row's start and is
   * wide enough for a name.
   */
  readonly leading?: boolean
}

interface CellProps extends CellLook, ComponentProps<'td'> {
  /** Stays in view at the row's end while the table scrolls sideways on a narrow screen. */
  readonly pinned?: boolean
}

export function HeaderCell({
  numeric = false,
  wideOnly = false,
  leading = false,
  ...rest
}: CellLook & ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={cellClass({ numeric, wideOnly, leading }, rest.className)} />
}

export function Cell({
  numeric = false,
  wideOnly = false,
  leading = false,
  pinned = false,
  ...rest
}: CellProps) {
  const className = classNames(pinned && styles.pinned, rest.className)
  return <td {...rest} className={cellClass({ numeric, wideOnly, leading }, className)} />
}

function cellClass({ numeric, wideOnly, leading }: CellLook, className?: string): string {
  return classNames(
    styles.cell,
    numeric && styles.numeric,
    wideOnly && styles.wideOnly,
    leading && styles.leading,
    className,
  )
}
