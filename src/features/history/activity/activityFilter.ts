// The filter of events by account, collection and price: read from the URL, written to it, and turned into a query.
import type { Address } from '../../../domain/address.ts'
import { tryReadAddress } from '../../../domain/checksum.ts'
import { errorText } from '../../../domain/errors.ts'
import type { NetworkConfig } from '../../../domain/config.ts'
import { type Currency, listUnitCurrencies, listUnits } from '../../../domain/currency.ts'
import { parseAmount } from '../../../domain/parseAmount.ts'
import type { Wei } from '../../../domain/wei.ts'
import { historyTexts } from '../../../messages/en/history.ts'
import type { Value } from '../../../messages/message.ts'
import { matchAll } from '../../../graphql/where.ts'
import type { Activity_filter } from '../../../graphql/__generated__/operations.ts'

/** Parameters of the URL: `?collection=0x…&account=0x…&currency=0x…&min=0.5&max=2`. */
const ACTIVITY_PARAMETERS = ['collection', 'account', 'currency', 'min', 'max'] as const
export type ActivityParameter = (typeof ACTIVITY_PARAMETERS)[number]

/** The URL's parameters as they are; empty for absent ones. */
export type ActivityTexts = Readonly<Record<ActivityParameter, string>>

export interface ActivityFilter {
  readonly collection: Address | undefined
  readonly account: Address | undefined
  /** The unit of account of the prices: the one in the URL; the native coin where the URL has prices and no currency. */
  readonly unit: Currency | undefined
  readonly min: Wei | undefined
  readonly max: Wei | undefined
  /** What is wrong with a parameter that is ignored. */
  readonly problems: Readonly<Partial<Record<ActivityParameter, Value>>>
}

export function activityTexts(query: URLSearchParams): ActivityTexts {
  const texts = ACTIVITY_PARAMETERS.map((name) => [name, query.get(name)?.trim() ?? ''])
  return Object.fromEntries(texts) as Record<ActivityParameter, string>
}

/** Reads the filter. Never throws: what can't be read is reported and filters nothing. */
export function parseActivityFilter(texts: ActivityTexts, network: NetworkConfig): ActivityFilter {
  const problems: Partial<Record<ActivityParameter, Value>> = {}
  const address = (name: 'collection' | 'account') => {
    if (texts[name] === '') return undefined
    const read = tryReadAddress(texts[name])
    if (read === undefined)
      problems[name] = name === 'account' ? historyTexts.badAccount : historyTexts.badCollection
    return read
  }
  const named = listUnits(network).find(({ address }) => address === tryReadAddress(texts.currency))
  if (texts.currency !== '' && named === undefined) problems.currency = historyTexts.badCurrency
  const amount = (name: 'min' | 'max') => {
    if (texts[name] === '') return undefined
    try {
      return parseAmount(texts[name], named ?? network.nativeCurrency)
    } catch (error) {
      problems[name] = errorText(error, historyTexts.badPrice)
      return undefined
    }
  }
  let [min, max] = [amount('min'), amount('max')]
  if (min !== undefined && max !== undefined && min > max) {
    // Either of the two may be the mistake, so neither is used. One report is enough.
    problems.max = historyTexts.belowLowest
    min = undefined
    max = undefined
  }
  // Amounts of different units are not compared, so a price is always one of a unit.
  const priced = min !== undefined || max !== undefined
  const unit = named ?? (priced ? network.nativeCurrency : undefined)
  return { collection: address('collection'), account: address('account'), unit, min, max, problems }
}

/** Whether anything is filtered. */
export function isFiltering({ collection, account, unit }: ActivityFilter): boolean {
  return [collection, account, unit].some((part) => part !== undefined)
}

/** The query's filter. Prices are unit prices; events without a price are in no range. */
export function activityWhere(
  { collection, account, unit, min, max }: ActivityFilter,
  network: NetworkConfig,
): Activity_filter {
  const priced: Activity_filter | undefined =
    unit === undefined
      ? undefined
      : {
          currency_in: [...listUnitCurrencies(unit, network)],
          ...(min === undefined ? {} : { unitPrice_gte: min.toString() }),
          ...(max === undefined ? {} : { unitPrice_lte: max.toString() }),
        }
  return matchAll<Activity_filter>(
    collection === undefined ? undefined : { collection },
    account === undefined ? undefined : { or: [{ from: account }, { to: account }] },
    priced,
  )
}

/** A name for the filter that is the same for the same filter. */
export function activityScope({ collection, account, unit, min, max }: ActivityFilter): string {
  const price = unit === undefined ? '' : `${unit.address} ${min ?? ''}-${max ?? ''}`
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
