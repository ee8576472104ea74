// Price warnings before an offer is signed.
import { offerDialogs } from '../../messages/en/offerDialogs.ts'
import { priceWarnings } from '../../messages/en/priceWarnings.ts'
import { WarningBox } from '../prices/WarningBox.tsx'
import type { PriceWarning } from '../prices/warnings.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { OfferAim } from './write.ts'

const CHEAPER = {
  token: offerDialogs.cheaperItem,
  collection: offerDialogs.cheaperInCollection,
  trait: offerDialogs.cheaperWithTrait,
} as const

export interface OfferWarningsProps {
  readonly aim: OfferAim
  readonly warnings: readonly PriceWarning[]
}

export function OfferWarnings({ aim, warnings }: OfferWarningsProps) {
  const t = useTranslate()
  return (
    <WarningBox
      label={t(priceWarnings.title)}
      warnings={warnings}
      messages={{ listing: CHEAPER[aim.kind] }}
      given={undefined}
    />
  )
}
