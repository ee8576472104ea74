// The fields of the form to list an item, with the less common options: a declining price, a later start, a private
// buyer.
import { shownQuantity } from '../../domain/quantity.ts'
import type { Currency } from '../../domain/currency.ts'
import { MarketPrices, type MarketPricesProps } from '../prices/MarketPrices.tsx'
import { useTouched, AmountField, TermsFields } from '../dialog/OrderFields.tsx'
import { listTexts } from '../../messages/en/list.ts'
import type { Message } from '../../messages/message.ts'
import { useTranslate } from '../../ui/useTranslate.ts'
import type { ListErrors, ListValues } from './form.ts'
import type { ListedItem } from '../../orders/listedItem.ts'
import { useState } from 'react'
import { Segmented, type SegmentedProps } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AccountField } from '../../wallet/names/AccountField.tsx'
import type { AccountInput } from '../../wallet/names/useAccountInput.ts'
import styles from './ListFields.module.css'

export interface ListFieldsProps {
  readonly item: ListedItem
  /** The viewer's units, if the page knows them. */
  readonly held: bigint | undefined
  readonly currencies: readonly Currency[]
  /** Market prices in a currency of the same worth. */
  readonly prices: MarketPricesProps['prices']
  /** What was made of the field for the only buyer. */
  readonly buyerInput: AccountInput
  /** Whether the price replaces that of a listing. */
  readonly changesPrice: boolean
  readonly values: ListValues
  readonly errors: ListErrors
  /** Whether the form was submitted: then every field shows its error. */
  readonly wasSubmitted: boolean
  readonly onChange: (values: ListValues) => void
}

export function ListFields(props: ListFieldsProps) {
  const { item, held, currencies, prices, changesPrice, values, errors, wasSubmitted, onChange } = props
  const { getError, touch } = useTouched(errors, wasSubmitted)
  const set = (change: Partial<ListValues>) => onChange({ ...values, ...change })
  const t = useTranslate()
  const edition = item.standard === 'ERC1155'
  const { audience } = values

  return (
    <>
      <TermsFields
        label={t(LABELS[changesPrice ? 'change' : 'list'][edition ? 'unit' : 'item'][values.priceType])}
        currencies={currencies}
        values={values}
        getError={getError}
        touch={touch}
        suggestions={<MarketPrices prices={prices} onSelect={(price) => set({ price })} />}
        quantity={
          edition
            ? {
                decimals: item.decimals,
                hint: t(
                  held === undefined
                    ? listTexts.quantityHint({ audience })
                    : listTexts.quantityHintHeld({ audience, held: shownQuantity(held, item) }),
                ),
              }
            : undefined
        }
        onChange={set}
      />
      <MoreListFields
        buyerInput={props.buyerInput}
        changesPrice={changesPrice}
        values={values}
        getError={getError}
        touch={touch}
        onChange={set}
      />
    </>
  )
}

/** Labels of the price: of a new listing or a changed one, of an item or of one unit of an edition. */
const LABELS = {
  list: {
    item: { fixed: listTexts.price, declining: listTexts.startPrice },
    unit: { fixed: listTexts.unitPrice, declining: listTexts.unitStartPrice },
  },
  change: {
    item: { fixed: listTexts.newPrice, declining: listTexts.newStartPrice },
    unit: { fixed: listTexts.newUnitPrice, declining: listTexts.newUnitStartPrice },
  },
} as const

export interface MoreListFieldsProps extends Pick<ListFieldsProps, 'buyerInput' | 'changesPrice' | 'values'> {
  readonly getError: (field: keyof ListErrors) => string | undefined
  readonly touch: (field: keyof ListErrors) => void
  readonly onChange: (change: Partial<ListValues>) => void
}

const PRICE_TYPES = [
  { value: 'fixed', label: listTexts.fixed },
  { value: 'declining', label: listTexts.declining },
] as const
const STARTS = [
  { value: 'now', label: listTexts.startsNow },
  { value: 'later', label: listTexts.startsLater },
] as const
const AUDIENCES = [
  { value: 'anyone', label: listTexts.anyone },
  { value: 'one', label: listTexts.oneAccount },
] as const

/** Less common options of a listing: a declining price, a later start, a private buyer. */
function MoreListFields(props: MoreListFieldsProps) {
  const { changesPrice, values, getError, touch, onChange } = props
  const t = useTranslate()
  const translated = <Choice extends { readonly label: Message }>(choices: readonly Choice[]) =>
    choices.map((choice) => ({ ...choice, label: t(choice.label) }))
  const { priceType, endPrice, start, startsAt, audience, reservedFor } = values
  // Stays open once an option is selected, so that everything to be signed is in view.
  const [open, setOpen] = useState(false)
  const hasSelection = priceType !== 'fixed' || start !== 'now' || audience !== 'anyone'
  return (
    <details
      className={styles.more}
      open={open || hasSelection}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t(listTexts.more)}</summary>
      <div className={styles.choices}>
        <Choice
          label={t(listTexts.priceType)}
          value={priceType}
          options={translated(PRICE_TYPES)}
          onChange={(value) => onChange({ priceType: value })}
        />
        {priceType === 'declining' && (
          <AmountField
            label={t(changesPrice ? listTexts.newEndPrice : listTexts.endPrice)}
            value={endPrice}
            onChange={(value) => onChange({ endPrice: value })}
            onLeave={() => touch('endPrice')}
            error={getError('endPrice')}
            hint={t(listTexts.endPriceHint)}
          />
        )}
        <Choice
          label={t(listTexts.start)}
          value={start}
          options={translated(STARTS)}
          onChange={(value) => onChange({ start: value })}
        />
        {start === 'later' && (
          <TextField
            label={t(listTexts.startsAt)}
            type="datetime-local"
            value={startsAt}
            onChange={(value) => onChange({ startsAt: value })}
            onBlur={() => touch('startsAt')}
            error={getError('startsAt')}
            required
          />
        )}
        <Choice
          label={t(listTexts.buyer)}
          value={audience}
          options={translated(AUDIENCES)}
          onChange={(value) => onChange({ audience: value })}
        />
        {audience === 'one' && (
          <AccountField
            label={t(listTexts.buyerAddress)}
            input={props.buyerInput}
            value={reservedFor}
            onChange={(value) => onChange({ reservedFor: value })}
            onBlur={() => {
              if (reservedFor !== '') touch('reservedFor')
            }}
            error={getError('reservedFor')}
            hint={t(listTexts.buyerHint)}
            required
          />
        )}
      </div>
    </details>
  )
}

/** A choice with a visible label, which assistive technology reads as the group's name. */
function Choice<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  )
}
