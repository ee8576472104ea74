// The filters in force, each to be taken away, and what of the address could not be used.
import { CircleAlert } from 'lucide-react'
import { checksumAddress, shortAddress } from '../../domain/checksum.ts'
import { parseTraitKey, traitTypeWords, traitValueWords } from '../../domain/traits.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import styles from './FilterChips.module.css'
import type { FilterTexts } from './itemFilters.ts'
import type { ItemFiltersState } from './useItemFilters.ts'

const FIELD_NAMES: Record<keyof FilterTexts, string> = {
  status: 'Status',
  currency: 'Currency',
  min: 'Lowest price',
  max: 'Highest price',
  trait: 'Traits',
  q: 'Search',
  owner: 'Owner',
  sort: 'Order',
  view: 'Layout',
}

export function FilterChips({ filters }: { readonly filters: ItemFiltersState }) {
  const { texts, problems, change, clear, count } = filters
  const wrong = Object.keys(problems) as (keyof FilterTexts)[]
  if (count === 0 && wrong.length === 0) return null
  const { listed, traits, text, owner } = filters.filters
  const price = priceText(filters)
  return (
    <div className={styles.block}>
      <div className={styles.chips}>
        {listed && (
          <Chip onRemove={() => change({ status: '' })} removeLabel="Remove the filter: for sale">
            For sale
          </Chip>
        )}
        {price !== undefined && (
          <Chip
            onRemove={() => change({ min: '', max: '' })}
            removeLabel={`Remove the filter: price ${price}`}
          >
            {price}
          </Chip>
        )}
        {traits.map((key) => {
          const { type, value } = parseTraitKey(key) ?? { type: '', value: key }
          return (
            <Chip
              key={key}
              onRemove={() => change({ trait: traits.filter((other) => other !== key) })}
              removeLabel={`Remove the filter: ${traitTypeWords(type)} ${traitValueWords(value)}`}
            >
              <bdi className={styles.type}>{traitTypeWords(type)}</bdi> <bdi>{traitValueWords(value)}</bdi>
            </Chip>
          )
        })}
        {text !== '' && (
          <Chip onRemove={() => change({ q: '' })} removeLabel={`Remove the search for ${text}`}>
            “<bdi>{text}</bdi>”
          </Chip>
        )}
        {owner !== undefined && (
          <Chip
            onRemove={() => change({ owner: '' })}
            removeLabel={`Remove the filter: owned by ${checksumAddress(owner)}`}
          >
            <span className={styles.type}>Owned by</span>{' '}
            <span className={styles.address} title={checksumAddress(owner)}>
              {shortAddress(owner)}
            </span>
          </Chip>
        )}
        {count > 0 && (
          <Button size="s" variant="quiet" onClick={clear}>
            Clear all
          </Button>
        )}
      </div>
      {wrong.length > 0 && (
        <ul className={styles.problems} role="alert">
          {wrong.map((field) => (
            <li key={field}>
              <CircleAlert aria-hidden="true" />
              <span>
                {FIELD_NAMES[field]}: <code className={styles.text}>{shown(texts[field])}</code> is not used.{' '}
                {problems[field]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const LONGEST_SHOWN = 48

function shown(text: string | readonly string[]): string {
  const whole = typeof text === 'string' ? text : text.join(', ')
  return whole.length > LONGEST_SHOWN ? `${whole.slice(0, LONGEST_SHOWN)}…` : whole
}

/** The price bounds that are in force, as the reader wrote them. */
function priceText({ filters, texts }: ItemFiltersState): string | undefined {
  const { minPrice, maxPrice, currency } = filters
  const min = minPrice === undefined ? undefined : texts.min
  const max = maxPrice === undefined ? undefined : texts.max
  if (min === undefined && max === undefined) return undefined
  if (max === undefined) return `From ${min} ${currency.symbol}`
  if (min === undefined) return `Up to ${max} ${currency.symbol}`
  return `${min} to ${max} ${currency.symbol}`
}
