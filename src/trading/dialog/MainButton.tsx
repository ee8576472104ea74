// The main action of a trade's dialog: a submit button, or a button whose label contains the exact price. It is disabled
// until the trade can be submitted.
import type { ReactElement, ReactNode } from 'react'
import type { Wei } from '../../domain/wei.ts'
import type { RichMessage } from '../../messages/message.ts'
import { Trans } from '../../ui/Trans.tsx'
import { Button } from '../../ui/Button.tsx'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Dialogs.module.css'
import type { TradeState } from './useTrade.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

/** The confirmation that an unusual price needs. */
export function PriceConfirmation({
  trade: { confirmation },
}: {
  readonly trade: Pick<TradeState, 'confirmation'>
}) {
  const t = useTranslate()
  if (confirmation === undefined) return null
  const { label, isConfirmed, confirm } = confirmation
  return <Checkbox label={t(label)} checked={isConfirmed} onChange={confirm} />
}

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
  readonly trade: Pick<TradeState, 'canSubmit' | 'submit'>
  /** Submits the trade by default. */
  readonly onClick?: () => void
}

/** Its label contains the exact price once the price has loaded. */
export function PricedButton({ trade, onClick = trade.submit, ...props }: PricedButtonProps) {
  const { spoken, label, pricedLabel, amount, currency } = props
  const hasPrice = amount !== undefined && currency !== undefined
  return (
    <Button variant="primary" disabled={!hasPrice || !trade.canSubmit} onClick={onClick}>
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
  readonly trade: Pick<TradeState, 'draft' | 'canSubmit'>
  readonly disabled?: boolean
  readonly children: ReactNode
}

/**
 * Disabled while a valid form can't be submitted yet. An invalid form can: its fields then show their errors.
 */
export function SubmitButton({ form, trade, disabled = false, children }: SubmitButtonProps) {
  const isWithheld = trade.draft !== undefined && !trade.canSubmit
  return (
    <Button variant="primary" type="submit" form={form} disabled={disabled || isWithheld}>
      {children}
    </Button>
  )
}
