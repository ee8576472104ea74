// What a seller may regret about accepting an offer, said before anything is signed; far under the floor, they are asked.
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
  /** What is about to be sold: a better offer can be given it instead. */
  readonly given: HeldItem | undefined
  /** By how many hundredths it is so far under the floor that the seller is asked once more. */
  readonly farUnder: bigint | undefined
  /** Whether the seller said so. */
  readonly meant: boolean
  readonly onMeant: (meant: boolean) => void
}

export function SaleWarnings({ warnings, given, farUnder, meant, onMeant }: SaleWarningsProps) {
  const t = useTranslate()
  return (
    <WarningBox label={t(offerDialogs.beforeYouSell)} warnings={warnings} messages={BELOW} given={given}>
      {farUnder !== undefined && (
        <Checkbox
          label={t(offerDialogs.sellFarBelow({ share: share(farUnder * 100n) }))}
          checked={meant}
          onChange={onMeant}
        />
      )}
    </WarningBox>
  )
}
