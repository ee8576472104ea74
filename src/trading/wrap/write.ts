// Wrapping and unwrapping the native coin: the preview, and the write.
import type { Currency } from '../../domain/currency.ts'
import { accountOffersPath } from '../../domain/paths.ts'
import { exactAmount, type Wei } from '../../domain/wei.ts'
import type { Verdict } from '../../seaport/verdict.ts'
import {
  prepareWrap,
  fetchCoinBalances,
  type CoinBalances,
  type WrapDirection,
  type WrapPlan,
} from '../../seaport/wrapping.ts'
import { writesTexts } from '../../messages/en/writes.ts'
import type { WriteDefinition } from '../../transactions/definition.ts'
import type { TradeContext } from '../dialog/tradeContext.ts'
import { explainRevert, toPrepared } from '../dialog/verdicts.ts'
import { wrapKey } from '../dialog/writeKeys.ts'

export interface WrapDraft {
  readonly direction: WrapDirection
  /** Above zero. */
  readonly amount: Wei
}

/** @throws what `fetchCoinBalances` throws */
export function fetchBalances(
  { send, config, account }: TradeContext,
  currency: Currency,
): Promise<CoinBalances> {
  return fetchCoinBalances({ send, config, account, currency: currency.address })
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
export function defineWrap(
  context: TradeContext,
  { currency, coin }: { readonly currency: Currency; readonly coin: Currency },
  draft: WrapDraft,
): WriteDefinition {
  const { account } = context
  const [source, target] = draft.direction === 'wrap' ? [coin, currency] : [currency, coin]
  const amount = exactAmount(draft.amount, source)
  return {
    key: wrapKey(account),
    account,
    describe: {
      title: writesTexts[draft.direction]({ amount }),
      done: writesTexts.wrapped({ amount, currency: target.symbol }),
      path: accountOffersPath(account),
    },
    async prepare() {
      const verdict = await previewWrap(context, currency, draft)
      return toPrepared(verdict, 'wrap')
    },
    explain: explainRevert,
  }
}
