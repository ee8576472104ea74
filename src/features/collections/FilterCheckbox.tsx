// A filter's checkbox: it shows the reader's choice at once, while the items that fit are still being drawn.
import { startTransition, useOptimistic } from 'react'
import { Checkbox, type CheckboxProps } from '../../ui/Checkbox.tsx'

/** @param props.checked what the address says, which follows the choice */
export function FilterCheckbox({ checked, onChange, ...props }: CheckboxProps) {
  const [shown, show] = useOptimistic(checked)
  const choose = (on: boolean) =>
    startTransition(() => {
      show(on)
      onChange(on)
    })
  return <Checkbox {...props} checked={shown} onChange={choose} />
}
