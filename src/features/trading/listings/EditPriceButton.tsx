// Changes the price of one's own listing; the dialog says what that takes.
import { Button, type ButtonSize } from '../../../ui/Button.tsx'
import { useOpenTrade } from '../openTrade.ts'
import type { Listing } from './listing.ts'

export interface EditPriceButtonProps {
  readonly listing: Listing
  readonly size?: ButtonSize
  readonly wide?: boolean
}

export function EditPriceButton({ listing, size = 'm', wide = false }: EditPriceButtonProps) {
  const open = useOpenTrade()
  if (open === undefined) return null
  return (
    <Button
      size={size}
      wide={wide}
      aria-label={`Change the price of ${listing.item.name}`}
      onClick={() => open({ kind: 'edit', listing })}
    >
      Change price
    </Button>
  )
}
