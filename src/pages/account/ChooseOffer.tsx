// The box that chooses an offer to be cancelled with others.
import { Checkbox } from '../../ui/Checkbox.tsx'
import { offerInWords, type Offer } from '../../features/trading/offers/offer.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** As many as are cancelled in one transaction. */
export const MAXIMUM_CHOSEN = 100

export interface ChooseOfferProps {
  readonly offer: Offer
  readonly chosen: ReadonlySet<string>
  /** True when no more can be chosen. */
  readonly full: boolean
  readonly onChange: (chosen: ReadonlySet<string>) => void
}

export function ChooseOffer({ offer, chosen, full, onChange }: ChooseOfferProps) {
  const { orderHash } = offer
  const checked = chosen.has(orderHash)
  return (
    <Checkbox
      label={<VisuallyHidden>Choose the offer of {offerInWords(offer)}</VisuallyHidden>}
      checked={checked}
      disabled={full && !checked}
      onChange={(on) => {
        const others = [...chosen].filter((hash) => hash !== orderHash)
        onChange(new Set(on ? [...others, orderHash] : others))
      }}
    />
  )
}
