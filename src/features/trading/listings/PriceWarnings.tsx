// What a seller may regret about a price, said before anything is signed; nothing of it stops them.
import { Price } from '../../../ui/Price.tsx'
import type { PriceWarning } from './warnings.ts'
import styles from '../Dialogs.module.css'

const WORDS: Readonly<Record<PriceWarning['against'], string>> = {
  offer: 'Somebody already offers more: ',
  floor: 'Below the cheapest of the collection for sale now: ',
  floors: 'Below what the cheapest of each collection come to together: ',
  lastSale: 'Below what it last sold for: ',
}

export function PriceWarnings({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className={styles.warnings} role="status" aria-label="Before you sign">
      {warnings.map(({ against, amount, currency }) => (
        <li key={against}>
          <WarningSentence against={against} amount={amount} currency={currency} />
        </li>
      ))}
    </ul>
  )
}

export function WarningSentence({ against, amount, currency }: PriceWarning) {
  return (
    <>
      {WORDS[against]}
      <Price amount={amount} currency={currency} exact />.
    </>
  )
}
