// An amount of money, and a gain or a loss, shown by a sign and a word as well as by color; a dash where it isn't known.
import type { ReactNode } from 'react'
import type { Wei } from '../../domain/wei.ts'
import { portfolioTexts } from '../../messages/en/portfolio.ts'
import { classNames } from '../../ui/classNames.ts'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { Money } from './ledger.ts'
import styles from './Portfolio.module.css'

export interface GainProps {
  readonly gain: Money | undefined
  readonly size?: PriceProps['size']
}

export function Gain({ gain, size = 's' }: GainProps) {
  if (gain === undefined) return <>—</>
  const { amount, currency } = gain
  const loss = amount < 0n
  const price = <Price amount={(loss ? -amount : amount) as Wei} currency={currency} size={size} />
  if (amount === 0n) return <span className={styles.gain}>{price}</span>
  return (
    <span className={classNames(styles.gain, loss ? styles.loss : styles.win)}>
      <Trans
        message={(loss ? portfolioTexts.lossOf : portfolioTexts.gainOf)({
          hidden: (text: ReactNode) => <VisuallyHidden>{text}</VisuallyHidden>,
          // The sign stays before the figure where text runs from right to left.
          amount: (
            <bdi dir="ltr">
              <span aria-hidden="true">{loss ? '−' : '+'}</span>
              {price}
            </bdi>
          ),
        })}
      />
    </span>
  )
}

export function Amount({ money }: { readonly money: Money | undefined }) {
  return money === undefined ? <>—</> : <Price amount={money.amount as Wei} currency={money.currency} />
}
