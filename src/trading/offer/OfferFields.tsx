// The fields of the form to make an offer, with those that select a trait: its type, then its value with the number of items.
import type { Currency } from '../../domain/currency.ts'
import { offerDialogsTexts } from '../../messages/en/offerDialogs.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import dialogs from '../dialog/Dialogs.module.css'
import { MarketPrices, type MarketPricesProps } from '../prices/MarketPrices.tsx'
import { useTouched, TermsFields } from '../dialog/OrderFields.tsx'
import type { OfferStart } from '../../orders/offer.ts'
import { takesQuantity, type OfferErrors, type OfferValues } from './form.ts'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { Address } from '../../domain/address.ts'
import { errorText } from '../../domain/errors.ts'
import { traitKey, type TraitKey, traitTypeName, traitValueName } from '../../domain/traits.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { LoadingLabel, Skeleton } from '../../ui/Skeleton.tsx'
import { FieldNote } from '../../ui/TextField.tsx'
import { useDebouncedRead } from '../dialog/useDebouncedRead.ts'
import { fetchCollectionTraits } from '../../orders/traits.ts'

export interface OfferFieldsProps {
  readonly start: OfferStart
  readonly currencies: readonly Currency[]
  readonly values: OfferValues
  readonly errors: OfferErrors
  readonly prices: MarketPricesProps['prices']
  /** Whether the form was submitted: then every field shows its error. */
  readonly wasSubmitted: boolean
  readonly onChange: (values: OfferValues) => void
}

export function OfferFields({
  start,
  currencies,
  values,
  errors,
  prices,
  wasSubmitted,
  onChange,
}: OfferFieldsProps) {
  const t = useTranslate()
  const { getError, touch } = useTouched(errors, wasSubmitted)
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
          error={getError('trait')}
          onChange={(traitType, trait, traitCount) => set({ traitType, trait, traitCount })}
        />
      )}
      <TermsFields
        label={t(hasQuantity ? offerDialogsTexts.unitPrice : offerDialogsTexts.price)}
        currencies={currencies}
        values={values}
        getError={getError}
        touch={touch}
        suggestions={<MarketPrices prices={prices} onSelect={(price) => set({ price })} />}
        quantity={
          hasQuantity
            ? { decimals: start.item?.decimals ?? 0, hint: t(offerDialogsTexts.quantityHint) }
            : undefined
        }
        onChange={set}
      />
    </>
  )
}

interface TraitFieldsProps {
  readonly collection: Address
  readonly type: string
  /** Empty for none. */
  readonly trait: TraitKey
  readonly error: string | undefined
  /** @param count items with the trait, as the form shows them; undefined if unknown */
  readonly onChange: (type: string, trait: TraitKey, count: number | undefined) => void
}

const NOTE_ID = 'trait-note'

function TraitFields({ collection, type, trait: selectedTrait, error, onChange }: TraitFieldsProps) {
  const t = useTranslate()
  const client = useApolloClient()
  const [round, setRound] = useState(0)
  const reading = useDebouncedRead(`${collection}:${round}`, async () => {
    return [...(await fetchCollectionTraits(client, collection)).values()]
  })
  switch (reading.status) {
    case 'loading':
      return (
        <div className={dialogs.row}>
          <LoadingLabel>{t(offerDialogsTexts.loadingTraits)}</LoadingLabel>
          <Skeleton height={64} />
        </div>
      )
    case 'failed':
      return (
        <div className={dialogs.row} role="alert">
          <p className={dialogs.failure}>{t(errorText(reading.error, offerDialogsTexts.traitsFailed))}</p>
          <Button size="s" onClick={() => setRound(round + 1)}>
            {t(offerDialogsTexts.retryTraits)}
          </Button>
        </div>
      )
    case 'loaded': {
      // A trait without a name would look like no selection.
      const named = reading.value.filter(({ trait }) => trait.type !== '' && trait.value !== '')
      const types = [...new Set(named.map(({ trait }) => trait.type))]
      const values = named.filter(({ trait }) => trait.type === type)
      const errorId = error === undefined ? undefined : NOTE_ID
      if (types.length === 0) return <p className={dialogs.row}>{t(offerDialogsTexts.noTraits)}</p>
      return (
        <div className={dialogs.row}>
          <div className={dialogs.pair}>
            <Select
              label={t(offerDialogsTexts.trait)}
              value={type}
              errorId={type === '' ? errorId : undefined}
              onChange={(selected) => onChange(selected, '', undefined)}
              options={[
                { value: '', label: t(offerDialogsTexts.choose) },
                ...types.map((one) => ({ value: one, label: t(traitTypeName(one)) })),
              ]}
            />
            <Select
              label={t(offerDialogsTexts.value)}
              value={selectedTrait}
              disabled={type === ''}
              errorId={type === '' ? undefined : errorId}
              onChange={(selected) =>
                onChange(type, selected, values.find(({ trait }) => traitKey(trait) === selected)?.count)
              }
              options={[
                { value: '', label: t(offerDialogsTexts.choose) },
                ...values.map(({ trait, count }) => ({
                  value: traitKey(trait),
                  label:
                    count === undefined
                      ? t(traitValueName(trait))
                      : t(offerDialogsTexts.valueCount({ value: traitValueName(trait), count })),
                })),
              ]}
            />
          </div>
          <FieldNote id={NOTE_ID} error={error} hint={t(offerDialogsTexts.traitHint)} />
        </div>
      )
    }
  }
}
