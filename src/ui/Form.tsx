// A form whose fields show their own errors: an attempt to submit moves the focus to the first invalid one.
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> {
  /** Shows the errors of all fields, or submits. */
  readonly onSubmit: () => void
}

export function Form({ onSubmit, ...props }: FormProps) {
  return (
    <form
      {...props}
      // The browser's own messages are in the browser's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // Fields are marked as invalid once their errors are rendered.
        flushSync(onSubmit)
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      }}
    />
  )
}
