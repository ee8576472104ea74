// What a seller may regret about a price, said before anything is signed; nothing of it stops them.
import { Fragment } from 'react'
import { LowestKnown } from '../../../ui/LowestKnown.tsx'
import { Price } from '../../../ui/Price.tsx'
import { FarAbove } from '../../../trade/FarAbove.tsx'
import type { HeldItem } from '../../../orders/listing.ts'
import { priceMarks } from '../../../messages/en/priceMarks.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import { WarningBox } from '../../../trade/WarningBox.tsx'
import type { PriceWarning } from '../../../trade/warnings.ts'

const WORDS: Readonly<Record<PriceWarning['against'], string>> = {
  offer: 'Somebody already offers more: ',
  floor: 'Below the cheapest of the collection for sale now: ',
  floors: 'Below what the cheapest of each collection come to together: ',
  lastSale: 'Below what it last sold for: ',
}

export interface PriceWarningsProps {
  readonly warnings: readonly PriceWarning[]
  /** What a better offer would be given; without it, none is one click away. */
  readonly given?: HeldItem
}

export function PriceWarnings({ warnings, given }: PriceWarningsProps) {
  return <WarningBox label="Before you sign" warnings={warnings} words={WORDS} given={given} />
}

/** The same in one sentence, for one line of many. */
export function WarningSentence({ warnings }: { readonly warnings: readonly PriceWarning[] }) {
  const t = useTranslate()
  const below = warnings.filter(({ times }) => times === undefined)
  return (
    <>
      {below.length > 0 && 'Below '}
      {below.map(({ against, amount, currency, mayBeLower = false }, index) => (
        <Fragment key={against}>
          {index > 0 && ', '}
          {t(priceMarks[against])},{' '}
          <LowestKnown exact={!mayBeLower}>
            <Price amount={amount} currency={currency} size="xs" exact />
          </LowestKnown>
        </Fragment>
      ))}
      {below.length > 0 && '. '}
      {warnings.map(
        (warning) =>
          warning.times !== undefined && (
            <FarAbove key={warning.against} times={warning.times} warning={warning} size="xs" />
          ),
      )}
    </>
  )
}
