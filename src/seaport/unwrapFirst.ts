// Says to unwrap first where the native coin doesn't pay for a purchase, but together with the token that wraps it would.
import { ZERO_ADDRESS, type Address } from '../domain/address.ts'
import { findWrappedNative } from '../domain/currency.ts'
import { checksTexts } from '../messages/en/checks.ts'
import { formatNeededAmount } from './details.ts'
import type { MarketRequest } from './types.ts'
import type { Refusal } from './verdict.ts'
import { fetchCoinBalances } from './wrapping.ts'

/** What a purchase needs, in wei. */
export interface CoinsNeeded {
  readonly native: bigint
  readonly wrapped: bigint
}

/**
 * A refusal for too little money that says what to unwrap, where that would suffice; otherwise the refusal as it is. A
 * token that is short needs none of this: a purchase wraps the coin itself.
 * @throws NodeError
 */
export async function suggestUnwrapping<Refused extends Refusal>(
  { send, config, account }: MarketRequest & { readonly account: Address },
  needed: CoinsNeeded,
  refusal: Refused,
): Promise<Refused> {
  const wrapper = findWrappedNative(config.currencies)
  if (refusal.code !== 'insufficient-funds' || wrapper === undefined) return refusal
  const has = await fetchCoinBalances({ send, config, account, currency: wrapper.address })
  const missing = needed.native - has.native
  // Without a rest, nothing would pay the network fee.
  if (missing <= 0n || has.wrapped - needed.wrapped <= missing) return refusal
  const amount = formatNeededAmount(config, wrapper.address, missing)
  const coin = config.currencies.find(({ address }) => address === ZERO_ADDRESS)?.symbol ?? ''
  return {
    ...refusal,
    sentence: checksTexts.offerRefusals.unwrapFirst({ amount, coin, token: wrapper.symbol }),
    remedy: '',
  }
}
