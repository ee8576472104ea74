// The highest offers that a filter matches, and which of them their buyers can pay now.
import { type IndexQueryOptions, type QueryState, useIndexQuery } from '../../graphql/useIndexQuery.ts'
import type { Order_filter } from '../../graphql/__generated__/operations.ts'
import { toOffers } from '../../orders/offer.ts'
import { MAX_OFFERS } from '../../orders/orderFilters.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { OffersDocument, type OffersQuery } from '../prices/__generated__/Offers.ts'
import type { LowerOffers } from '../prices/fundedOffers.ts'
import { type Funds, useFunds } from './useFunds.ts'

/** What is read on for below the highest offers, and how. */
export interface FundedOffersOptions
  extends Omit<LowerOffers, 'where'>, Pick<IndexQueryOptions<unknown>, 'skip' | 'keepPrevious'> {
  /** How many are read before their buyers' funds are known. */
  readonly first?: number
  /** The highest age of funds that were read for the same offers. */
  readonly keepMilliseconds?: number
}

export interface FundedOffersState {
  readonly query: QueryState<OffersQuery>
  readonly funds: Funds
  /** Whether the index may have more offers than were read at once. */
  readonly hasLower: boolean
}

export function useFundedOffers(
  where: Order_filter,
  { first = MAX_OFFERS, currencies, account, held, keepMilliseconds = 0, ...options }: FundedOffersOptions,
): FundedOffersState {
  const { network } = useConfig()
  const query = useIndexQuery(OffersDocument, { variables: { first, where }, ...options })
  const rows = query.kind === 'ready' ? query.data.orders : []
  const hasLower = rows.length === first
  const lower = { where, currencies, account, held }
  const funds = useFunds(toOffers(rows, network), { lower, hasLower, keepMilliseconds })
  return { query, funds, hasLower }
}
