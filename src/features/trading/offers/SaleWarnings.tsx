// What a seller may regret about accepting an offer, said before anything is signed; far under the floor, they are asked.
import { Checkbox } from '../../../ui/Checkbox.tsx'
import type { HeldItem } from '../listings/listing.ts'
import { WarningBox } from '../listings/WarningBox.tsx'
import type { PriceWarning } from '../listings/warnings.ts'

const WORDS: Readonly<Record<Exclude<PriceWarning['against'], 'floors'>, string>> = {
  offer: 'Another offer names a higher price: ',
  floor: 'You receive less than the cheapest listing of the collection: ',
  lastSale: 'You receive less than its last sale price: ',
}

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
  return (
    <WarningBox label="Before you sell" warnings={warnings} words={WORDS} given={given}>
      {farUnder !== undefined && (
        <Checkbox
          label={`Sell it for ${farUnder} % less than the floor`}
          checked={meant}
          onChange={onMeant}
        />
      )}
    </WarningBox>
  )
}
