// The filters on a small screen: a sheet from below that keeps its place, with the results on its button.
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Dialog.tsx'

export interface FilterSheetProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** How many items the filters leave, in words. */
  readonly results: string
  readonly children: ReactNode
}

export function FilterSheet({ open, onOpenChange, results, children }: FilterSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <Button variant="primary" wide onClick={() => onOpenChange(false)}>
          {results === '' ? 'Show items' : `Show ${results}`}
        </Button>
      }
    >
      {children}
    </Sheet>
  )
}
