// Price warnings before an offer is signed.
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { pricesTexts } from '../../messages/en/prices.ts'
import { WarningBox } from '../prices/WarningBox.tsx'
import type { PriceWarning } from '../prices/warnings.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { OfferAim } from './write.ts'

const CHEAPER = {
  token: offerDialogsTexts.cheaperItem,
  collection: offerDialogsTexts.cheaperInCollection,
  trait: offerDialogsTexts.cheaperWithTrait,
} as const

export interface OfferWarningsProps {
  readonly aim: OfferAim
  readonly warnings: readonly PriceWarning[]
}

export function OfferWarnings({ aim, warnings }: OfferWarningsProps) {
  const t = useTranslate()
  return (
    <WarningBox
      label={t(pricesTexts.warnings.title)}
      warnings={warnings}
      messages={{ listing: CHEAPER[aim.kind] }}
      given={undefined}
    />
  )
}
