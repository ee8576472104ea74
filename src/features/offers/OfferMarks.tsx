// Market prices beside an offer's price: one click makes any of them the price.
import type { Currency } from '../../domain/currency.ts'
import { traitName } from '../../domain/traits.ts'
import { formatExact } from '../../domain/wei.ts'
import { offerMarks } from '../../messages/en/offerMarks.ts'
import dialogs from '../../trade/Dialogs.module.css'
import { Button } from '../../ui/Button.tsx'
import { LowestPrice } from '../../ui/LowestPrice.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Trans } from '../../ui/Trans.tsx'
import type { ReadState } from '../../ui/useRead.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { OfferMark } from './offerMarks.ts'
import styles from './OfferMarks.module.css'

export interface OfferMarksProps {
  readonly marks: ReadState<readonly OfferMark[]>
  readonly currency: Currency
  /** @param price of one unit, as a person would type it in the offer's currency */
  readonly onSelect: (price: string) => void
}

export function OfferMarks({ marks, currency, onSelect }: OfferMarksProps) {
  const t = useTranslate()
  if (marks.status === 'failed') return <p className={dialogs.row}>{t(offerMarks.failed)}</p>
  if (marks.status === 'loaded' && marks.value.length === 0) return null
  return (
    <div
      className={styles.marks}
      role="group"
      aria-label={t(offerMarks.title)}
      aria-busy={marks.status === 'loading'}
    >
      {marks.status === 'loading' ? (
        <Skeleton shape="text" width="24ch" />
      ) : (
        marks.value.map(({ kind, trait: markTrait, amount, currency: of, exact }) => (
          <Button key={kind} size="s" onClick={() => onSelect(formatExact(amount, currency.decimals))}>
            <span>
              <Trans
                message={offerMarks[kind]({
                  trait: markTrait === undefined ? '' : <bdi>{t(traitName(markTrait))}</bdi>,
                  price: (
                    <LowestPrice exact={exact}>
                      <Price amount={amount} currency={of} />
                    </LowestPrice>
                  ),
                })}
              />
            </span>
          </Button>
        ))
      )}
    </div>
  )
}
