// The table of an item then and now: as large before its answers are known as it is with them.
import type { ReactNode } from 'react'
import type { BlockMoment } from '../../domain/past.ts'
import { formatDay } from '../../domain/time.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** What is said of the moment that is shown, and of now; undefined while it is on its way. */
type Sides = readonly [then: ReactNode, now: ReactNode] | undefined

export interface ThenAndNowTableProps {
  readonly moment: BlockMoment
  readonly owner?: Sides
  readonly listed?: Sides
  readonly lastSale?: Sides
  readonly floor?: Sides
}

export function ThenAndNowTable({ moment, owner, listed, lastSale, floor }: ThenAndNowTableProps) {
  const { symbol } = useConfig().network.nativeCurrency
  return (
    <Table label="Then and now" busy={owner === undefined}>
      <thead>
        <tr>
          <HeaderCell>
            <VisuallyHidden>Compared</VisuallyHidden>
          </HeaderCell>
          <HeaderCell>{formatDay(moment.timestampSeconds)}</HeaderCell>
          <HeaderCell>Now</HeaderCell>
        </tr>
      </thead>
      <tbody>
        <Row label="Owner" sides={owner} />
        <Row label={`Listed at, in ${symbol}`} sides={listed} />
        <Row label="Last sale" sides={lastSale} />
        <Row label={`Collection’s floor, in ${symbol}`} sides={floor} />
      </tbody>
    </Table>
  )
}

function Row({ label, sides }: { readonly label: string; readonly sides: Sides }) {
  const waiting = <Skeleton shape="text" width="9ch" />
  const [then, now] = sides ?? [waiting, waiting]
  return (
    <tr>
      <th scope="row">{label}</th>
      <Cell>{then}</Cell>
      <Cell>{now}</Cell>
    </tr>
  )
}
