// Whose events, of which collection, at what price: read from the address, written to it, and asked of the index.
import type { Address } from '../../../domain/address.ts'
import { tryReadAddress } from '../../../domain/checksum.ts'
import { findCurrency, type NetworkConfig } from '../../../domain/config.ts'
import type { Currency } from '../../../domain/currency.ts'
import { parseAmount } from '../../../domain/typedAmount.ts'
import type { Wei } from '../../../domain/wei.ts'
import { allOf } from '../../../graphql/where.ts'
import type { Activity_filter } from '../../../graphql/__generated__/operations.ts'

/** Parameters of the address: `?collection=0x…&account=0x…&currency=0x…&min=0.5&max=2`. */
const ACTIVITY_PARAMETERS = ['collection', 'account', 'currency', 'min', 'max'] as const
export type ActivityParameter = (typeof ACTIVITY_PARAMETERS)[number]

/** What the address says, as it stands there; empty for nothing. */
export type ActivityTexts = Readonly<Record<ActivityParameter, string>>

export interface ActivityFilter {
  readonly collection: Address | undefined
  readonly account: Address | undefined
  /** In which prices are: the one that the address names; the native coin where it asks for prices and names none. */
  readonly currency: Currency | undefined
  readonly min: Wei | undefined
  readonly max: Wei | undefined
  /** What could not be understood and was left out: the message for people, by parameter. */
  readonly problems: Readonly<Partial<Record<ActivityParameter, string>>>
}

export function activityTexts(query: URLSearchParams): ActivityTexts {
  const texts = ACTIVITY_PARAMETERS.map((name) => [name, query.get(name)?.trim() ?? ''])
  return Object.fromEntries(texts) as Record<ActivityParameter, string>
}

/** Reads the filter. Never throws: what means nothing is told, and asks for nothing. */
export function parseActivityFilter(texts: ActivityTexts, network: NetworkConfig): ActivityFilter {
  const problems: Partial<Record<ActivityParameter, string>> = {}
  const address = (name: 'collection' | 'account') => {
    if (texts[name] === '') return undefined
    const read = tryReadAddress(texts[name])
    if (read === undefined)
      problems[name] =
        `${name === 'account' ? 'This' : 'The collection'} is not an address: 0x and 40 hexadecimal digits (0–9, a–f).`
    return read
  }
  const currencyAddress = texts.currency === '' ? undefined : tryReadAddress(texts.currency)
  const named = currencyAddress === undefined ? undefined : findCurrency(network, currencyAddress)
  if (texts.currency !== '' && named === undefined)
    problems.currency = 'This site does not know the currency.'
  const amount = (name: 'min' | 'max') => {
    if (texts[name] === '') return undefined
    try {
      return parseAmount(texts[name], named ?? network.nativeCurrency)
    } catch (error) {
      problems[name] = error instanceof Error ? error.message : 'Enter a number, such as 0.42'
      return undefined
    }
  }
  const [min, max] = [amount('min'), amount('max')]
  if (min !== undefined && max !== undefined && min > max)
    problems.max = 'The highest price is below the lowest.'
  // Amounts of different currencies are not compared, so a price is always one of a currency.
  const priced = min !== undefined || max !== undefined
  const currency = named ?? (priced ? network.nativeCurrency : undefined)
  return { collection: address('collection'), account: address('account'), currency, min, max, problems }
}

/** Whether anything is asked for. */
export function isFiltering({ collection, account, currency }: ActivityFilter): boolean {
  return [collection, account, currency].some((part) => part !== undefined)
}

/** What is asked of the index. Prices are those of one unit; events without a price have none in any range. */
export function activityWhere({ collection, account, currency, min, max }: ActivityFilter): Activity_filter {
  const priced: Activity_filter | undefined =
    currency === undefined
      ? undefined
      : {
          currency: currency.address,
          ...(min === undefined ? {} : { unitPrice_gte: min.toString() }),
          ...(max === undefined ? {} : { unitPrice_lte: max.toString() }),
        }
  return allOf<Activity_filter>(
    collection === undefined ? undefined : { collection },
    account === undefined ? undefined : { or: [{ from: account }, { to: account }] },
    priced,
  )
}

/** A name for the filter that is the same for the same filter. */
export function activityScope({ collection, account, currency, min, max }: ActivityFilter): string {
  const price = currency === undefined ? '' : `${currency.address} ${min ?? ''}-${max ?? ''}`
  return [collection ?? '', account ?? '', price].join(' ').trim()
}

/** The same query with these texts, everything else untouched. */
export function withActivityTexts(
  query: URLSearchParams,
  change: Partial<Record<ActivityParameter, string>>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [name, text] of Object.entries(change)) {
    if (text.trim() === '') next.delete(name)
    else next.set(name, text.trim())
  }
  return next
}
