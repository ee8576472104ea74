// The fields of the form to make an offer.
import type { Currency } from '../../../domain/currency.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import dialogs from '../Dialogs.module.css'
import { ExpiryFields } from '../ExpiryFields.tsx'
import { PriceFields } from '../PriceFields.tsx'
import { QuantityField } from '../QuantityField.tsx'
import { useTouched } from '../useTouched.ts'
import type { OfferStart } from './offer.ts'
import { takesQuantity, type OfferErrors, type OfferValues } from './offerForm.ts'
import { TraitFields } from './TraitFields.tsx'

export interface OfferFieldsProps {
  readonly start: OfferStart
  readonly currencies: readonly Currency[]
  readonly values: OfferValues
  readonly errors: OfferErrors
  /** Whether someone tried to send the form: then every field speaks. */
  readonly sent: boolean
  readonly onChange: (values: OfferValues) => void
}

export function OfferFields({ start, currencies, values, errors, sent, onChange }: OfferFieldsProps) {
  const { errorOf, touch } = useTouched(errors, sent)
  const set = (change: Partial<OfferValues>) => onChange({ ...values, ...change })
  const inNumber = takesQuantity(start)
  return (
    <>
      {start.item === undefined && (
        <div className={dialogs.row}>
          <Segmented
            label="Which items"
            value={values.aim}
            onChange={(aim) => set({ aim })}
            options={[
              { value: 'any', label: 'Any item' },
              { value: 'trait', label: 'With a trait' },
            ]}
          />
        </div>
      )}
      {start.item === undefined && values.aim === 'trait' && (
        <TraitFields
          collection={start.collection.address}
          type={values.traitType}
          value={values.traitValue}
          error={errorOf('trait')}
          onChange={(traitType, traitValue, traitCount) => set({ traitType, traitValue, traitCount })}
        />
      )}
      <PriceFields
        label={inNumber ? 'Price of one' : 'Price'}
        currencies={currencies}
        values={values}
        error={errorOf('price')}
        onLeave={() => touch('price')}
        onChange={set}
      />
      {inNumber && (
        <QuantityField
          className={dialogs.row}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          onBlur={() => touch('quantity')}
          error={errorOf('quantity')}
          hint="Several owners may each sell you a part of them."
          required
        />
      )}
      <ExpiryFields values={values} error={errorOf('until')} onLeave={() => touch('until')} onChange={set} />
    </>
  )
}
