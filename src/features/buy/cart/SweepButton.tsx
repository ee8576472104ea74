// Opens the sweep of a collection; its code loads the first time.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { Button } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useAsOfBlock } from '../../../ui/AsOfBlockContext.tsx'
import { cartActions } from '../../../messages/en/cartActions.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'

const SweepDialog = lazyPart(async () => (await import('./SweepDialog.tsx')).SweepDialog)

export function SweepButton({ collection }: { readonly collection: Address }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  if (useAsOfBlock() !== undefined) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(cartActions.sweep)}
      </Button>
      {open && <SweepDialog collection={collection} onClose={() => setOpen(false)} />}
    </>
  )
}
