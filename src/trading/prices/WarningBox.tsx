// Price warnings in a dialog, and the offers that the user could accept instead.
import { useState, type ReactElement } from 'react'
import { TriangleAlert } from 'lucide-react'
import { Price, type PriceProps } from '../../ui/Price.tsx'
import { pricesTexts } from '../../messages/en/prices.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { RichMessage } from '../../messages/message.ts'
import { joinSentences, decimal } from '../../messages/values.ts'
import { Trans } from '../../ui/Trans.tsx'
import { classNames } from '../../ui/classNames.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import styles from './WarningBox.module.css'
import { markCurrency } from './markCurrency.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import type { PriceWarning } from './warnings.ts'
import { Button } from '../../ui/Button.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useOpenTradeDialog } from '../dialog/trade.ts'
import { describeOffer, type Offer } from '../../orders/offer.ts'

/** A message with a placeholder for the amount. */
type BelowMessage = (values: { readonly price: ReactElement }) => RichMessage

export interface WarningBoxProps {
  readonly label: string
  readonly warnings: readonly PriceWarning[]
  /** Messages by the mark that the price is below; a warning without a message is left out. */
  readonly messages: Readonly<Partial<Record<PriceWarning['against'], BelowMessage>>>
  /** The item that would go to a better offer; without it, no button to accept the offer is shown. */
  readonly given: HeldItem | undefined
}

/** One line until its details are opened; all of it is read out at once. */
export function WarningBox({ label, warnings, messages, given }: WarningBoxProps) {
  const t = useTranslate()
  const { network } = useConfig()
  const [open, setOpen] = useState(false)
  if (warnings.length === 0) return null
  const better = warnings.flatMap(({ offer }) => offer ?? [])
  return (
    <div className={classNames(styles.warnings, open ? styles.open : styles.collapsed)}>
      <TriangleAlert aria-hidden="true" />
      <div role="status" aria-label={label} className={styles.texts}>
        <ul className={styles.words}>
          {warnings.map((warning) => {
            const { against, amount, currency, times, falls = false, atStart = false } = warning
            const { mayBeLower = false } = warning
            if (times !== undefined) {
              return (
                <li key="far above">
                  <FarAboveWarning times={times} warning={warning} />
                </li>
              )
            }
            const below = messages[against]
            if (below === undefined) return null
            const price = <Price amount={amount} currency={markCurrency(network, against, currency)} />
            const warned = below({ price })
            return (
              <li key={`${against} ${atStart}`}>
                <Trans
                  message={joinSentences([
                    falls || atStart
                      ? tradeTexts[atStart ? 'atFirst' : 'inTheEnd']({ warning: <Trans message={warned} /> })
                      : warned,
                    mayBeLower && pricesTexts.mayBeLower,
                  ])}
                />
              </li>
            )
          })}
        </ul>
      </div>
      <Button
        size="s"
        variant="quiet"
        className={styles.more}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t(open ? tradeTexts.lessDetails : tradeTexts.details({ count: warnings.length }))}
      </Button>
      {open &&
        given !== undefined &&
        better.map((offer) => <AcceptOfferButton key={offer.orderHash} offer={offer} given={given} />)}
    </div>
  )
}

/** Larger multiples are shown as “more than” this one, because the exact multiple adds no information. */
const MAX_TIMES = 1_000_000n

export interface FarAboveWarningProps {
  readonly times: bigint
  readonly warning: Pick<PriceWarning, 'against' | 'amount' | 'currency' | 'falls'>
  readonly size?: PriceProps['size']
}

/** Warns when a price is so far above its reference price that it is probably a decimal-point mistake. */
export function FarAboveWarning({
  times,
  warning: { against, amount, currency, falls },
  size = 's',
}: FarAboveWarningProps) {
  const { network } = useConfig()
  const text = falls === true ? tradeTexts.farAboveAtFirst : tradeTexts.farAbove
  return (
    <Trans
      message={text({
        mark: against,
        times: times > MAX_TIMES ? { ...decimal(`${MAX_TIMES}`), bound: '>' } : times,
        price: <Price amount={amount} currency={markCurrency(network, against, currency)} size={size} />,
      })}
    />
  )
}

export interface AcceptOfferButtonProps {
  readonly offer: Offer
  readonly given: HeldItem
}

/** A button in a form that opens an existing offer, for the user to accept instead of sending the form. */
function AcceptOfferButton({ offer, given }: AcceptOfferButtonProps) {
  const t = useTranslate()
  const open = useOpenTradeDialog()
  if (open === undefined) return null
  return (
    <Button
      size="s"
      className={styles.instead}
      aria-label={t(tradeTexts.acceptOfferInstead({ offer: describeOffer(offer) }))}
      onClick={() => open({ kind: 'accept', offer, given })}
    >
      {t(tradeTexts.acceptInstead)}
    </Button>
  )
}
