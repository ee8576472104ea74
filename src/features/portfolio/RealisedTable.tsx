// What left by sale: what it brought, what it had cost, and the difference where both are known.
import { useState } from 'react'
import { itemPath } from '../../domain/paths.ts'
import { formatExactTime, formatDay } from '../../domain/time.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { formatCount, type Wei } from '../../domain/wei.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Price } from '../../ui/Price.tsx'
import { Cell, HeaderCell, Table } from '../../ui/Table.tsx'
import { Gain } from './Gain.tsx'
import { placeOf } from './items.ts'
import { type Closed, gainOf } from './ledger.ts'
import styles from './Portfolio.module.css'
import type { ItemName } from './readPortfolio.ts'

const SHOWN_AT_FIRST = 15

export interface RealisedTableProps {
  readonly sold: readonly Closed[]
  readonly names: ReadonlyMap<string, ItemName>
}

export function RealisedTable({ sold, names }: RealisedTableProps) {
  const [all, setAll] = useState(false)
  const newest = sold.toReversed()
  const shown = all ? newest : newest.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <Table label="Items sold, the latest first">
        <thead>
          <tr>
            <HeaderCell>Item</HeaderCell>
            <HeaderCell numeric wideOnly>
              Units
            </HeaderCell>
            <HeaderCell numeric wideOnly>
              Cost
            </HeaderCell>
            <HeaderCell numeric>Proceeds</HeaderCell>
            <HeaderCell numeric>Gain</HeaderCell>
            <HeaderCell wideOnly>Sold</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((part, index) => {
            const { collection, tokenId } = placeOf(part.item)
            const gain = gainOf(part)
            const named = names.get(part.item)
            return (
              <tr key={`${part.transaction} ${part.item} ${newest.length - index}`}>
                <Cell>
                  <Link to={itemPath(collection, tokenId)}>{named?.name ?? `#${shortTokenId(tokenId)}`}</Link>
                  <span className={styles.quiet}>{named?.collectionName}</span>
                </Cell>
                <Cell numeric wideOnly>
                  {formatCount(part.quantity)}
                </Cell>
                <Cell numeric wideOnly>
                  {part.cost === undefined ? (
                    <span className={styles.quiet}>{NO_COST[part.origin]}</span>
                  ) : (
                    <Price amount={part.cost.amount as Wei} currency={part.cost.currency} />
                  )}
                </Cell>
                <Cell numeric>
                  {part.proceeds !== undefined && (
                    <Price amount={part.proceeds.amount as Wei} currency={part.proceeds.currency} />
                  )}
                </Cell>
                <Cell numeric>{gain === undefined ? '—' : <Gain gain={gain} />}</Cell>
                <Cell wideOnly title={formatExactTime(part.atSeconds)}>
                  {formatDay(part.atSeconds)}
                </Cell>
              </tr>
            )
          })}
        </tbody>
      </Table>
      {shown.length < sold.length && (
        <div className={styles.more}>
          <Button onClick={() => setAll(true)}>Show all {formatCount(sold.length)} sales</Button>
        </div>
      )}
    </>
  )
}

/** Why there is no cost. */
const NO_COST = {
  bought: 'not known',
  minted: 'minted',
  received: 'received',
  before: 'held before the index began',
} as const
