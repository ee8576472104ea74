// The fields of forms about listings and offers: price and currency, quantity, and expiry; and the quantity to take of an
// existing order.
import type { Currency } from '../../domain/currency.ts'
import { quantityText, shownQuantity, type QuantityScale } from '../../domain/quantity.ts'
import type { RichMessage, Value } from '../../messages/message.ts'
import { Trans } from '../../ui/Trans.tsx'
import { useState, type ReactElement, type ReactNode } from 'react'
import { controlsTexts } from '../../messages/en/controls.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import styles from './Dialogs.module.css'
import { DAY_SECONDS } from '../../domain/time.ts'
import { EXPIRIES, parseUnits, type ExpiryValues } from './formFields.ts'

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
function QuantityField({ decimals, ...props }: QuantityFieldProps) {
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

export interface Touched<Field extends string> {
  /** The error to show for a field; undefined before the field is touched. */
  getError(field: Field): string | undefined
  touch(field: Field): void
}

/** Decides which fields of a form show their errors: the ones that lost focus, and all after an attempt to submit. */
export function useTouched<Field extends string>(
  errors: Readonly<Partial<Record<Field, Value>>>,
  wasSubmitted: boolean,
): Touched<Field> {
  const t = useTranslate()
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  return {
    getError(field) {
      const error: Value | undefined = errors[field]
      return error !== undefined && (wasSubmitted || touched.has(field)) ? t(error) : undefined
    },
    touch: (field) => setTouched((before) => new Set([...before, field])),
  }
}

interface TermsValues extends PriceValues, ExpiryValues {
  readonly quantity: string
}

export interface TermsFieldsProps extends Touched<'price' | 'quantity' | 'until'> {
  /** Of the price. */
  readonly label: string
  readonly currencies: readonly Currency[]
  readonly values: TermsValues
  /** Prices to choose from, below the price. */
  readonly suggestions: ReactNode
  /** Undefined for a single item. */
  readonly quantity: (QuantityScale & { readonly hint: string }) | undefined
  readonly onChange: (change: Partial<TermsValues>) => void
}

/** The terms that every listing and every offer has. Fills whole rows of the grid of fields. */
export function TermsFields(props: TermsFieldsProps) {
  const { values, quantity, getError, touch, onChange } = props
  return (
    <>
      <PriceFields
        label={props.label}
        currencies={props.currencies}
        values={values}
        error={getError('price')}
        onLeave={() => touch('price')}
        onChange={onChange}
      />
      {props.suggestions}
      {quantity !== undefined && (
        <QuantityField
          className={styles.row}
          {...quantity}
          value={values.quantity}
          onChange={(text) => onChange({ quantity: text })}
          onBlur={() => touch('quantity')}
          error={getError('quantity')}
          required
        />
      )}
      <ExpiryFields
        values={values}
        error={getError('until')}
        onLeave={() => touch('until')}
        onChange={onChange}
      />
    </>
  )
}

export interface TakenQuantityOptions extends QuantityScale {
  /** The most units that can be taken, and of which number they are a multiple. */
  readonly most: bigint
  readonly step: bigint
  /** The units that the form starts with. */
  readonly usual: bigint
  /** The quantity of an order that can only be taken whole; undefined for others. */
  readonly whole: bigint | undefined
}

export interface TakenQuantity {
  readonly decimals: number
  /** Undefined while the input is invalid. */
  readonly quantity: bigint | undefined
  /** Undefined for an order that can only be taken whole. */
  readonly field:
    | (Pick<TakenQuantityOptions, 'step'> &
        Pick<QuantityFieldProps, 'value' | 'onChange'> & { readonly error: Value | undefined })
    | undefined
}

/** The quantity that a buyer or seller takes of an order. */
export function useTakenQuantity(options: TakenQuantityOptions): TakenQuantity {
  const { most, step, usual, whole } = options
  // As of the opening: what was typed never means another quantity, whatever the metadata says by now.
  const [decimals] = useState(options.decimals)
  const [value, onChange] = useState(() => quantityText(usual, { decimals }))
  if (whole !== undefined) return { decimals, quantity: whole, field: undefined }
  const units = parseUnits(value, { decimals, most, step })
  const error = 'error' in units ? units.error : undefined
  return {
    decimals,
    quantity: 'value' in units ? units.value : undefined,
    field: { step, value, onChange, error },
  }
}

type ShownUnits = ReturnType<typeof shownQuantity>

export interface TakenQuantityFieldProps extends Pick<TakenQuantity, 'decimals' | 'field'> {
  /** The units that are left of the order. */
  readonly left: bigint
  /** Of one unit as people see it. */
  readonly price: ReactElement
  /** What the order has left; and that only multiples of a step can be taken. */
  readonly hints: Readonly<
    Record<
      'any' | 'inSteps',
      (values: {
        readonly count: ShownUnits
        readonly step: ShownUnits
        readonly price: ReactElement
      }) => RichMessage
    >
  >
}

/** Renders nothing for an order that leaves no choice. */
export function TakenQuantityField({ decimals, field, left, price, hints }: TakenQuantityFieldProps) {
  const t = useTranslate()
  if (field === undefined) return null
  const { step, error, ...input } = field
  const shown = (units: bigint) => shownQuantity(units, { decimals })
  return (
    <QuantityField
      className={styles.field}
      decimals={decimals}
      {...input}
      error={error === undefined ? undefined : t(error)}
      hint={
        <Trans
          message={hints[step === 1n ? 'any' : 'inSteps']({ count: shown(left), step: shown(step), price })}
        />
      }
    />
  )
}
