// The checkbox that selects one thing of a list, unless no more can be selected.
import type { Message } from '../../messages/message.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Selection } from './useSelection.ts'

export interface SelectBoxProps {
  readonly selection: Selection
  readonly id: string
  /** Its accessible name: `Select Noun 1`. */
  readonly label: Message
  /** Sets the selection by default. */
  readonly onChange?: (selected: boolean) => void
}

export function SelectBox({ selection, id, label, onChange }: SelectBoxProps) {
  const t = useTranslate()
  const { selected, full, set } = selection
  return (
    <Checkbox
      label={<VisuallyHidden>{t(label)}</VisuallyHidden>}
      checked={selected.has(id)}
      disabled={!selected.has(id) && full}
      onChange={onChange ?? ((wanted) => set(id, wanted))}
    />
  )
}
