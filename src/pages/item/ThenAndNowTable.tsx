// The table of an item then and now, which has the same size while its figures load.
import type { ReactNode } from 'react'
import type { BlockTime } from '../../domain/timeTravel.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { date } from '../../messages/values.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** The figures at the block of time travel and now; undefined while they load. */
type Sides = readonly [then: ReactNode, now: ReactNode] | undefined

export interface ThenAndNowTableProps {
  readonly asOf: BlockTime
  readonly owner?: Sides
  readonly listed?: Sides
  readonly lastSale?: Sides
  readonly floor?: Sides
}

export function ThenAndNowTable({ asOf, owner, listed, lastSale, floor }: ThenAndNowTableProps) {
  const t = useTranslate()
  const { symbol } = useConfig().network.nativeCurrency
  return (
    <Table label={t(itemPageTexts.thenAndNow)} busy={owner === undefined}>
      <thead>
        <tr>
          <HeaderCell>
            <VisuallyHidden>{t(itemPageTexts.compared)}</VisuallyHidden>
          </HeaderCell>
          <HeaderCell>{t(date(asOf.timestampSeconds))}</HeaderCell>
          <HeaderCell>{t(itemPageTexts.now)}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        <Row label={t(itemPageTexts.owner)} sides={owner} />
        <Row label={t(itemPageTexts.listingPrice({ currency: symbol }))} sides={listed} />
        <Row label={t(itemPageTexts.lastSale)} sides={lastSale} />
        <Row label={t(itemPageTexts.collectionFloor({ currency: symbol }))} sides={floor} />
      </tbody>
    </Table>
  )
}

function Row({ label, sides }: { readonly label: string; readonly sides: Sides }) {
  const placeholder = <Skeleton shape="text" width="9ch" />
  const [then, now] = sides ?? [placeholder, placeholder]
  return (
    <tr>
      <th scope="row">{label}</th>
      <Cell>{then}</Cell>
      <Cell>{now}</Cell>
    </tr>
  )
}
