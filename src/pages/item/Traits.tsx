// The item's traits, each a way to the other items that have it: its share of the collection, the cheapest item that
// has it, and how rare all of them together make the item.
import { Link } from '../../ui/Link.tsx'
import type { Address } from '../../domain/address.ts'
import { collectionPath } from '../../domain/paths.ts'
import { parseTraitKey, type TraitKey, traitTypeWords, traitValueWords } from '../../domain/traits.ts'
import { formatCount, toWei } from '../../domain/wei.ts'
import type { ItemStanding, TraitStanding } from '../../catalogue/engine.ts'
import { NO_FILTERS, writeItemFilters } from '../../features/collections/itemFilters.ts'
import { useStanding } from '../../features/collections/useStanding.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { shareInWords } from './share.ts'
import itemStyles from './Item.module.css'
import styles from './Traits.module.css'

export interface TraitsProps {
  readonly traits: readonly TraitKey[]
  readonly collection: Address
  /** Id of the item's token in the index. */
  readonly id: string
  readonly tokenCount: number
}

export function Traits({ traits, collection, id, tokenCount }: TraitsProps) {
  if (traits.length === 0) return null
  return <KnownTraits traits={traits} collection={collection} id={id} tokenCount={tokenCount} />
}

function KnownTraits({ traits, collection, id, tokenCount }: TraitsProps) {
  const standing = useStanding({ collection, id, tokenCount })
  return (
    <section aria-label="Traits">
      <header className={styles.heading}>
        <h2 className={styles.title}>Traits</h2>
        {standing !== undefined && <RarityLine standing={standing} />}
      </header>
      <ul className={itemStyles.traits}>
        {traits.map((key) => (
          <TraitLink
            key={key}
            traitKey={key}
            collection={collection}
            standing={standing?.traits[key]}
            items={standing?.ranked ?? 0}
          />
        ))}
      </ul>
    </section>
  )
}

const HOW =
  'Each trait’s share of the items that publish traits, “none” included, is multiplied; the smallest product ranks first. Items with the same shares share a rank.'

function RarityLine({ standing: { rank, ranked, sharedWith } }: { readonly standing: ItemStanding }) {
  if (rank === null) return null
  return (
    <p className={styles.rarity} title={HOW}>
      Rarity <strong className={styles.rank}>{formatCount(rank)}</strong> of {formatCount(ranked)}
      {sharedWith > 0 && `, shared with ${formatCount(sharedWith)} ${sharedWith === 1 ? 'other' : 'others'}`}
    </p>
  )
}

interface TraitLinkProps {
  readonly traitKey: TraitKey
  readonly collection: Address
  /** Undefined while it is not known. */
  readonly standing: TraitStanding | undefined
  /** Items that the share is of. */
  readonly items: number
}

function TraitLink({ traitKey, collection, standing, items }: TraitLinkProps) {
  const { nativeCurrency } = useConfig().network
  const { type, value } = parseTraitKey(traitKey) ?? { type: '', value: traitKey }
  return (
    <li>
      <Link
        className={styles.trait}
        to={collectionPath(collection, writeItemFilters({ ...NO_FILTERS, trait: [traitKey] }))}
      >
        <bdi className={styles.type}>{traitTypeWords(type)}</bdi>
        <bdi className={styles.value}>{traitValueWords(value)}</bdi>
        <span className={styles.share}>
          {standing !== undefined && items > 1 && (
            <span title={`${formatCount(standing.count)} of ${formatCount(items)} items`}>
              {shareInWords(standing.count, items)}
            </span>
          )}
        </span>
        <span className={styles.floor}>
          {standing?.floor !== undefined && (
            <>
              from <Price size="xs" quiet amount={toWei(standing.floor)} currency={nativeCurrency} />
            </>
          )}
        </span>
      </Link>
    </li>
  )
}
