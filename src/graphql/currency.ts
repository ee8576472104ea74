// Resolves a currency of the index: the configuration's data takes precedence over the contract's.
import { parseAddress } from '../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { plainName } from '../domain/names.ts'
import { CurrencyFieldsFragmentDoc } from './__generated__/CurrencyFields.ts'
import { type FragmentRef, readFragment } from './fragments.ts'

/** Symbols come from anyone who deploys a contract, so long ones and ones that can imitate another aren't shown. */
const PLAIN_SYMBOL = /^[\w.+-]{1,12}$/
const MAX_DECIMALS = 36

/** A symbol without characters that are easily overlooked. */
const toSkeleton = (symbol: string) => symbol.replace(/[\W_]/g, '').toLowerCase()

/**
 * The currency of an amount in the index.
 *
 * For a configured contract, the index's data is ignored. Any other contract is shown by its own symbol, or by its
 * address if it has none or one that imitates a configured currency's; if its decimals are missing or absurd, amounts
 * are shown in its smallest unit.
 */
export function getCurrency(
  reference: FragmentRef<typeof CurrencyFieldsFragmentDoc>,
  network: NetworkConfig,
): Currency {
  return toCurrency(readFragment(CurrencyFieldsFragmentDoc, reference), network)
}

/** A currency as the index describes it. */
export interface IndexedCurrency {
  readonly id: string
  readonly symbol: string | null
  readonly name: string | null
  readonly decimals: number | null
}

/** The same for a currency that has been read already. */
export function toCurrency(
  { id, symbol, name, decimals }: IndexedCurrency,
  network: NetworkConfig,
): Currency {
  const address = parseAddress(id)
  const configured = findCurrency(network, address)
  if (configured !== undefined) return configured
  const usable = decimals !== null && decimals >= 0 && decimals <= MAX_DECIMALS
  const own =
    symbol !== null &&
    PLAIN_SYMBOL.test(symbol) &&
    ![network.nativeCurrency, ...network.currencies].some(
      (other) => toSkeleton(other.symbol) === toSkeleton(symbol),
    )
  return {
    address,
    symbol: own ? symbol : `${address.slice(0, 6)}…${address.slice(-4)}`,
    decimals: usable ? decimals : 0,
    name: plainName(name) || undefined,
  }
}
