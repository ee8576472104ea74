// What left by sale: what it brought, what it had cost, and the difference where both are known.
import { itemPath } from '../../domain/paths.ts'
import { formatExactTime, formatDay } from '../../domain/time.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { formatCount } from '../../domain/wei.ts'
import { Link } from '../../ui/Link.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Amount } from './Amount.tsx'
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
  const { shown, showAll } = useFirstRows(sold.toReversed(), { most: SHOWN_AT_FIRST, what: 'sales' })
  return (
    <>
      <WideTable label="Items sold, the latest first">
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
            const named = names.get(part.item)
            return (
              <tr key={`${part.transaction} ${part.item} ${sold.length - index}`}>
                <Cell>
                  <Link to={itemPath(collection, tokenId)}>
                    <bdi>{named?.name ?? `#${shortTokenId(tokenId)}`}</bdi>
                  </Link>
                  <span className={styles.quiet}>
                    {named !== undefined && (
                      <CollectionName address={collection} name={named.collectionName} item={named.name} />
                    )}
                  </span>
                </Cell>
                <Cell numeric wideOnly>
                  {formatCount(part.quantity)}
                </Cell>
                <Cell numeric wideOnly>
                  {part.cost === undefined ? (
                    <span className={styles.quiet}>{NO_COST[part.origin]}</span>
                  ) : (
                    <Amount money={part.cost} />
                  )}
                </Cell>
                <Cell numeric>
                  <Amount money={part.proceeds} />
                </Cell>
                <Cell numeric>
                  <Gain gain={gainOf(part)} />
                </Cell>
                <Cell wideOnly title={formatExactTime(part.atSeconds)}>
                  {formatDay(part.atSeconds)}
                </Cell>
              </tr>
            )
          })}
        </tbody>
      </WideTable>
      {showAll}
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
