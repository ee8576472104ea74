// Price warnings before an offer is signed; far above the market, the buyer has to confirm the price.
import { exactAmount } from '../../domain/wei.ts'
import { offerDialogs } from '../../messages/en/offerDialogs.ts'
import { priceWarnings } from '../../messages/en/priceWarnings.ts'
import { WarningBox } from '../../trade/WarningBox.tsx'
import type { PriceWarning } from '../../trade/warnings.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { needsConfirmation } from './offerWarnings.ts'
import type { OfferDraft } from './offering.ts'

const CHEAPER = {
  token: offerDialogs.cheaperItem,
  collection: offerDialogs.cheaperInCollection,
  trait: offerDialogs.cheaperWithTrait,
} as const

export interface OfferWarningsProps {
  readonly draft: OfferDraft
  readonly warnings: readonly PriceWarning[]
  readonly confirmed: boolean
  readonly onConfirm: (confirmed: boolean) => void
}

export function OfferWarnings({ draft, warnings, confirmed, onConfirm }: OfferWarningsProps) {
  const t = useTranslate()
  const { aim, unitPrice, currency } = draft
  return (
    <WarningBox
      label={t(priceWarnings.title)}
      warnings={warnings}
      messages={{ floor: CHEAPER[aim.kind] }}
      given={undefined}
    >
      {needsConfirmation(unitPrice, warnings) && (
        <Checkbox
          label={t(offerDialogs.offerAnyway({ price: exactAmount(unitPrice, currency) }))}
          checked={confirmed}
          onChange={onConfirm}
        />
      )}
    </WarningBox>
  )
}
