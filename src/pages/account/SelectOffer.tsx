// The checkbox that selects an offer to be canceled with others.
import { Checkbox } from '../../ui/Checkbox.tsx'
import { describeOffer, type Offer } from '../../orders/offer.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { accountOffers } from '../../messages/en/accountOffers.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

/** Maximum number of orders that one transaction cancels. */
export const MOST_SELECTED = 100

export interface SelectOfferProps {
  readonly offer: Offer
  readonly selection: ReadonlySet<string>
  /** True when no more can be selected. */
  readonly full: boolean
  readonly onChange: (selection: ReadonlySet<string>) => void
}

export function SelectOffer({ offer, selection, full, onChange }: SelectOfferProps) {
  const t = useTranslate()
  const { orderHash } = offer
  const checked = selection.has(orderHash)
  return (
    <Checkbox
      label={<VisuallyHidden>{t(accountOffers.select({ offer: describeOffer(offer) }))}</VisuallyHidden>}
      checked={checked}
      disabled={full && !checked}
      onChange={(on) => {
        const others = [...selection].filter((hash) => hash !== orderHash)
        onChange(new Set(on ? [...others, orderHash] : others))
      }}
    />
  )
}
