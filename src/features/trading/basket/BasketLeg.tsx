// One leg in the basket: what it costs now, how many, what stands in its way, and the way out.
import { useState } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Price } from '../../../ui/Price.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { isDeclining } from '../listings/listing.ts'
import { readUnits } from '../typed.ts'
import styles from './BasketSheet.module.css'
import { priceAt, type Leg } from './leg.ts'
import { LegLine } from './LegLine.tsx'
import { LegNote } from './LegNote.tsx'
import { useBasket } from './useBasket.ts'

export interface BasketLegProps {
  readonly leg: Leg
  /** Why it cannot be bought now. */
  readonly because: string | undefined
  readonly onRemove: () => void
  readonly onFollow: () => void
}

export function BasketLeg({ leg, because, onRemove, onFollow }: BasketLegProps) {
  const now = useNow()
  const choosable = leg.divisible && leg.quantity > 1n
  return (
    <LegLine
      leg={leg}
      units={leg.units}
      struck={because !== undefined}
      onFollow={onFollow}
      end={<Price amount={priceAt(leg, now)} currency={leg.currency} />}
      action={
        <IconButton label={`Take ${leg.item.name} out`} size="s" onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      }
    >
      {because !== undefined && <LegNote>{because}</LegNote>}
      {leg.missed !== null && <LegNote>Missed: it {leg.missed}; nothing was paid for it.</LegNote>}
      {because === undefined && isDeclining(leg) && (
        <p className={styles.note}>Declining: this is about what it costs now.</p>
      )}
      {choosable && <Units leg={leg} />}
    </LegLine>
  )
}

/** How many units of an edition: what cannot be read is said and leaves the basket as it is. */
function Units({ leg }: { readonly leg: Leg }) {
  const { basket } = useBasket()
  const [typed, setTyped] = useState(`${leg.units}`)
  const units = readUnits(typed, leg.quantity)
  return (
    <TextField
      className={styles.units}
      label={`How many of ${leg.item.name}`}
      labelHidden
      prefix="Units"
      mono
      inputMode="numeric"
      value={typed}
      error={'error' in units ? units.error : undefined}
      onChange={(text) => {
        setTyped(text)
        const chosen = readUnits(text, leg.quantity)
        if ('value' in chosen) basket.change(leg.orderHash, { units: chosen.value })
      }}
    />
  )
}
