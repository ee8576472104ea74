// What a seller may regret, heard as it appears: the words alone are announced, and what can be pressed stands after them.
import type { ReactNode } from 'react'
import { MAY_BE_LOWER } from '../../../ui/LowestKnown.tsx'
import { Price } from '../../../ui/Price.tsx'
import styles from '../Dialogs.module.css'
import { AcceptInstead } from '../offers/AcceptInstead.tsx'
import { FarAbove } from './FarAbove.tsx'
import type { HeldItem } from './listing.ts'
import type { PriceWarning } from './warnings.ts'

export interface WarningBoxProps {
  readonly label: string
  readonly warnings: readonly PriceWarning[]
  /** What is said before an amount that the price is below; a warning without words is left out. */
  readonly words: Readonly<Partial<Record<PriceWarning['against'], string>>>
  /** What a better offer would be given; without it, none is one click away. */
  readonly given: HeldItem | undefined
  /** What decides, below the words. */
  readonly children?: ReactNode
}

export function WarningBox({ label, warnings, words, given, children }: WarningBoxProps) {
  if (warnings.length === 0) return null
  const better = warnings.flatMap(({ offer }) => offer ?? [])
  return (
    <div className={styles.warnings}>
      <div role="status" aria-label={label}>
        <ul className={styles.words}>
          {warnings.map((warning) => {
            const { against, amount, currency, times, falls = false, mayBeLower = false } = warning
            if (times !== undefined) {
              return (
                <li key="far above">
                  <FarAbove times={times} warning={warning} />
                </li>
              )
            }
            return words[against] === undefined ? null : (
              <li key={against}>
                {falls ? `In the end: ${words[against]}` : words[against]}
                <Price amount={amount} currency={currency} exact />.{mayBeLower && ` ${MAY_BE_LOWER}`}
              </li>
            )
          })}
        </ul>
      </div>
      {given !== undefined &&
        better.map((offer) => <AcceptInstead key={offer.orderHash} offer={offer} given={given} />)}
      {children}
    </div>
  )
}
