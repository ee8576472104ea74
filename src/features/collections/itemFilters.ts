// The filters of a collection's items as they stand in the address: one schema reads them, one function writes them.
import * as v from 'valibot'
import { type Address } from '../../domain/address.ts'
import { tryReadAddress } from '../../domain/checksum.ts'
import type { Currency } from '../../domain/currency.ts'
import { VitrineError } from '../../domain/errors.ts'
import { parseTraitKey, type TraitKey } from '../../domain/traits.ts'
import { parseAmount } from '../../domain/typedAmount.ts'
import type { Wei } from '../../domain/wei.ts'

export const ITEM_SORTS = [
  'price-low',
  'price-high',
  'recently-listed',
  'recently-sold',
  'last-sale',
  'number',
  'rarity',
  'relevance',
] as const
export type ItemSort = (typeof ITEM_SORTS)[number]

export const ITEM_VIEWS = ['large', 'small', 'list'] as const
type ItemView = (typeof ITEM_VIEWS)[number]

/** The order when the address names none: what a text most likely means, else the cheapest first. */
export function defaultSort(text: string): ItemSort {
  return text === '' ? 'price-low' : 'relevance'
}

/** What is asked of the index. */
export interface ItemFilters {
  readonly listed: boolean
  /** The currency that the price bounds are in. */
  readonly currency: Currency
  readonly minPrice: Wei | undefined
  readonly maxPrice: Wei | undefined
  /** Values of one trait type widen, different types narrow. */
  readonly traits: readonly TraitKey[]
  readonly text: string
  /** Only what this account holds; anyone's without one. */
  readonly owner: Address | undefined
  readonly sort: ItemSort
  /** How the items are laid out; undefined for the reader's usual. */
  readonly view: ItemView | undefined
}

/** The filters as the reader wrote them: what is wrong with one stays in its field. */
export interface FilterTexts {
  readonly status: string
  readonly currency: string
  readonly min: string
  readonly max: string
  readonly trait: readonly string[]
  readonly q: string
  readonly owner: string
  readonly sort: string
  readonly view: string
}

/** What to change, by field. */
type FilterProblems = Readonly<Partial<Record<keyof FilterTexts, string>>>

export const NO_FILTERS: FilterTexts = {
  status: '',
  currency: '',
  min: '',
  max: '',
  trait: [],
  q: '',
  owner: '',
  sort: '',
  view: '',
}

export const MAX_TEXT_CHARACTERS = 120
const MAX_TRAITS = 40
const MAX_TRAIT_CHARACTERS = 400
/** Beyond a thousand million million of any coin there is no price, only a slip of the hand. */
const HIGHEST_WHOLE_PRICE = 10n ** 15n

/** One entry a field of the address; each reads its own text, so that one mistake leaves the others in force. */
function schema(currencies: readonly Currency[]) {
  const find = (text: string) =>
    currencies.find(
      ({ symbol, address }) =>
        symbol.toLowerCase() === text.toLowerCase() || address === tryReadAddress(text),
    )
  return {
    status: v.pipe(
      v.picklist(['', 'listed'], 'Items can be filtered by “listed” alone.'),
      v.transform((text) => text === 'listed'),
    ),
    currency: v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || find(text) !== undefined,
        `Prices can be given in ${currencies.map(({ symbol }) => symbol).join(' or ')}.`,
      ),
      v.transform((text) => find(text) ?? currencies[0]),
    ),
    trait: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.maxLength(MAX_TRAIT_CHARACTERS, 'This trait is too long to exist.'),
          v.check(
            (key) => parseTraitKey(key) !== undefined,
            'A trait is written as its type, =, and its value.',
          ),
        ),
      ),
      v.maxLength(MAX_TRAITS, `At most ${MAX_TRAITS} traits at once.`),
      v.transform((keys) => [...new Set(keys)]),
    ),
    q: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_TEXT_CHARACTERS, `Search for ${MAX_TEXT_CHARACTERS} characters at most.`),
    ),
    owner: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => text === '' || tryReadAddress(text) !== undefined,
        'An owner is an address: 0x and 40 digits, its checksum right.',
      ),
      v.transform((text) => (text === '' ? undefined : tryReadAddress(text))),
    ),
    sort: v.pipe(
      v.picklist(['', ...ITEM_SORTS], 'There is no such order; sorted by price instead.'),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
    view: v.pipe(
      v.picklist(['', ...ITEM_VIEWS], 'Items are laid out in a large grid, a small one, or a list.'),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
  }
}

