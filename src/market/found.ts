// What a check found, in words for whoever looks closer: amounts with their currency, moments as dates, accounts short.
import type { Address } from '../domain/address.ts'
import { formatExactTime } from '../domain/time.ts'
import { formatExact, type Wei } from '../domain/wei.ts'
import type { MarketConfig } from './types.ts'

/** An amount in full, with its currency: `0.8495 WETH`; of a currency that is not known, in its smallest unit. */
export function moneyFound(
  { currencies }: Pick<MarketConfig, 'currencies'>,
  currency: Address,
  amount: bigint,
): string {
  const known = currencies.find(({ address }) => address === currency)
  return known === undefined
    ? `${amount} of the smallest unit of ${shortened(currency)}`
    : `${formatExact(amount as Wei, known.decimals)} ${known.symbol}`
}

/** @param seconds Unix seconds, however far away */
export function momentFound(seconds: bigint): string {
  return formatExactTime(Number(seconds))
}

/** The ends of an address or of a hash: `0x7099…79c8`. */
export function shortened(hex: string): string {
  return `${hex.slice(0, 6)}…${hex.slice(-4)}`
}
