// Turns a currency of the index into the deployment's own: the configuration's name for it wins over the contract's.
import { parseAddress } from '../domain/address.ts'
import { findCurrency, type NetworkConfig } from '../domain/config.ts'
import type { Currency } from '../domain/currency.ts'
import { CurrencyFieldsFragmentDoc } from './__generated__/CurrencyFields.ts'
import { type FragmentRef, readFragment } from './fragments.ts'

/** Longer symbols are cut: they come from whoever deployed the contract. */
const LONGEST_SYMBOL = 12
const MOST_DECIMALS = 36

/**
 * The currency in which an amount of the index is written down.
 *
 * A contract outside the configuration is called by its own symbol, or by its address when it names none; when it
 * does not say its decimals, or says absurd ones, amounts are shown in its smallest unit.
 */
export function currencyFrom(
  reference: FragmentRef<typeof CurrencyFieldsFragmentDoc>,
  network: NetworkConfig,
): Currency {
  const { id, symbol, name, decimals } = readFragment(CurrencyFieldsFragmentDoc, reference)
  const address = parseAddress(id)
  const known = findCurrency(network, address)
  if (known !== undefined) return known
  const usable = decimals !== null && decimals >= 0 && decimals <= MOST_DECIMALS
  return {
    address,
    symbol:
      symbol === null || symbol.trim() === ''
        ? `${address.slice(0, 6)}…${address.slice(-4)}`
        : symbol.slice(0, LONGEST_SYMBOL),
    decimals: usable ? decimals : 0,
    name: name ?? undefined,
  }
}
