// The item's traits, linked to the items that share them, each with its share of the collection and its floor; and the
// item's rarity rank.
import type { ReactNode } from 'react'
import { Link } from '../../ui/Link.tsx'
import type { Address } from '../../domain/address.ts'
import { collectionPath } from '../../domain/paths.ts'
import { parseTraitKey, type TraitKey, traitTypeName, traitValueName } from '../../domain/traits.ts'
import { toWei } from '../../domain/wei.ts'
import type { ItemStanding, TraitStanding } from '../../itemSearch/engine.ts'
import { NO_FILTERS, writeItemFilters } from '../../features/items/filters/itemFilters.ts'
import { useStanding } from '../../features/items/source/useStanding.ts'
import { itemPageTexts } from '../../messages/en/itemPage.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { shareOfWhole } from './shareOfWhole.ts'
import itemStyles from './Item.module.css'
import styles from './Traits.module.css'

export interface TraitsProps {
  readonly traits: readonly TraitKey[]
  readonly collection: Address
  /** The item's ID in the subgraph. */
  readonly id: string
  readonly tokenCount: number
}

export function Traits({ traits, collection, id, tokenCount }: TraitsProps) {
  if (traits.length === 0) return null
  return <KnownTraits traits={traits} collection={collection} id={id} tokenCount={tokenCount} />
}

/** Traits that a host serves: the index doesn't have them, so there are no filters, shares, or floors. */
export function HostedTraits({ traits }: Pick<TraitsProps, 'traits'>) {
  if (traits.length === 0) return null
  return (
    <TraitSection>
      {traits.map((key) => (
        <li key={key}>
          <div className={styles.trait}>
            <TraitText traitKey={key} />
          </div>
        </li>
      ))}
    </TraitSection>
  )
}

interface TraitSectionProps {
  /** Beside the title. */
  readonly aside?: ReactNode
  /** The traits as list items. */
  readonly children: ReactNode
}

function TraitSection({ aside, children }: TraitSectionProps) {
  const t = useTranslate()
  return (
    <section aria-label={t(itemPageTexts.traits)}>
      <header className={styles.heading}>
        <h2 className={styles.title}>{t(itemPageTexts.traits)}</h2>
        {aside}
      </header>
      <ul className={itemStyles.traits}>{children}</ul>
    </section>
  )
}

/** The text keeps its own direction inside, and the page's alignment outside. */
function TraitText({ traitKey }: { readonly traitKey: TraitKey }) {
  const t = useTranslate()
  const trait = parseTraitKey(traitKey) ?? { type: '', value: traitKey }
  return (
    <>
      <span className={styles.type}>
        <bdi>{t(traitTypeName(trait.type))}</bdi>
      </span>
      <span className={styles.value}>
        <bdi>{t(traitValueName(trait))}</bdi>
      </span>
    </>
  )
}

function KnownTraits({ traits, collection, id, tokenCount }: TraitsProps) {
  const standing = useStanding({ collection, id, tokenCount })
  return (
    <TraitSection aside={standing !== undefined && <RarityLine standing={standing} />}>
      {traits.map((key) => (
        <TraitLink
          key={key}
          traitKey={key}
          collection={collection}
          standing={standing?.traits[key]}
          items={standing?.ranked ?? 0}
        />
      ))}
    </TraitSection>
  )
}

function RarityLine({ standing: { rank, ranked, sharedWith } }: { readonly standing: ItemStanding }) {
  const t = useTranslate()
  if (rank === null) return null
  return (
    <p className={styles.rarity} title={t(itemPageTexts.rarityHint)}>
      <Trans
        message={itemPageTexts.rarity({
          rank: <strong className={styles.rank}>{t(rank)}</strong>,
          total: ranked,
          others: sharedWith,
        })}
      />
    </p>
  )
}

interface TraitLinkProps {
  readonly traitKey: TraitKey
  readonly collection: Address
  /** Undefined until it has loaded. */
  readonly standing: TraitStanding | undefined
  /** Number of items that the share is of. */
  readonly items: number
}

function TraitLink({ traitKey, collection, standing, items }: TraitLinkProps) {
  const t = useTranslate()
  const { nativeCurrency } = useConfig().network
  return (
    <li>
      <Link
        className={styles.trait}
        to={collectionPath(collection, writeItemFilters({ ...NO_FILTERS, trait: [traitKey] }))}
      >
        <TraitText traitKey={traitKey} />
        <span className={styles.share}>
          {standing !== undefined && items > 1 && (
            <span title={t(itemPageTexts.traitCount({ count: standing.count, total: items }))}>
              {t(shareOfWhole(standing.count, items))}
            </span>
          )}
        </span>
        <span className={styles.floor}>
          {standing?.floor !== undefined && (
            <Trans
              message={itemPageTexts.traitFloor({
                price: <Price size="xs" quiet amount={toWei(standing.floor)} currency={nativeCurrency} />,
              })}
            />
          )}
        </span>
      </Link>
    </li>
  )
}
