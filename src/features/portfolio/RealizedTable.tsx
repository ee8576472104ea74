// Items sold, each with its proceeds, its cost, and the difference where both are known.
import { itemPath } from '../../domain/paths.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { portfolio } from '../../messages/en/portfolio.ts'
import { date, dateTime } from '../../messages/values.ts'
import { Link } from '../../ui/Link.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Amount } from './Amount.tsx'
import { Gain } from './Gain.tsx'
import { parseItem } from './items.ts'
import { type Closed, realizedGain } from './ledger.ts'
import styles from './Portfolio.module.css'
import type { ItemName } from './readPortfolio.ts'

const SHOWN_AT_FIRST = 15

export interface RealizedTableProps {
  readonly sold: readonly Closed[]
  readonly names: ReadonlyMap<string, ItemName>
}

export function RealizedTable({ sold, names }: RealizedTableProps) {
  const t = useTranslate()
  const { shown, showAll } = useFirstRows(sold.toReversed(), { most: SHOWN_AT_FIRST })
  return (
    <>
      <WideTable label={t(portfolio.soldTable)}>
        <thead>
          <tr>
            <HeaderCell>{t(portfolio.item)}</HeaderCell>
            <HeaderCell numeric wideOnly>
              {t(portfolio.quantity)}
            </HeaderCell>
            <HeaderCell numeric wideOnly>
              {t(portfolio.cost)}
            </HeaderCell>
            <HeaderCell numeric>{t(portfolio.proceeds)}</HeaderCell>
            <HeaderCell numeric>{t(portfolio.gain)}</HeaderCell>
            <HeaderCell wideOnly>{t(portfolio.sold)}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((part, index) => {
            const { collection, tokenId } = parseItem(part.item)
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
                  {t(part.quantity)}
                </Cell>
                <Cell numeric wideOnly>
                  {part.cost === undefined ? (
                    <span className={styles.quiet}>{t(portfolio[part.origin])}</span>
                  ) : (
                    <Amount money={part.cost} />
                  )}
                </Cell>
                <Cell numeric>
                  <Amount money={part.proceeds} />
                </Cell>
                <Cell numeric>
                  <Gain gain={realizedGain(part)} />
                </Cell>
                <Cell wideOnly title={t(dateTime(part.atSeconds))}>
                  {t(date(part.atSeconds))}
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
