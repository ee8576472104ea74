// Items held and items sold, each with its cost, its value or proceeds, and the difference where both are known.
import { shownQuantity } from '../../domain/quantity.ts'
import { tokenCollection, parseEntityTokenId } from '../../domain/ids.ts'
import { itemPath } from '../../domain/paths.ts'
import { parseTraitKey, traitName } from '../../domain/traits.ts'
import { portfolioTexts } from '../../messages/en/portfolio.ts'
import { andList, date, dateTime } from '../../messages/values.ts'
import { ItemName } from '../../ui/ItemDocuments.tsx'
import { Link } from '../../ui/Link.tsx'
import { Media } from '../../ui/Media.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { WideTable } from '../../ui/WideTable.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Amount, Gain } from './Gain.tsx'
import styles from './Portfolio.module.css'
import type { HeldItem, SoldItemName } from './fetchPortfolio.ts'
import { hasSurplus, unrealizedGain } from './value.ts'
import { shortTokenId } from '../../domain/tokenId.ts'
import { type Closed, realizedGain } from './ledger.ts'

const HELD_AT_FIRST = 25

export function HeldTable({ items }: { readonly items: readonly HeldItem[] }) {
  const t = useTranslate()
  const { shown, showAll } = useFirstRows(items.toSorted(byValue), { most: HELD_AT_FIRST })
  return (
    <>
      <WideTable label={t(portfolioTexts.heldTable)}>
        <thead>
          <tr>
            <HeaderCell leading>{t(portfolioTexts.item)}</HeaderCell>
            <HeaderCell numeric wideOnly>
              {t(portfolioTexts.quantity)}
            </HeaderCell>
            <HeaderCell numeric>{t(portfolioTexts.cost)}</HeaderCell>
            <HeaderCell numeric>{t(portfolioTexts.valueAtFloor)}</HeaderCell>
            <HeaderCell numeric wideOnly>
              {t(portfolioTexts.atTraitFloor)}
            </HeaderCell>
            <HeaderCell numeric wideOnly>
              {t(portfolioTexts.unrealized)}
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((held) => {
            const trait = held.trait === undefined ? undefined : parseTraitKey(held.trait)
            return (
              <tr key={held.item}>
                <Cell leading>
                  <Link className={styles.item} to={itemPath(held.collection, held.tokenId)}>
                    <span className={styles.media} aria-hidden="true">
                      <Media collection={held.collection} item={held.item} image={held.image} alt="" />
                    </span>
                    <span>
                      <ItemName item={held} className={styles.name} />
                      <span className={styles.quiet}>
                        <CollectionName
                          address={held.collection}
                          name={held.collectionName}
                          item={held.name}
                        />
                      </span>
                    </span>
                  </Link>
                </Cell>
                <Cell numeric wideOnly>
                  {t(shownQuantity(held.quantity, held))}
                </Cell>
                <Cell numeric>
                  <Cost held={held} />
                </Cell>
                <Cell numeric>
                  <Amount money={held.atFloor} />
                </Cell>
                <Cell numeric wideOnly>
                  <Amount money={held.atTraitFloor} />
                  {trait !== undefined && <bdi className={styles.quiet}>{t(traitName(trait))}</bdi>}
                </Cell>
                <Cell numeric wideOnly>
                  <Gain gain={unrealizedGain(held.cost, held.atFloor)} />
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

function Cost({ held: { cost, lots, quantity } }: { readonly held: HeldItem }) {
  const t = useTranslate()
  const origins = lots.flatMap((lot) => (lot.cost === undefined ? [portfolioTexts[lot.origin]] : []))
  return (
    <>
      {cost.amounts.map((money) => (
        <span key={money.currency.address} className={styles.stacked}>
          <Amount money={money} />
        </span>
      ))}
      {cost.unknownUnits > 0n && (
        <span className={styles.quiet}>
          {t(hasSurplus(lots, quantity) ? portfolioTexts.missedUnits : andList([...new Set(origins)]))}
        </span>
      )}
    </>
  )
}

function byValue(one: HeldItem, other: HeldItem): number {
  const [first, second] = [one.atTraitFloor, other.atTraitFloor]
  if (first === undefined || second === undefined) {
    return Number(first === undefined) - Number(second === undefined)
  }
  if (first.currency.address !== second.currency.address) {
    return first.currency.address < second.currency.address ? -1 : 1
  }
  return first.amount > second.amount ? -1 : first.amount < second.amount ? 1 : one.item < other.item ? -1 : 1
}

const SOLD_AT_FIRST = 15

interface RealizedTableProps {
  readonly sold: readonly Closed[]
  readonly names: ReadonlyMap<string, SoldItemName>
}

export function RealizedTable({ sold, names }: RealizedTableProps) {
  const t = useTranslate()
  const { shown, showAll } = useFirstRows(sold.toReversed(), { most: SOLD_AT_FIRST })
  return (
    <>
      <WideTable label={t(portfolioTexts.soldTable)}>
        <thead>
          <tr>
            <HeaderCell leading>{t(portfolioTexts.item)}</HeaderCell>
            <HeaderCell numeric wideOnly>
              {t(portfolioTexts.quantity)}
            </HeaderCell>
            <HeaderCell numeric wideOnly>
              {t(portfolioTexts.cost)}
            </HeaderCell>
            <HeaderCell numeric>{t(portfolioTexts.proceeds)}</HeaderCell>
            <HeaderCell numeric>{t(portfolioTexts.gain)}</HeaderCell>
            <HeaderCell wideOnly>{t(portfolioTexts.sold)}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((part, index) => {
            const collection = tokenCollection(part.item)
            const tokenId = parseEntityTokenId(part.item)
            const named = names.get(part.item)
            return (
              <tr key={`${part.transaction} ${part.item} ${sold.length - index}`}>
                <Cell leading>
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
                  {t(shownQuantity(part.quantity, { decimals: named?.decimals ?? 0 }))}
                </Cell>
                <Cell numeric wideOnly>
                  {part.cost === undefined ? (
                    <span className={styles.quiet}>{t(portfolioTexts[part.origin])}</span>
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
