// What a seller may regret about a price, said before anything is signed; nothing of it stops them.
import { Price } from '../../../ui/Price.tsx'
import type { PriceWarning } from './warnings.ts'
import styles from '../Dialogs.module.css'

const WORDS: Readonly<Record<PriceWarning['against'], string>> = {
  offer: 'Somebody already offers more: ',
  floor: 'Below the cheapest of the collection for sale now: ',
  lastSale: 'Below what it last sold for: ',
}

export function PriceWarnings({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className={styles.warnings} role="status" aria-label="Before you sign">
      {warnings.map(({ against, amount, currency }) => (
        <li key={against}>
          {WORDS[against]}
          <Price amount={amount} currency={currency} exact />.
        </li>
      ))}
    </ul>
  )
}
