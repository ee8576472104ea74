// Price warnings before an offer is accepted; far below the floor, the seller has to confirm the sale.
import { offerDialogs } from '../../messages/en/offerDialogs.ts'
import { share } from '../../messages/values.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { HeldItem } from '../../orders/listing.ts'
import { WarningBox } from '../../trade/WarningBox.tsx'
import type { PriceWarning } from '../../trade/warnings.ts'

const BELOW = {
  offer: offerDialogs.betterOffer,
  floor: offerDialogs.belowFloor,
  lastSale: offerDialogs.belowLastSale,
} as const

export interface SaleWarningsProps {
  readonly warnings: readonly PriceWarning[]
  /** The item to sell, which can be sold to a better offer instead. */
  readonly given: HeldItem | undefined
  /** How far below the floor the sale is, in percent, if the seller has to confirm it. */
  readonly percentBelow: bigint | undefined
  readonly confirmed: boolean
  readonly onConfirm: (confirmed: boolean) => void
}

export function SaleWarnings(props: SaleWarningsProps) {
  const { warnings, given, percentBelow, confirmed, onConfirm } = props
  const t = useTranslate()
  return (
    <WarningBox label={t(offerDialogs.beforeYouSell)} warnings={warnings} messages={BELOW} given={given}>
      {percentBelow !== undefined && (
        <Checkbox
          label={t(offerDialogs.sellFarBelow({ share: share(percentBelow * 100n) }))}
          checked={confirmed}
          onChange={onConfirm}
        />
      )}
    </WarningBox>
  )
}
