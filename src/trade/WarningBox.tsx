// Warnings before a signature, announced as they appear; buttons come after the announced text.
import type { ReactElement, ReactNode } from 'react'
import { Price } from '../ui/Price.tsx'
import { priceNotes } from '../messages/en/priceNotes.ts'
import { tradeParts } from '../messages/en/tradeParts.ts'
import type { RichMessage } from '../messages/message.ts'
import { joinSentences } from '../messages/values.ts'
import { Trans } from '../ui/Trans.tsx'
import styles from './Dialogs.module.css'
import { AcceptOfferButton } from './AcceptOfferButton.tsx'
import { FarAboveWarning } from './FarAboveWarning.tsx'
import type { HeldItem } from '../orders/listing.ts'
import type { PriceWarning } from './warnings.ts'

/** A message with a placeholder for the amount. */
type BelowMessage = (values: { readonly price: ReactElement }) => RichMessage

export interface WarningBoxProps {
  readonly label: string
  readonly warnings: readonly PriceWarning[]
  /** Messages by the mark that the price is below; a warning without a message is left out. */
  readonly messages: Readonly<Partial<Record<PriceWarning['against'], BelowMessage>>>
  /** The item that would go to a better offer; without it, no button to accept the offer is shown. */
  readonly given: HeldItem | undefined
  /** Controls below the warnings, such as a confirmation checkbox. */
  readonly children?: ReactNode
}

export function WarningBox({ label, warnings, messages, given, children }: WarningBoxProps) {
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
                  <FarAboveWarning times={times} warning={warning} />
                </li>
              )
            }
            const below = messages[against]
            if (below === undefined) return null
            const price = <Price amount={amount} currency={currency} exact />
            const warned = below({ price })
            return (
              <li key={against}>
                <Trans
                  message={joinSentences([
                    falls ? tradeParts.inTheEnd({ warning: <Trans message={warned} /> }) : warned,
                    mayBeLower && priceNotes.mayBeLower,
                  ])}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {given !== undefined &&
        better.map((offer) => <AcceptOfferButton key={offer.orderHash} offer={offer} given={given} />)}
      {children}
    </div>
  )
}
