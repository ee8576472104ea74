// A gain or a loss, told by its sign and a word as well as by colour; a dash where there is neither to tell.
import type { Wei } from '../../domain/wei.ts'
import { classNames } from '../../ui/classNames.ts'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Money } from './ledger.ts'
import styles from './Portfolio.module.css'

export interface GainProps {
  readonly gain: Money | undefined
  readonly size?: PriceProps['size']
}

export function Gain({ gain, size = 's' }: GainProps) {
  if (gain === undefined) return '—'
  const { amount, currency } = gain
  const loss = amount < 0n
  return (
    <span className={classNames(styles.gain, loss ? styles.loss : amount > 0n && styles.win)}>
      {amount !== 0n && <VisuallyHidden>{loss ? 'Loss of' : 'Gain of'}</VisuallyHidden>}
      <span aria-hidden="true">{loss ? '−' : amount > 0n ? '+' : ''}</span>
      <Price amount={(loss ? -amount : amount) as Wei} currency={currency} size={size} />
    </span>
  )
}
