// Non-blocking warnings about a price, shown before the seller signs.
import { Fragment } from 'react'
import { LowestPrice } from '../../../ui/LowestPrice.tsx'
import { Price } from '../../../ui/Price.tsx'
import { FarAboveWarning } from '../../../trade/FarAboveWarning.tsx'
import type { HeldItem } from '../../../orders/listing.ts'
import { priceWarnings } from '../../../messages/en/priceWarnings.ts'
import { Trans } from '../../../ui/Trans.tsx'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { WarningBox } from '../../../trade/WarningBox.tsx'
import type { PriceWarning } from '../../../trade/warnings.ts'

export interface PriceWarningsProps {
  readonly warnings: readonly PriceWarning[]
  /** The item to sell to a better offer; without it, accepting one isn't offered. */
  readonly given?: HeldItem
}

export function PriceWarnings({ warnings, given }: PriceWarningsProps) {
  const t = useTranslate()
  return (
    <WarningBox label={t(priceWarnings.title)} warnings={warnings} messages={priceWarnings} given={given} />
  )
}

/** The warnings as running text, for a row. */
export function WarningText({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  return warnings.map((warning, index) => {
    const { against, amount, currency, times, mayBeLower = false } = warning
    const price = (
      <LowestPrice exact={!mayBeLower}>
        <Price amount={amount} currency={currency} size="xs" exact />
      </LowestPrice>
    )
    return (
      <Fragment key={`${against} ${times === undefined}`}>
        {index > 0 && ' '}
        {times === undefined ? (
          <Trans message={priceWarnings[against]({ price })} />
        ) : (
          <FarAboveWarning times={times} warning={warning} size="xs" />
        )}
      </Fragment>
    )
  })
}
