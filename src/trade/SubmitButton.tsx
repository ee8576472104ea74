// The submit button of a dialog's form, disabled until the result of the form is shown.
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'

export interface SubmitButtonProps {
  /** Id of the form. */
  readonly form: string
  /** True while a valid form's result is loading or can't be executed. */
  readonly waiting: boolean
  readonly children: ReactNode
}

/** An invalid form may be submitted: its fields then show their errors. */
export function SubmitButton({ form, waiting, children }: SubmitButtonProps) {
  return (
    <Button variant="primary" type="submit" form={form} disabled={waiting}>
      {children}
    </Button>
  )
}
