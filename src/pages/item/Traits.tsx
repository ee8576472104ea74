// The item's traits, each a way to the other items that have it, with its share of the collection where that is cheap.
import { Link } from '../../ui/Link.tsx'
import type { Address } from '../../domain/address.ts'
import { collectionPath } from '../../domain/paths.ts'
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import { NO_FILTERS, writeItemFilters } from '../../features/collections/itemFilters.ts'
import { useTraitIndex } from '../../features/collections/traitIndex.ts'
import { shareInWords } from './share.ts'
import itemStyles from './Item.module.css'
import styles from './Traits.module.css'

export interface TraitsProps {
  readonly traits: readonly TraitKey[]
  readonly collection: Address
  readonly tokenCount: number
}

/** Reading the traits of more items than this takes too many requests for a figure at the side. */
const MOST_COUNTED = 3_000

export function Traits({ traits, collection, tokenCount }: TraitsProps) {
  if (traits.length === 0) return null
  const countable = tokenCount > 1 && tokenCount <= MOST_COUNTED
  return (
    <section aria-label="Traits">
      <h2 className={styles.title}>Traits</h2>
      <ul className={itemStyles.traits}>
        {traits.map((key) => (
          <TraitLink key={key} traitKey={key} collection={collection}>
            {countable && <Share traitKey={key} collection={collection} />}
          </TraitLink>
        ))}
      </ul>
    </section>
  )
}

interface TraitProps {
  readonly traitKey: TraitKey
  readonly collection: Address
}

function TraitLink({ traitKey, collection, children }: TraitProps & { readonly children: React.ReactNode }) {
  const { type, value } = parseTraitKey(traitKey) ?? { type: '', value: traitKey }
  return (
    <li>
      <Link
        className={styles.trait}
        to={collectionPath(collection, writeItemFilters({ ...NO_FILTERS, trait: [traitKey] }))}
      >
        <bdi className={styles.type}>{type}</bdi>
        <bdi className={styles.value}>{value}</bdi>
        <span className={styles.share}>{children}</span>
      </Link>
    </li>
  )
}

function Share({ traitKey, collection }: TraitProps) {
  const { items, status } = useTraitIndex(collection)
  if (status !== 'ready' || items.length === 0) return null
  const count = items.filter((keys) => keys.includes(traitKey)).length
  return <span title={`${count} of ${items.length} items`}>{shareInWords(count, items.length)}</span>
}
