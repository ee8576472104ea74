// Currencies for tests: the native coin, the token that wraps it, and one that doesn't.
import { ZERO_ADDRESS, type Address } from '../../src/domain/address.ts'

export const ETH = { address: ZERO_ADDRESS, symbol: 'ETH', decimals: 18 }
export const WETH = {
  address: `0x${'e'.repeat(40)}` as Address,
  symbol: 'WETH',
  decimals: 18,
  wrapsNative: true,
}
export const USDC = { address: `0x${'c'.repeat(40)}` as Address, symbol: 'USDC', decimals: 6 }

/** The id of a currency's unit of account, as the index has it. */
export const unitId = (currencyId: string): string => (currencyId === WETH.address ? ETH.address : currencyId)
