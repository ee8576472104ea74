// The main action of a dialog once its price is known: what it does, and for exactly how much.
import type { ReactElement } from 'react'
import type { Wei } from '../domain/wei.ts'
import type { RichMessage } from '../messages/message.ts'
import { Trans } from '../ui/Trans.tsx'
import { Button } from '../ui/Button.tsx'
import { Price, type PriceProps } from '../ui/Price.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './Dialogs.module.css'

export interface PricedButtonProps {
  /** Read out before the rest: `Confirm and buy`. */
  readonly spoken: string
  /** While there is nothing to agree to: `Buy`. */
  readonly label: string
  /** With the amount: `Buy for 1 ETH`. */
  readonly pricedLabel: (values: { readonly price: ReactElement }) => RichMessage
  /** Undefined until it is known and may be agreed to. */
  readonly amount: Wei | undefined
  readonly currency: PriceProps['currency'] | undefined
  /** Known, but not to be agreed to yet. */
  readonly withheld?: boolean
  readonly onClick: () => void
}

export function PricedButton(props: PricedButtonProps) {
  const { spoken, label, pricedLabel, amount, currency } = props
  const known = amount !== undefined && currency !== undefined
  return (
    <Button variant="primary" disabled={!known || props.withheld === true} onClick={props.onClick}>
      <VisuallyHidden>{spoken}: </VisuallyHidden>
      {known ? (
        <span className={styles.priced}>
          <Trans message={pricedLabel({ price: <Price amount={amount} currency={currency} exact /> })} />
        </span>
      ) : (
        label
      )}
    </Button>
  )
}
