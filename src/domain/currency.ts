// The deployment's currencies; amounts in different ones are never added or compared, except in the native coin and the
// ERC-20 that wraps it.
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

/** Whether a token wraps the other currency, the native coin, one to one. */
export function isWrapperFor(
  token: Pick<Currency, 'wrapsNative'>,
  other: Pick<Currency, 'address'>,
): boolean {
  return token.wrapsNative === true && isNative(other)
}

/** Whether amounts are worth the same in both: in one currency, and in the native coin and the ERC-20 that wraps it. */
export function isComparable(one: ComparedCurrency, other: ComparedCurrency): boolean {
  return one.address === other.address || isWrapperFor(one, other) || isWrapperFor(other, one)
}

type ComparedCurrency = Pick<Currency, 'address' | 'wrapsNative'>

/** The currency that wraps the native coin; undefined if there is none. */
export function findWrappedNative<One extends Pick<Currency, 'wrapsNative'>>(
  currencies: readonly One[],
): One | undefined {
  return currencies.find(({ wrapsNative }) => wrapsNative === true)
}

/** The currencies that a deployment lists. */
interface ListedCurrencies {
  readonly nativeCurrency: Pick<Currency, 'address'>
  readonly currencies: readonly Pick<Currency, 'address'>[]
}

/** A currency's position in the deployment's order: smaller ones come first, unlisted ones last. */
export function currencyPlace({
  nativeCurrency,
  currencies,
}: ListedCurrencies): (currency: Pick<Currency, 'address'>) => number {
  const order = [nativeCurrency, ...currencies].map(({ address }) => address)
  return ({ address }) => {
    const index = order.indexOf(address)
    return index < 0 ? order.length : index
  }
}
