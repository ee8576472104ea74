// Wrapping and unwrapping the native coin: what it comes to, and the write. Loaded on demand: ethers comes with it.
import type { Currency } from '../../../domain/currency.ts'
import { accountOffersPath } from '../../../domain/paths.ts'
import { formatExact, type Wei } from '../../../domain/wei.ts'
import type { Verdict } from '../../../market/verdict.ts'
import {
  prepareWrap,
  readCoinBalances,
  type CoinBalances,
  type WrapDirection,
  type WrapPlan,
} from '../../../market/wrapping.ts'
import type { WriteDefinition } from '../../../transactions/definition.ts'
import { FAILED_CHECKS_OF_WRAPPING } from '../checkWords.ts'
import type { TradeContext } from '../tradeContext.ts'
import { explain, prepared } from '../words.ts'
import { wrapKey } from '../writeKeys.ts'

export interface WrapDraft {
  readonly direction: WrapDirection
  /** Above zero. */
  readonly amount: Wei
}

/** @throws what `readCoinBalances` throws */
export function readBalances(
  { send, config, account }: TradeContext,
  currency: Currency,
): Promise<CoinBalances> {
  return readCoinBalances({ send, config, account, currency: currency.address })
}

/** @throws what `prepareWrap` throws */
export function previewWrap(
  { send, config, account }: TradeContext,
  currency: Currency,
  draft: WrapDraft,
): Promise<Verdict<WrapPlan>> {
  return prepareWrap({ send, config, account, currency: currency.address, ...draft })
}

/** @param coin the native one */
export function wrapOf(
  context: TradeContext,
  { currency, coin }: { readonly currency: Currency; readonly coin: Currency },
  draft: WrapDraft,
): WriteDefinition {
  const { account } = context
  const [given, got] = draft.direction === 'wrap' ? [coin, currency] : [currency, coin]
  const amount = formatExact(draft.amount, currency.decimals)
  return {
    key: wrapKey(account),
    account,
    describe: {
      title: `${draft.direction === 'wrap' ? 'Wrap' : 'Unwrap'} ${amount} ${given.symbol}`,
      done: `${amount} ${given.symbol} is ${got.symbol} now.`,
      path: accountOffersPath(account),
    },
    async prepare() {
      const verdict = await previewWrap(context, currency, draft)
      return prepared(verdict, undefined, FAILED_CHECKS_OF_WRAPPING)
    },
    explain,
  }
}
