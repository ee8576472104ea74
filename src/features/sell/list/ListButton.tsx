// Lists an item for sale: connects a wallet first where there is none, then opens the form.
import { sellActions } from '../../../messages/en/sellActions.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { Tag } from 'lucide-react'
import { Button, type ButtonSize, type ButtonVariant } from '../../../ui/Button.tsx'
import type { ListedItem } from '../../../orders/listing.ts'
import { useOpenTrade } from '../../../trade/openTrade.ts'

export interface ListButtonProps {
  readonly item: ListedItem
  /** Units that the reader has, when the page knows: the form then says so before the chain is asked. */
  readonly held?: bigint
  readonly size?: ButtonSize
  readonly variant?: ButtonVariant
  readonly wide?: boolean
}

export function ListButton({ item, held, size = 'm', variant = 'primary', wide = false }: ListButtonProps) {
  const t = useTranslate()
  const open = useOpenTrade()
  if (open === undefined) return null
  return (
    <Button
      size={size}
      variant={variant}
      wide={wide}
      icon={<Tag aria-hidden="true" />}
      aria-label={t(sellActions.listItem({ item: item.name }))}
      onClick={() => open({ kind: 'list', item, held })}
    >
      {t(sellActions.list)}
    </Button>
  )
}
