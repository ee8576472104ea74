// Opens the sweep of the items that the page's filters show; its code loads the first time.
import { useState } from 'react'
import { tradeActionsTexts } from '../../messages/en/tradeActions.ts'
import { useAsOfBlock } from '../../ui/AsOfBlockContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { CollectionSweepProps } from './CollectionSweep.tsx'

const CollectionSweep = lazyPart(async () => (await import('./CollectionSweep.tsx')).CollectionSweep)

export interface SweepButtonProps extends Omit<CollectionSweepProps, 'onClose'> {
  readonly disabled: boolean
}

export function SweepButton({ disabled, ...props }: SweepButtonProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  if (useAsOfBlock() !== undefined) return null
  return (
    <>
      <Button aria-haspopup="dialog" disabled={disabled && !open} onClick={() => setOpen(true)}>
        {t(tradeActionsTexts.cart.sweep)}
      </Button>
      {open && <CollectionSweep {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
