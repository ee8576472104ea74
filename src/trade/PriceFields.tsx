// A price and its currency, side by side.
import type { Currency } from '../domain/currency.ts'
import { tradeForm } from '../messages/en/tradeForm.ts'
import { Select } from '../ui/Select.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useTranslate } from '../ui/useTranslate.ts'
import styles from './Dialogs.module.css'

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

/** Fills two cells of the grid of fields. */
export function PriceFields({ label, currencies, values, error, onLeave, onChange }: PriceFieldsProps) {
  return (
    <>
      <TextField
        label={label}
        value={values.price}
        onChange={(price) => onChange({ price })}
        onBlur={() => {
          if (values.price !== '') onLeave?.()
        }}
        error={error}
        inputMode="decimal"
        placeholder="0.00"
        mono
        required
        data-autofocus
      />
      <CurrencyField currencies={currencies} value={values.currency} onChange={onChange} />
    </>
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
        label={t(tradeForm.currency)}
        value={value}
        onChange={(currency) => onChange({ currency })}
        options={currencies.map(({ address, symbol }) => ({ value: address, label: symbol }))}
      />
    </div>
  )
}
