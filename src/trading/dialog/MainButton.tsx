// The main action of a dialog: a submit button, or a button whose label contains the exact price.
import type { ReactElement, ReactNode } from 'react'
import type { Wei } from '../../domain/wei.ts'
import type { RichMessage } from '../../messages/message.ts'
import { Trans } from '../../ui/Trans.tsx'
import { Button } from '../../ui/Button.tsx'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Dialogs.module.css'

export interface PricedButtonProps {
  /** Read by screen readers before the label: `Confirm and buy`. */
  readonly spoken: string
  /** Label while there is no price to confirm: `Buy`. */
  readonly label: string
  /** Label with the amount: `Buy for 1 ETH`. */
  readonly pricedLabel: (values: { readonly price: ReactElement }) => RichMessage
  /** Undefined until the price has loaded and may be confirmed. */
  readonly amount: Wei | undefined
  readonly currency: PriceProps['currency'] | undefined
  /** Disables the button although the price has loaded. */
  readonly withheld?: boolean
  readonly onClick: () => void
}

/** Its label contains the exact price once the price has loaded. */
export function PricedButton(props: PricedButtonProps) {
  const { spoken, label, pricedLabel, amount, currency } = props
  const hasPrice = amount !== undefined && currency !== undefined
  return (
    <Button variant="primary" disabled={!hasPrice || props.withheld === true} onClick={props.onClick}>
      <VisuallyHidden>{spoken}: </VisuallyHidden>
      {hasPrice ? (
        <span className={styles.priced}>
          <Trans message={pricedLabel({ price: <Price amount={amount} currency={currency} exact /> })} />
        </span>
      ) : (
        label
      )}
    </Button>
  )
}

export interface SubmitButtonProps {
  /** Id of the form. */
  readonly form: string
  /** True while a valid form's result is loading or can't be executed. */
  readonly waiting: boolean
  readonly children: ReactNode
}

/**
 * Disabled until the result of the form is shown. An invalid form may be submitted: its fields then show their errors.
 */
export function SubmitButton({ form, waiting, children }: SubmitButtonProps) {
  return (
    <Button variant="primary" type="submit" form={form} disabled={waiting}>
      {children}
    </Button>
  )
}
