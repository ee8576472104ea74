// The filters on a small screen, in a sheet whose button shows the number of results.
import type { ReactNode } from 'react'
import { collectionTexts } from '../../messages/en/collection.ts'
import type { Message } from '../../messages/message.ts'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Dialog.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

export interface FilterSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Label of the button that closes the sheet. */
  readonly showLabel: Message
  readonly children: ReactNode
}

export function FilterSheet({ open, onOpenChange, showLabel, children }: FilterSheetProps) {
  const t = useTranslate()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t(collectionTexts.filters)}
      footer={
        <Button variant="primary" wide onClick={() => onOpenChange(false)}>
          {t(showLabel)}
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
