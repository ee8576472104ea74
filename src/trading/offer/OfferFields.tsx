// The fields of the form to make an offer.
import type { Currency } from '../../domain/currency.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { MarketPrices, type MarketPricesProps } from '../prices/MarketPrices.tsx'
import { ExpiryFields, PriceFields, QuantityField } from '../dialog/OrderFields.tsx'
import { useTouched } from '../dialog/formFields.ts'
import type { OfferStart } from '../../orders/offer.ts'
import { takesQuantity, type OfferErrors, type OfferValues } from './form.ts'
import { TraitFields } from './TraitFields.tsx'

export interface OfferFieldsProps {
  readonly start: OfferStart
  readonly currencies: readonly Currency[]
  readonly values: OfferValues
  readonly errors: OfferErrors
  readonly prices: MarketPricesProps['prices']
  /** Whether the form was submitted: then every field shows its error. */
  readonly sent: boolean
  readonly onChange: (values: OfferValues) => void
}

export function OfferFields({ start, currencies, values, errors, prices, sent, onChange }: OfferFieldsProps) {
  const t = useTranslate()
  const { errorOf, touch } = useTouched(errors, sent)
  const set = (change: Partial<OfferValues>) => onChange({ ...values, ...change })
  const hasQuantity = takesQuantity(start)
  return (
    <>
      {start.item === undefined && (
        <div className={dialogs.row}>
          <Segmented
            label={t(offerDialogsTexts.whichItems)}
            value={values.aim}
            onChange={(aim) => set({ aim })}
            options={[
              { value: 'any', label: t(offerDialogsTexts.anyItem) },
              { value: 'trait', label: t(offerDialogsTexts.withTrait) },
            ]}
          />
        </div>
      )}
      {start.item === undefined && values.aim === 'trait' && (
        <TraitFields
          collection={start.collection.address}
          type={values.traitType}
          trait={values.trait}
          error={errorOf('trait')}
          onChange={(traitType, trait, traitCount) => set({ traitType, trait, traitCount })}
        />
      )}
      <PriceFields
        label={t(hasQuantity ? offerDialogsTexts.unitPrice : offerDialogsTexts.price)}
        currencies={currencies}
        values={values}
        error={errorOf('price')}
        onLeave={() => touch('price')}
        onChange={set}
      />
      <MarketPrices prices={prices} onSelect={(price) => set({ price })} />
      {hasQuantity && (
        <QuantityField
          className={dialogs.row}
          decimals={start.item?.decimals ?? 0}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          onBlur={() => touch('quantity')}
          error={errorOf('quantity')}
          hint={t(offerDialogsTexts.quantityHint)}
          required
        />
      )}
      <ExpiryFields values={values} error={errorOf('until')} onLeave={() => touch('until')} onChange={set} />
    </>
  )
}
