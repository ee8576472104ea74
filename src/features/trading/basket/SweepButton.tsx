// Opens the sweep of a collection; what it needs comes when it is first opened.
import { useState } from 'react'
import type { Address } from '../../../domain/address.ts'
import { Button } from '../../../ui/Button.tsx'
import { later } from '../../../ui/later.tsx'
import { usePast } from '../../../ui/PastContext.tsx'

const SweepDialog = later(async () => (await import('./SweepDialog.tsx')).SweepDialog)

export function SweepButton({ collection }: { readonly collection: Address }) {
  const [open, setOpen] = useState(false)
  if (usePast() !== undefined) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Sweep
      </Button>
      {open && <SweepDialog collection={collection} onClose={() => setOpen(false)} />}
    </>
  )
}
