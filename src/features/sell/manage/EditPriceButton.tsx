// Changes the price of one's own listing; the dialog says what that takes.
import { sellActions } from '../../../messages/en/sellActions.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Button, type ButtonSize } from '../../../ui/Button.tsx'
import { useOpenTrade } from '../../../trade/openTrade.ts'
import type { Listing } from '../../../orders/listing.ts'

export interface EditPriceButtonProps {
  readonly listing: Listing
  readonly size?: ButtonSize
  readonly wide?: boolean
}

export function EditPriceButton({ listing, size = 'm', wide = false }: EditPriceButtonProps) {
  const t = useTranslate()
  const open = useOpenTrade()
  if (open === undefined) return null
  return (
    <Button
      size={size}
      wide={wide}
      aria-label={t(sellActions.changePriceOf({ item: listing.item.name }))}
      onClick={() => open({ kind: 'edit', listing })}
    >
      {t(sellActions.changePrice)}
    </Button>
  )
}
