// What a seller may regret about accepting an offer, said before anything is signed; nothing of it stops them.
import { Price } from '../../../ui/Price.tsx'
import dialogs from '../Dialogs.module.css'
import type { HeldItem } from '../listings/listing.ts'
import type { PriceWarning } from '../listings/warnings.ts'
import { AcceptInstead } from './AcceptInstead.tsx'

const WORDS: Readonly<Record<Exclude<PriceWarning['against'], 'floors'>, string>> = {
  offer: 'Another offer names a higher price: ',
  floor: 'You receive far less than the cheapest of the collection is for sale for: ',
  lastSale: 'You receive far less than it last sold for: ',
}

export interface SaleWarningsProps {
  readonly warnings: readonly PriceWarning[]
  /** What is about to be sold: a better offer can be given it instead. */
  readonly given: HeldItem | undefined
}

export function SaleWarnings({ warnings, given }: SaleWarningsProps) {
  if (warnings.length === 0) return null
  return (
    <ul className={dialogs.warnings} role="status" aria-label="Before you sell">
      {warnings.map(({ against, amount, currency, offer }) =>
        against === 'floors' ? null : (
          <li key={against}>
            {WORDS[against]}
            <Price amount={amount} currency={currency} exact />.
            {offer !== undefined && given !== undefined && <AcceptInstead offer={offer} given={given} />}
          </li>
        ),
      )}
    </ul>
  )
}
