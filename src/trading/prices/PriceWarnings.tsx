// Warnings about a price before something is signed, and the offers that the user could accept instead.
import { TriangleAlert } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import type { Currency } from '../../domain/currency.ts'
import { exactAmount, shortAmount } from '../../domain/wei.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import { tradeTexts } from '../../messages/en/trade.ts'
import type { Message, RichMessage } from '../../messages/message.ts'
import { decimal, joinSentences } from '../../messages/values.ts'
import type { HeldItem } from '../../orders/listedItem.ts'
import { describeOffer, type Offer } from '../../orders/offer.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/classNames.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { Trans } from '../../ui/Trans.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { useOpenTradeDialog } from '../dialog/trade.ts'
import { markCurrency } from './MarketPrices.tsx'
import styles from './PriceWarnings.module.css'
import type { PriceWarning, WarningCode } from './rules.ts'

/** Messages about a low price, or about a listing that is no dearer than an offer, with the market price. */
const MESSAGES: Readonly<
  Record<Exclude<WarningCode, 'far-above'>, (values: { readonly price: ReactElement }) => RichMessage>
> = {
  'offer-exists': pricesTexts.warnings.offer,
  'below-floor': pricesTexts.warnings.floor,
  'below-floors': pricesTexts.warnings.floors,
  'below-listing': pricesTexts.warnings.listing,
  'below-last-sale': pricesTexts.warnings.lastSale,
  'better-offer': offerDialogsTexts.betterOffer,
  'receives-below-floor': offerDialogsTexts.belowFloor,
  'receives-below-listing': offerDialogsTexts.belowListing,
  'receives-below-last-sale': offerDialogsTexts.belowLastSale,
  'token-for-sale': offerDialogsTexts.cheaperItem,
  'collection-for-sale': offerDialogsTexts.cheaperInCollection,
  'trait-for-sale': offerDialogsTexts.cheaperWithTrait,
}

export interface PriceWarningsProps {
  readonly warnings: readonly PriceWarning[]
  /** The item to sell to a better offer; without it, accepting one isn't offered. */
  readonly itemToSell?: HeldItem | undefined
  readonly label?: Message
}

/** One line until its details are opened; all of it is read out at once. */
export function PriceWarnings({
  warnings,
  itemToSell,
  label = pricesTexts.warnings.title,
}: PriceWarningsProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  if (warnings.length === 0) return null
  const better = warnings.flatMap(({ offer }) => offer ?? [])
  return (
    <div className={classNames(styles.warnings, open ? styles.open : styles.collapsed)}>
      <TriangleAlert aria-hidden="true" />
      <div role="status" aria-label={t(label)} className={styles.texts}>
        <ul className={styles.words}>
          {warnings.map((warning) => (
            <li key={`${warning.code} ${warning.against} ${warning.at ?? ''}`}>
              <Warning warning={warning} />
            </li>
          ))}
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
        itemToSell !== undefined &&
        better.map((offer) => (
          <AcceptOfferButton key={offer.orderHash} offer={offer} itemToSell={itemToSell} />
        ))}
    </div>
  )
}

/** The warnings as running text, for a row. */
export function WarningText({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  const sentences = warnings.map((warning) => <Warning key={warning.code} warning={warning} inRow />)
  return <Trans message={joinSentences(sentences)} />
}

/** Larger multiples are shown as “more than” this one, because the exact multiple adds no information. */
const MAX_TIMES = 1_000_000n

interface WarningProps {
  readonly warning: PriceWarning
  /** Shorter, and smaller. */
  readonly inRow?: boolean
}

function Warning({ warning, inRow = false }: WarningProps) {
  const { network } = useConfig()
  const { code, against, amount, currency, times = 0n, at, mayBeLower = false } = warning
  const paidIn = markCurrency(network, against, currency)
  const price = <Price amount={amount} currency={paidIn} size={inRow ? 'xs' : 's'} />
  if (code === 'far-above') {
    const message = at === 'start' ? tradeTexts.farAboveAtFirst : tradeTexts.farAbove
    const shown = times > MAX_TIMES ? { ...decimal(`${MAX_TIMES}`), bound: '>' as const } : times
    return <Trans message={message({ mark: against, times: shown, price })} />
  }
  const sentence = MESSAGES[code]
  if (inRow)
    return <Trans message={sentence({ price: <LowestPrice exact={!mayBeLower}>{price}</LowestPrice> })} />
  const text = sentence({ price })
  const when =
    at && tradeTexts[at === 'start' ? 'atFirst' : 'inTheEnd']({ warning: <Trans message={text} /> })
  return <Trans message={joinSentences([when ?? text, mayBeLower && pricesTexts.mayBeLower])} />
}

/** Asks the seller to confirm a price far below a market price. */
export const confirmListing = ({ price, against, ...mark }: PriceWarning, currency: Currency): Message =>
  pricesTexts.warnings.listUnderHalf({
    price: exactAmount(price, currency),
    mark: against,
    worth: shortAmount(mark.amount, mark.currency),
  })

interface AcceptOfferButtonProps {
  readonly offer: Offer
  readonly itemToSell: HeldItem
}

/** A button in a form that opens an existing offer, for the user to accept instead of sending the form. */
function AcceptOfferButton({ offer, itemToSell }: AcceptOfferButtonProps) {
  const t = useTranslate()
  const open = useOpenTradeDialog()
  if (open === undefined) return null
  return (
    <Button
      size="s"
      className={styles.instead}
      aria-label={t(tradeTexts.acceptOfferInstead({ offer: describeOffer(offer) }))}
      onClick={() => open({ kind: 'accept', offer, itemToSell })}
    >
      {t(tradeTexts.acceptInstead)}
    </Button>
  )
}
