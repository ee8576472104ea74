// The exact number of a contract's units that a signature is about, where the item's decimals show another number: the
// decimals come from untrusted metadata.
import { rawUnits, type QuantityScale } from '../../domain/quantity.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { Fact } from '../../ui/Facts.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'

export interface RawQuantityProps {
  readonly units: bigint
  readonly scale: QuantityScale
}

/** Renders nothing for an item without decimals. */
export function RawQuantity({ units, scale }: RawQuantityProps) {
  const t = useTranslate()
  const exact = rawUnits(units, scale)
  return exact === undefined ? null : <Fact label={t(controlsTexts.fields.rawQuantity)}>{t(exact)}</Fact>
}
