// What a seller may regret about accepting an offer, said before anything is signed; nothing of it stops them.
import { Price } from '../../../ui/Price.tsx'
import dialogs from '../Dialogs.module.css'
import type { PriceWarning } from '../listings/warnings.ts'

const WORDS: Readonly<Record<Exclude<PriceWarning['against'], 'floors'>, string>> = {
  offer: 'Another offer names a higher price: ',
  floor: 'You receive far less than the cheapest of the collection is for sale for: ',
  lastSale: 'You receive far less than it last sold for: ',
}

export function SaleWarnings({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className={dialogs.warnings} role="status" aria-label="Before you sell">
      {warnings.map(({ against, amount, currency }) =>
        against === 'floors' ? null : (
          <li key={against}>
            {WORDS[against]}
            <Price amount={amount} currency={currency} exact />.
          </li>
        ),
      )}
    </ul>
  )
}
