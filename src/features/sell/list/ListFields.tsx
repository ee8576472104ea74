// The fields of the form to list an item.
import type { Currency } from '../../../domain/currency.ts'
import dialogs from '../../../trade/Dialogs.module.css'
import { ExpiryFields } from '../../../trade/ExpiryFields.tsx'
import { PriceFields } from '../../../trade/PriceFields.tsx'
import { QuantityField } from '../../../trade/QuantityField.tsx'
import { useTouched } from '../../../trade/useTouched.ts'
import type { ListErrors, ListValues } from './listForm.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { MoreListFields } from './MoreListFields.tsx'

export interface ListFieldsProps {
  readonly item: ListedItem
  /** Units that the reader has, when the page knows. */
  readonly held: bigint | undefined
  readonly currencies: readonly Currency[]
  readonly values: ListValues
  readonly errors: ListErrors
  /** Whether someone tried to send the form: then every field speaks. */
  readonly sent: boolean
  readonly onChange: (values: ListValues) => void
}

export function ListFields({ item, held, currencies, values, errors, sent, onChange }: ListFieldsProps) {
  const { errorOf, touch } = useTouched(errors, sent)
  const set = (change: Partial<ListValues>) => onChange({ ...values, ...change })
  const takesParts =
    values.buyer === 'one' ? 'The buyer takes all of them.' : 'Buyers may take a part of them.'
  const each = item.standard === 'ERC1155' ? ' of one' : ''

  return (
    <>
      <PriceFields
        label={values.course === 'declining' ? `First price${each}` : `Price${each}`}
        currencies={currencies}
        values={values}
        error={errorOf('price')}
        onLeave={() => touch('price')}
        onChange={set}
      />
      {item.standard === 'ERC1155' && (
        <QuantityField
          className={dialogs.row}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          onBlur={() => touch('quantity')}
          error={errorOf('quantity')}
          hint={held === undefined ? takesParts : `You have ${held}. ${takesParts}`}
          required
        />
      )}
      <ExpiryFields values={values} error={errorOf('until')} onLeave={() => touch('until')} onChange={set} />
      <MoreListFields values={values} errorOf={errorOf} touch={touch} onChange={set} />
    </>
  )
}
