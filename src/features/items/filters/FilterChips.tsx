// The active filters, each removable, and the problems of invalid ones.
import { CircleAlert } from 'lucide-react'
import { checksumAddress } from '../../../domain/checksum.ts'
import { parseTraitKey, type TraitKey, traitTypeName, traitValueName } from '../../../domain/traits.ts'
import { exactAmount } from '../../../domain/wei.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import type { Message, Value } from '../../../messages/message.ts'
import { decimal, andList } from '../../../messages/values.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { useAccountName } from '../../../ui/useAccountName.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import styles from './FilterChips.module.css'
import type { FilterTexts } from './itemFilters.ts'
import type { ItemFiltersState } from './useItemFilters.ts'

const FIELD_NAMES: Record<keyof FilterTexts, Message> = {
  status: collectionTexts.filterPanel.status,
  currency: collectionTexts.filterPanel.currency,
  min: collectionTexts.filterPanel.lowestPrice,
  max: collectionTexts.filterPanel.highestPrice,
  trait: collectionTexts.filterPanel.traits,
  q: collectionTexts.filterPanel.search,
  owner: collectionTexts.filterPanel.owner,
  sort: collectionTexts.filterPanel.sortBy,
  view: collectionTexts.filterPanel.layout,
}

export function FilterChips({ filters }: { readonly filters: ItemFiltersState }) {
  const { texts, problems, change, clear, count } = filters
  const accountName = useAccountName()
  const t = useTranslate()
  const wrong = Object.keys(problems) as (keyof FilterTexts)[]
  if (count === 0 && wrong.length === 0) return null
  const { listed, inBundle, traits, text, owner } = filters.filters
  const status = listed
    ? collectionTexts.filterPanel.forSale
    : inBundle
      ? collectionTexts.filterPanel.inBundle
      : undefined
  const price = priceMessage(filters)
  const hasChips =
    status !== undefined || price !== undefined || traits.length > 0 || text !== '' || owner !== undefined
  const clearAll = count > 0 && (
    <Button size="s" variant="quiet" onClick={clear}>
      {t(collectionTexts.filterPanel.clear)}
    </Button>
  )
  // Of the traits, only those with a mistake are ignored.
  const ignored = { ...texts, trait: texts.trait.filter((key) => !traits.includes(key)) }
  return (
    <div className={styles.block}>
      {hasChips && (
        <div className={styles.chips}>
          {status !== undefined && (
            <Chip
              onRemove={() => change({ status: '' })}
              removeLabel={t(collectionTexts.filterPanel.remove({ filter: status }))}
            >
              {t(status)}
            </Chip>
          )}
          {price !== undefined && (
            <Chip
              onRemove={() => change({ min: '', max: '' })}
              removeLabel={t(collectionTexts.filterPanel.remove({ filter: price }))}
            >
              {t(price)}
            </Chip>
          )}
          {traitChips(traits).map(({ name, keys, value: label }) => {
            const [type, value] = [t(traitTypeName(name)), t(label)]
            return (
              <Chip
                key={keys[0]}
                onRemove={() =>
                  change(({ trait }) => ({ trait: trait.filter((other) => !keys.includes(other)) }))
                }
                removeLabel={t(collectionTexts.filterPanel.remove({ filter: `${type} ${value}` }))}
              >
                <bdi className={styles.type}>{type}</bdi> <bdi>{value}</bdi>
              </Chip>
            )
          })}
          {text !== '' && (
            <Chip
              onRemove={() => change({ q: '' })}
              removeLabel={t(collectionTexts.filterPanel.removeSearch({ text }))}
            >
              <Trans message={collectionTexts.filterPanel.searchText({ text: <bdi>{text}</bdi> })} />
            </Chip>
          )}
          {owner !== undefined && (
            <Chip
              onRemove={() => change({ owner: '' })}
              removeLabel={t(
                collectionTexts.filterPanel.remove({
                  filter: collectionTexts.filterPanel.ownedByName({ account: accountName(owner) }),
                }),
              )}
            >
              <Trans
                message={collectionTexts.filterPanel.ownedBy({
                  label: (label) => <span className={styles.type}>{label}</span>,
                  account: (
                    <span className={styles.address} title={checksumAddress(owner)}>
                      {accountName(owner)}
                    </span>
                  ),
                })}
              />
            </Chip>
          )}
          {clearAll}
        </div>
      )}
      {wrong.length > 0 && (
        <ul className={styles.problems} role="alert">
          {wrong.map((field) => (
            <li key={field} className={field === 'min' || field === 'max' ? styles.price : undefined}>
              <CircleAlert aria-hidden="true" />
              <span>
                <Trans
                  message={collectionTexts.filterPanel.notUsed({
                    field: FIELD_NAMES[field],
                    text: shorten(t(andList([ignored[field]].flat()))),
                    count: [ignored[field]].flat().length,
                    code: (text) => <code>{text}</code>,
                    problem: problems[field] ?? '',
                  })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!hasChips && clearAll}
    </div>
  )
}

/** More values of one type, such as those of a range, share one chip. */
const MAX_CHIPS_OF_TYPE = 8

interface TraitChip {
  readonly name: string
  readonly keys: readonly TraitKey[]
  readonly value: Value
}

function traitChips(traits: readonly TraitKey[]): readonly TraitChip[] {
  const parsed = traits.map((key) => ({ key, ...(parseTraitKey(key) ?? { type: '', value: key }) }))
  const types = [...new Set(parsed.map(({ type }) => type))]
  return types.flatMap((name): readonly TraitChip[] => {
    const values = parsed.filter(({ type }) => type === name)
    const all = values.map(({ key }) => key)
    return values.length > MAX_CHIPS_OF_TYPE
      ? [{ name, keys: all, value: collectionTexts.filterPanel.severalValues({ count: all.length }) }]
      : values.map((trait) => ({ name, keys: [trait.key], value: traitValueName(trait) }))
  })
}

const LONGEST_SHOWN = 48

const shorten = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text)

/** The active price bounds. */
function priceMessage({ filters }: ItemFiltersState): Message | undefined {
  const { minPrice, maxPrice, unit: currency } = filters
  const max = maxPrice && exactAmount(maxPrice, currency)
  if (minPrice === undefined) return max && collectionTexts.filterPanel.priceUpTo({ max })
  const min = exactAmount(minPrice, currency)
  return max === undefined
    ? collectionTexts.filterPanel.priceFrom({ min })
    : collectionTexts.filterPanel.priceRange({ min: decimal(min.digits), max })
}
