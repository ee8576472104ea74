// What is held: each item with its cost, its value, and the difference where both are known.
import { itemPath } from '../../domain/paths.ts'
import { parseTraitKey, traitWords } from '../../domain/traits.ts'
import { formatCount } from '../../domain/wei.ts'
import { Link } from '../../ui/Link.tsx'
import { Media } from '../../ui/Media.tsx'
import { Cell, HeaderCell } from '../../ui/Table.tsx'
import { useFirstRows } from '../../ui/useFirstRows.tsx'
import { WideTable } from '../../ui/WideTable.tsx'
import { CollectionName } from '../../ui/LookAlikes.tsx'
import { Amount } from './Amount.tsx'
import { Gain } from './Gain.tsx'
import type { Lot } from './ledger.ts'
import styles from './Portfolio.module.css'
import type { HeldItem } from './readPortfolio.ts'
import { hasSurplus, unrealisedOf } from './value.ts'

const SHOWN_AT_FIRST = 25

export function HeldTable({ items }: { readonly items: readonly HeldItem[] }) {
  const { shown, showAll } = useFirstRows(items.toSorted(byValue), { most: SHOWN_AT_FIRST, what: 'items' })
  return (
    <>
      <WideTable label="Items held, the most valuable first in each currency">
        <thead>
          <tr>
            <HeaderCell>Item</HeaderCell>
            <HeaderCell numeric wideOnly>
              Units
            </HeaderCell>
            <HeaderCell numeric>Cost</HeaderCell>
            <HeaderCell numeric>At floor</HeaderCell>
            <HeaderCell numeric wideOnly>
              At trait floor
            </HeaderCell>
            <HeaderCell numeric wideOnly>
              Unrealised
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {shown.map((held) => {
            const trait = held.trait === undefined ? undefined : parseTraitKey(held.trait)
            return (
              <tr key={held.item}>
                <Cell>
                  <Link className={styles.item} to={itemPath(held.collection, held.tokenId)}>
                    <span className={styles.media} aria-hidden="true">
                      <Media collection={held.collection} image={held.image} alt="" />
                    </span>
                    <span>
                      <bdi className={styles.name}>{held.name}</bdi>
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
                  {formatCount(held.quantity)}
                </Cell>
                <Cell numeric>
                  <Cost held={held} />
                </Cell>
                <Cell numeric>
                  <Amount money={held.atFloor} />
                </Cell>
                <Cell numeric wideOnly>
                  <Amount money={held.atTraitFloor} />
                  {trait !== undefined && <bdi className={styles.quiet}>{traitWords(trait)}</bdi>}
                </Cell>
                <Cell numeric wideOnly>
                  <Gain gain={unrealisedOf(held.cost, held.atFloor)} />
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
  return (
    <>
      {cost.known.map((money) => (
        <span key={money.currency.address} className={styles.stacked}>
          <Amount money={money} />
        </span>
      ))}
      {cost.unknownUnits > 0n && (
        <span className={styles.quiet}>
          {hasSurplus(lots, quantity) ? 'some left unseen by the index' : unknownWords(lots)}
        </span>
      )}
    </>
  )
}

const ORIGIN_WORDS = {
  minted: 'minted',
  received: 'received',
  before: 'held before the index began',
  bought: 'bought',
} as const

/** How the units came whose cost is not known. */
function unknownWords(lots: readonly Lot[]): string {
  const origins = new Set(lots.filter(({ cost }) => cost === undefined).map(({ origin }) => origin))
  return [...origins].map((origin) => ORIGIN_WORDS[origin]).join(', ')
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
