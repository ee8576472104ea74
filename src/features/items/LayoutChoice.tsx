// The control for the layout of items: a large grid, a small grid, or a list.
import { startTransition, useOptimistic } from 'react'
import { Grid2x2, Grid3x3, List } from 'lucide-react'
import { Segmented } from '../../ui/Segmented.tsx'
import type { Density, ViewPreference } from './viewPreference.ts'
import { itemsTexts } from '../../messages/en/items.ts'
import { useTranslate } from '../../ui/useTranslate.ts'

const LAYOUTS = [
  { value: 'large', label: <Grid2x2 aria-hidden="true" />, title: itemsTexts.list.largeGrid },
  { value: 'small', label: <Grid3x3 aria-hidden="true" />, title: itemsTexts.list.smallGrid },
  { value: 'list', label: <List aria-hidden="true" />, title: itemsTexts.list.list },
] as const

export interface LayoutChoiceProps {
  readonly preference: ViewPreference
  readonly onChange: (preference: ViewPreference) => void
}

/** The control responds at once; the items follow once they are rendered. */
export function LayoutChoice({ preference, onChange }: LayoutChoiceProps) {
  const t = useTranslate()
  const [shown, show] = useOptimistic<'list' | Density>(
    preference.view === 'list' ? 'list' : preference.density,
  )
  return (
    <Segmented
      label={t(itemsTexts.list.layout)}
      value={shown}
      options={LAYOUTS.map((layout) => ({ ...layout, title: t(layout.title) }))}
      onChange={(layout) =>
        startTransition(() => {
          show(layout)
          onChange(layout === 'list' ? { ...preference, view: 'list' } : { view: 'grid', density: layout })
        })
      }
    />
  )
}
