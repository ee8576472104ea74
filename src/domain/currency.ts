// The deployment's currencies and their units of account: amounts in different units are never added or compared.
import { type Address, ZERO_ADDRESS } from './address.ts'

/** The fields that formatting an amount needs. */
export interface Currency {
  /** The ERC-20 contract; the zero address for the native coin. */
  readonly address: Address
  readonly symbol: string
  /** Digits of an integer amount after the decimal point: 0 to 36. */
  readonly decimals: number
  readonly name?: string | undefined
  /** True for the ERC-20 that wraps the native coin one to one, with WETH9's `deposit` and `withdraw`. */
  readonly wrapsNative?: boolean | undefined
}

/** True for the chain's own coin, which needs no approval. */
export function isNative(currency: Pick<Currency, 'address'>): boolean {
  return currency.address === ZERO_ADDRESS
}

/**
 * The address of a currency's unit of account: the native coin's for the ERC-20 that wraps it, its own for every other.
 * Amounts are compared and added up within one unit.
 */
export function getUnit({ address, wrapsNative }: Pick<Currency, 'address' | 'wrapsNative'>): Address {
  return wrapsNative === true ? ZERO_ADDRESS : address
}

/** The currency that wraps the native coin; undefined if there is none. */
export function findWrappedNative<One extends Pick<Currency, 'wrapsNative'>>(
  currencies: readonly One[],
): One | undefined {
  return currencies.find(({ wrapsNative }) => wrapsNative === true)
}

/** The deployment's currencies as its configuration has them. */
export interface ListedCurrencies {
  /** The native coin. */
  readonly nativeCurrency: Currency
  readonly currencies: readonly Currency[]
}

/** All currencies of a deployment in its order, the native coin first. */
export const listCurrencies = ({ nativeCurrency, currencies }: ListedCurrencies): readonly Currency[] => [
  nativeCurrency,
  ...currencies,
]

/** The currency with this address, or with this id in the index. */
export const findByAddress = (
  currencies: readonly Currency[],
  address: string | undefined,
): Currency | undefined => currencies.find((currency) => currency.address === address)

/** The currencies that are units of account, in the deployment's order. */
export function listUnits(network: ListedCurrencies): readonly Currency[] {
  return listCurrencies(network).filter((currency) => getUnit(currency) === currency.address)
}

/** The addresses of a unit's currencies. */
export const listUnitCurrencies = (unit: Currency, network: ListedCurrencies): readonly Address[] =>
  listCurrencies(network)
    .filter((currency) => getUnit(currency) === unit.address)
    .map(({ address }) => address)

/** A unit's position in the deployment's order: smaller ones come first, unlisted ones last. */
export function unitPlace(network: ListedCurrencies): (currency: Currency) => number {
  const order = listUnits(network).map(({ address }) => address)
  return (currency) => {
    const index = order.indexOf(getUnit(currency))
    return index < 0 ? order.length : index
  }
}
