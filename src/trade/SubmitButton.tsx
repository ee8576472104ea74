// The main action of a dialog with a form: nothing is agreed to before it is shown.
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'

export interface SubmitButtonProps {
  /** Id of the form. */
  readonly form: string
  /** What the form says is understood, but what it comes to is not known yet, or cannot be done. */
  readonly waiting: boolean
  readonly children: ReactNode
}

/** A form that cannot be understood may be sent: its fields then say why. */
export function SubmitButton({ form, waiting, children }: SubmitButtonProps) {
  return (
    <Button variant="primary" type="submit" form={form} disabled={waiting}>
      {children}
    </Button>
  )
}
