// Warnings about a price, shown before the seller signs.
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { markCurrency } from './markCurrency.ts'
import { FarAboveWarning, WarningBox } from './WarningBox.tsx'
import type { HeldItem } from '../../orders/listedItem.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import { joinSentences } from '../../messages/values.ts'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { DraftPrice, PriceWarning } from './warnings.ts'
import type { Message } from '../../messages/message.ts'
import { exactAmount, shortAmount } from '../../domain/wei.ts'

export interface PriceWarningsProps {
  readonly warnings: readonly PriceWarning[]
  /** The item to sell to a better offer; without it, accepting one isn't offered. */
  readonly given?: HeldItem
}

export function PriceWarnings({ warnings, given }: PriceWarningsProps) {
  const t = useTranslate()
  return (
    <WarningBox
      label={t(pricesTexts.warnings.title)}
      warnings={warnings}
      messages={pricesTexts.warnings}
      given={given}
    />
  )
}

/** Asks the seller to confirm a draft that is under half of a market price. */
export function listUnderHalf(
  { unitPrice, unitEndPrice, currency }: Pick<DraftPrice, 'unitPrice' | 'unitEndPrice' | 'currency'>,
  { against, amount, currency: paidIn, atStart = false }: PriceWarning,
): Message {
  return pricesTexts.warnings.listUnderHalf({
    price: exactAmount(atStart ? unitPrice : unitEndPrice, currency),
    mark: against,
    worth: shortAmount(amount, paidIn),
  })
}

/** The warnings as running text, for a row. */
export function WarningText({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  const { network } = useConfig()
  const items = warnings.map((warning) => {
    const { against, amount, currency, times, mayBeLower = false } = warning
    const price = (
      <LowestPrice exact={!mayBeLower}>
        <Price amount={amount} currency={markCurrency(network, against, currency)} size="xs" />
      </LowestPrice>
    )
    return times === undefined ? (
      pricesTexts.warnings[against]({ price })
    ) : (
      <FarAboveWarning times={times} warning={warning} size="xs" />
    )
  })
  return <Trans message={joinSentences(items)} />
}
