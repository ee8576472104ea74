// A checkbox that shows the selection at once, while the matching items render.
import { startTransition, useOptimistic } from 'react'
import { Checkbox, type CheckboxProps } from '../../../ui/Checkbox.tsx'

/** @param props.checked the state in the URL, which follows the selection */
export function FilterCheckbox({ checked, onChange, ...props }: CheckboxProps) {
  const [shown, show] = useOptimistic(checked)
  const choose = (on: boolean) =>
    startTransition(() => {
      show(on)
      onChange(on)
    })
  return <Checkbox {...props} checked={shown} onChange={choose} />
}
