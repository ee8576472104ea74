// What a seller may regret about a price, said before anything is signed; nothing of it stops them.
import { Fragment } from 'react'
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
          {WORDS[against]}
          <Price amount={amount} currency={currency} exact />.
        </li>
      ))}
    </ul>
  )
}

/** The same in one sentence, for one line of many. */
export function WarningSentence({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  return (
    <>
      Below{' '}
      {warnings.map(({ against, amount, currency }, index) => (
        <Fragment key={against}>
          {index > 0 && ', '}
          {SHORT_WORDS[against]} <Price amount={amount} currency={currency} size="xs" exact />
        </Fragment>
      ))}
      .
    </>
  )
}

const SHORT_WORDS: Readonly<Record<PriceWarning['against'], string>> = {
  offer: 'what is offered for it,',
  floor: 'the collection’s floor,',
  floors: 'the floors together,',
  lastSale: 'its last sale,',
}
