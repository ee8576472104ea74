// The filters of a collection's items in the URL: one schema reads them, one function writes them.
import * as v from 'valibot'
import { ITEM_SORTS, type ItemSort } from '../../../itemSearch/query.ts'
import { type Address } from '../../../domain/address.ts'
import { tryReadAddress } from '../../../domain/checksum.ts'
import type { Currency } from '../../../domain/currency.ts'
import { errorText, InvalidAmountError } from '../../../domain/errors.ts'
import { parseTraitKey, type Trait, type TraitKey } from '../../../domain/traits.ts'
import { parseAmount } from '../../../domain/parseAmount.ts'
import { stableKey } from '../../../domain/stableKey.ts'
import type { Wei } from '../../../domain/wei.ts'
import { collectionTexts } from '../../../messages/en/collection.ts'
import type { Value } from '../../../messages/message.ts'
import { orList } from '../../../messages/values.ts'

export const ITEM_VIEWS = ['large', 'small', 'list'] as const
type ItemView = (typeof ITEM_VIEWS)[number]

/** The order when the URL has none: by relevance for a text, otherwise the cheapest first. */
export function defaultSort(text: string): ItemSort {
  return text === '' ? 'price-low' : 'relevance'
}

export interface ItemFilters {
  readonly listed: boolean
  /** Only items that a live bundle offers; never together with `listed`. */
  readonly inBundle: boolean
  /** The unit of account that the price bounds are in. */
  readonly unit: Currency
  readonly minPrice: Wei | undefined
  readonly maxPrice: Wei | undefined
  /** Values of one trait type are combined by OR, different types by AND. */
  readonly traits: readonly TraitKey[]
  readonly text: string
  /** Only items that this account holds; undefined for any holder. */
  readonly owner: Address | undefined
  readonly sort: ItemSort
  /** The layout; undefined for the viewer's preference. */
  readonly view: ItemView | undefined
}

/** The filters as text in the URL, including invalid ones. */
export type FilterTexts = Readonly<ReturnType<typeof parseTexts>>

function parseTexts(query: URLSearchParams) {
  const trait: readonly string[] = query.getAll('trait')
  return {
    status: query.get('status') ?? '',
    currency: query.get('currency') ?? '',
    min: query.get('min') ?? '',
    max: query.get('max') ?? '',
    trait,
    q: query.get('q') ?? '',
    owner: query.get('owner') ?? '',
    sort: query.get('sort') ?? '',
    view: query.get('view') ?? '',
  }
}

/** Problems by field. */
type FilterProblems = Readonly<Partial<Record<keyof FilterTexts, Value>>>

export const NO_FILTERS: FilterTexts = parseTexts(new URLSearchParams())

export const MAX_TEXT_CHARACTERS = 120
/** Each is a condition of the index's query: a range of numbers is all values in it. */
export const MAX_TRAITS = 100
/** Longest type or value of a trait, in UTF-16 units: as long as the index keeps them (subgraph/src/constants.ts). */
const MAX_TRAIT_LENGTH = 256
/** A higher price than 10^15 of any currency is a mistake. */
const HIGHEST_WHOLE_PRICE = 10n ** 15n

/** The messages of the schema's problem codes. */
const problemMessages = (units: readonly Currency[]) => ({
  badStatus: collectionTexts.filterPanel.badStatus,
  badCurrency: collectionTexts.filterPanel.badCurrency({
    currencies: orList(units.map(({ symbol }) => symbol)),
  }),
  traitTooLong: collectionTexts.filterPanel.traitTooLong,
  badTrait: collectionTexts.filterPanel.badTrait,
  tooManyTraits: collectionTexts.filterPanel.tooManyTraits({ most: MAX_TRAITS }),
  searchTooLong: collectionTexts.filterPanel.searchTooLong({ most: MAX_TEXT_CHARACTERS }),
  badOwner: collectionTexts.filterPanel.badOwner,
  badSort: collectionTexts.filterPanel.badSort,
  badLayout: collectionTexts.filterPanel.badLayout,
})

type ProblemCode = keyof ReturnType<typeof problemMessages>

const code = (problem: ProblemCode) => problem

