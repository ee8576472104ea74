// The fields that forms of listings and offers share: price and currency, quantity, and expiry.
import type { Currency } from '../../domain/currency.ts'
import type { QuantityScale } from '../../domain/quantity.ts'
import { controlsTexts } from '../../messages/en/controls.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Dialogs.module.css'
import { DAY_SECONDS } from '../../domain/time.ts'
import { EXPIRIES, type ExpiryValues } from './expiry.ts'

interface PriceValues {
  /** The unparsed input. */
  readonly price: string
  /** Address of the currency. */
  readonly currency: string
}

export interface PriceFieldsProps {
  readonly label: string
  readonly currencies: readonly Currency[]
  readonly values: PriceValues
  readonly error: string | undefined
  /** Called when a price field that isn't empty loses focus. */
  readonly onLeave?: () => void
  readonly onChange: (change: Partial<PriceValues>) => void
}

/** A price and its currency, side by side. Fills two cells of the grid of fields. */
export function PriceFields({ label, currencies, values, error, onLeave, onChange }: PriceFieldsProps) {
  return (
    <>
      <AmountField
        label={label}
        value={values.price}
        onChange={(price) => onChange({ price })}
        onLeave={onLeave}
        error={error}
        data-autofocus
      />
      <CurrencyField currencies={currencies} value={values.currency} onChange={onChange} />
    </>
  )
}

export interface AmountFieldProps extends TextFieldProps {
  /** Called when the field loses focus and isn't empty. */
  readonly onLeave?: (() => void) | undefined
}

/** A required text field for an amount of a currency. */
export function AmountField({ onLeave, ...props }: AmountFieldProps) {
  return (
    <TextField
      inputMode="decimal"
      placeholder="0.00"
      mono
      required
      onBlur={() => {
        if (props.value !== '') onLeave?.()
      }}
      {...props}
    />
  )
}

export interface CurrencyFieldProps {
  readonly currencies: readonly Currency[]
  readonly value: string
  /** Fills a whole row of the grid, for forms without a price beside it. */
  readonly alone?: boolean
  readonly onChange: (change: Pick<PriceValues, 'currency'>) => void
}

export function CurrencyField({ currencies, value, alone = false, onChange }: CurrencyFieldProps) {
  const t = useTranslate()
  return (
    <div className={alone ? styles.row : styles.currency}>
      <Select
        label={t(controlsTexts.fields.currency)}
        value={value}
        onChange={(currency) => onChange({ currency })}
        options={currencies.map(({ address, symbol }) => ({ value: address, label: symbol }))}
      />
    </div>
  )
}

export type QuantityFieldProps = Pick<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'className' | 'required'
> &
  QuantityScale

/** A text field for a quantity, with as many decimals as the item has. */
export function QuantityField({ decimals, ...props }: QuantityFieldProps) {
  const t = useTranslate()
  const inputMode = decimals === 0 ? 'numeric' : 'decimal'
  return <TextField label={t(controlsTexts.fields.quantity)} inputMode={inputMode} mono {...props} />
}

export interface ExpiryFieldsProps {
  readonly values: ExpiryValues
  readonly error: string | undefined
  /** Called when the date field loses focus. */
  readonly onLeave?: () => void
  readonly onChange: (change: Partial<ExpiryValues>) => void
}

/** One of a few durations, or a date. Fills whole rows of the grid of fields. */
export function ExpiryFields({ values, error, onLeave, onChange }: ExpiryFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <div className={styles.row}>
        <Select
          label={t(controlsTexts.fields.expiry)}
          value={values.expiry}
          onChange={(expiry) => onChange({ expiry })}
          options={EXPIRIES.map((value) => ({
            value,
            label: t(
              value === 'custom'
                ? controlsTexts.fields.untilDate
                : controlsTexts.fields.days({ count: Number(value) / DAY_SECONDS }),
            ),
          }))}
        />
      </div>
      {values.expiry === 'custom' && (
        <TextField
          className={styles.row}
          label={t(controlsTexts.fields.until)}
          type="datetime-local"
          value={values.until}
          onChange={(until) => onChange({ until })}
          onBlur={onLeave}
          error={error}
          required
        />
      )}
    </>
  )
}
