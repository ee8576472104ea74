// Turns a currency of the index into the deployment's own: the configuration's name for it wins over the contract's.
import { parseAddress } from '../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { plainName } from '../domain/names.ts'
import { CurrencyFieldsFragmentDoc } from './__generated__/CurrencyFields.ts'
import { type FragmentRef, readFragment } from './fragments.ts'

/** Symbols come from whoever deployed the contract: none is written that is long or could be made to look like another. */
const PLAIN_SYMBOL = /^[\w.+-]{1,12}$/
const MOST_DECIMALS = 36

/** A symbol without what is easily overlooked in it. */
const skeleton = (symbol: string) => symbol.replace(/[\W_]/g, '').toLowerCase()

/**
 * The currency in which an amount of the index is written down.
 *
 * Nothing that the index says of a configured contract counts. A contract outside the configuration is called by its
 * own symbol, or by its address when it names none, or one that could be taken for a configured currency's; when it does
 * not say its decimals, or says absurd ones, amounts are shown in its smallest unit.
 */
export function readCurrency(
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

/** The same, for a currency that was read already. */
export function toCurrency(
  { id, symbol, name, decimals }: IndexedCurrency,
  network: NetworkConfig,
): Currency {
  const address = parseAddress(id)
  const known = findCurrency(network, address)
  if (known !== undefined) return known
  const usable = decimals !== null && decimals >= 0 && decimals <= MOST_DECIMALS
  const own =
    symbol !== null &&
    PLAIN_SYMBOL.test(symbol) &&
    ![network.nativeCurrency, ...network.currencies].some(
      (configured) => skeleton(configured.symbol) === skeleton(symbol),
    )
  return {
    address,
    symbol: own ? symbol : `${address.slice(0, 6)}…${address.slice(-4)}`,
    decimals: usable ? decimals : 0,
    name: plainName(name) || undefined,
  }
}