/** One entry per field or trait; each is read on its own, so that one mistake leaves the other filters in force. */
function schema(units: readonly Currency[]) {
  const find = (text: string) =>
    units.find(
      ({ symbol, address }) =>
        symbol.toLowerCase() === text.toLowerCase() || address === tryReadAddress(text),
    )
  return {
    status: v.picklist(['', 'listed', 'bundle'], code('badStatus')),
    currency: v.pipe(
      v.string(),
      v.check((text) => text === '' || find(text) !== undefined, code('badCurrency')),
      v.transform((text) => find(text) ?? units[0]),
    ),
    trait: v.pipe(
      v.string(),
      v.check((key) => parseTraitKey(key) !== undefined, code('badTrait')),
      v.check((key) => isStorable(parseTraitKey(key)), code('traitTooLong')),
      v.transform((key) => [key]),
    ),
    q: v.pipe(v.string(), v.trim(), v.maxLength(MAX_TEXT_CHARACTERS, code('searchTooLong'))),
    owner: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || tryReadAddress(text) !== undefined, code('badOwner')),
      v.transform((text) => (text === '' ? undefined : tryReadAddress(text))),
    ),
    sort: v.pipe(
      v.picklist(['', ...ITEM_SORTS], code('badSort')),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
    view: v.pipe(
      v.picklist(['', ...ITEM_VIEWS], code('badLayout')),
      v.transform((text) => (text === '' ? undefined : text)),
    ),
  }
}

function isStorable(trait: Trait | undefined): boolean {
  return trait === undefined || Math.max(trait.type.length, trait.value.length) <= MAX_TRAIT_LENGTH
}

/** @throws InvalidAmountError with the problem as its message */
function parsePrice(text: string, unit: Currency): Wei | undefined {
  if (text === '') return undefined
  const amount = parseAmount(text, unit)
  if (amount <= HIGHEST_WHOLE_PRICE * 10n ** BigInt(unit.decimals)) return amount
  throw new InvalidAmountError(collectionTexts.filterPanel.priceTooHigh, { details: { text } })
}

export interface ParsedFilters {
  readonly filters: ItemFilters
  readonly texts: FilterTexts
  readonly problems: FilterProblems
}

/**
 * Reads the filters of a URL. Never throws: an invalid one is reported by field and filters nothing.
 *
 * @param units of account of prices, the default first; not empty
 */
export function parseItemFilters(query: URLSearchParams, units: readonly Currency[]): ParsedFilters {
  const texts = parseTexts(query)
  const problems: Partial<Record<keyof FilterTexts, Value>> = {}
  const messages = problemMessages(units)
  const read = <Output>(
    field: keyof FilterTexts,
    entry: v.GenericSchema<unknown, Output>,
    fallback: Output,
    text = texts[field],
  ): Output => {
    const result = v.safeParse(entry, text)
    if (result.success) return result.output
    problems[field] = messages[result.issues[0].message as ProblemCode]
    return fallback
  }
  const entries = schema(units)
  const [first] = units
  if (first === undefined) throw new RangeError('A network has at least its own coin')
  const unit = read('currency', entries.currency, first) ?? first
  const parseBound = (field: 'min' | 'max') => {
    try {
      return parsePrice(texts[field], unit)
    } catch (error) {
      problems[field] = errorText(error, collectionTexts.filterPanel.badPrice)
      return undefined
    }
  }
  let minPrice = parseBound('min')
  let maxPrice = parseBound('max')
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    // Either of the two may be the mistake, so neither is used. One report is enough.
    problems.min = collectionTexts.filterPanel.aboveHighest
    minPrice = undefined
    maxPrice = undefined
  }
  const traits = [...new Set(texts.trait)].flatMap((key) => read('trait', entries.trait, [], key))
  if (traits.length > MAX_TRAITS) problems.trait = messages.tooManyTraits
  const text = read('q', entries.q, '')
  const status = read('status', entries.status, '')
  const filters: ItemFilters = {
    listed: status === 'listed',
    inBundle: status === 'bundle',
    unit,
    minPrice,
    maxPrice,
    traits: traits.slice(0, MAX_TRAITS),
    text,
    owner: read('owner', entries.owner, undefined),
    sort: read('sort', entries.sort, undefined) ?? defaultSort(text),
    view: read('view', entries.view, undefined),
  }
  return { filters, texts, problems }
}

/** The query string of these filters, without a question mark; without defaults. */
export function writeItemFilters(texts: FilterTexts): string {
  const query = new URLSearchParams()
  const { trait, ...single } = texts
  for (const [field, text] of Object.entries(single)) if (text !== '') query.set(field, text)
  for (const key of trait) query.append('trait', key)
  return query.toString()
}

/** A key for the list of these filters; equal filters have equal keys. The unit counts only with a price. */
export function filtersKey(
  collection: Address,
  { unit, traits, view: _view, ...filters }: ItemFilters,
): string {
  const isBounded = filters.minPrice !== undefined || filters.maxPrice !== undefined
  return stableKey({
    ...filters,
    list: 'items',
    collection,
    unit: isBounded ? unit.address : undefined,
    traits: [...traits].sort(),
  })
}
