// Currencies as the deployment names them; amounts in different ones are never added or compared.
import { type Address, ZERO_ADDRESS } from './address.ts'

/** What is needed to write an amount down. */
export interface Currency {
  /** The ERC-20 contract; the zero address for the native coin. */
  readonly address: Address
  readonly symbol: string
  /** How many digits of an integer amount stand after the point: 0 to 36. */
  readonly decimals: number
  readonly name?: string | undefined
  /** True for the ERC-20 that stands for the native coin one to one, with `deposit` and `withdraw` as WETH9 has them. */
  readonly wrapsNative?: boolean | undefined
}

/** True for the chain's own coin, which needs no approval. */
export function isNative(currency: Pick<Currency, 'address'>): boolean {
  return currency.address === ZERO_ADDRESS
}

/** The one of some currencies that stands for the native coin; undefined where there is none. */
export function findWrappedNative<One extends Pick<Currency, 'wrapsNative'>>(
  currencies: readonly One[],
): One | undefined {
  return currencies.find(({ wrapsNative }) => wrapsNative === true)
}