function price(currency: Currency) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Wei | undefined => {
      if (dataset.value === '') return undefined
      try {
        const amount = parseAmount(dataset.value, currency)
        if (amount <= HIGHEST_WHOLE_PRICE * 10n ** BigInt(currency.decimals)) return amount
        addIssue({ message: 'No price is that high.' })
      } catch (error) {
        addIssue({ message: error instanceof VitrineError ? error.message : 'Enter a number, such as 0.42' })
      }
      return NEVER
    }),
  )
}

export interface ParsedFilters {
  readonly filters: ItemFilters
  readonly texts: FilterTexts
  readonly problems: FilterProblems
}

/**
 * Reads the filters of an address. Never throws: what cannot be used is reported by field and asks for nothing.
 *
 * @param currencies what prices may be given in, the default first; not empty
 */
export function parseItemFilters(query: URLSearchParams, currencies: readonly Currency[]): ParsedFilters {
  const texts: FilterTexts = {
    status: query.get('status') ?? '',
    currency: query.get('currency') ?? '',
    min: query.get('min') ?? '',
    max: query.get('max') ?? '',
    trait: query.getAll('trait'),
    q: query.get('q') ?? '',
    owner: query.get('owner') ?? '',
    sort: query.get('sort') ?? '',
    view: query.get('view') ?? '',
  }
  const problems: Partial<Record<keyof FilterTexts, string>> = {}
  const read = <Output>(
    field: keyof FilterTexts,
    entry: v.GenericSchema<unknown, Output>,
    instead: Output,
  ): Output => {
    const result = v.safeParse(entry, texts[field])
    if (result.success) return result.output
    problems[field] = result.issues[0].message
    return instead
  }
  const entries = schema(currencies)
  const [first] = currencies
  if (first === undefined) throw new RangeError('A network has at least its own coin')
  const currency = read('currency', entries.currency, first) ?? first
  let minPrice = read('min', price(currency), undefined)
  let maxPrice = read('max', price(currency), undefined)
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    // Which of the two is the slip cannot be told from an address: neither is used, and both say so.
    problems.min = 'It is above the highest price.'
    problems.max = 'It is below the lowest price.'
    minPrice = undefined
    maxPrice = undefined
  }
  const text = read('q', entries.q, '')
  const filters: ItemFilters = {
    listed: read('status', entries.status, false),
    currency,
    minPrice,
    maxPrice,
    traits: read('trait', entries.trait, []),
    text,
    owner: read('owner', entries.owner, undefined),
    sort: read('sort', entries.sort, undefined) ?? defaultSort(text),
    view: read('view', entries.view, undefined),
  }
  return { filters, texts, problems }
}

/** The query string of these filters, without a question mark; what is at its default is left out. */
export function writeItemFilters(texts: FilterTexts): string {
  const query = new URLSearchParams()
  const { trait, ...single } = texts
  for (const [field, text] of Object.entries(single)) if (text !== '') query.set(field, text)
  for (const key of trait) query.append('trait', key)
  return query.toString()
}

/** Names the list that these filters give; equal filters, equal name. */
export function filtersKey(collection: Address, filters: ItemFilters): string {
  const { listed, currency, minPrice, maxPrice, traits, text, owner, sort } = filters
  const bounded = minPrice !== undefined || maxPrice !== undefined
  return JSON.stringify([
    'items',
    collection,
    listed,
    bounded ? currency.address : '',
    String(minPrice ?? ''),
    String(maxPrice ?? ''),
    [...traits].sort(),
    text,
    owner ?? '',
    sort,
  ])
}
