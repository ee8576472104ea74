// The fields of the form to list an item.
import type { Currency } from '../../../domain/currency.ts'
import dialogs from '../../../trade/Dialogs.module.css'
import { ExpiryFields, PriceFields, QuantityField } from '../../../trade/OrderFields.tsx'
import { useTouched } from '../../../trade/useTouched.ts'
import { listForm } from '../../../messages/en/listForm.ts'
import type { Message } from '../../../messages/message.ts'
import { useTranslate } from '../../../ui/useTranslate.ts'
import type { ListErrors, ListValues } from './listForm.ts'
import type { ListedItem } from '../../../orders/listing.ts'
import { MoreListFields } from './MoreListFields.tsx'

export interface ListFieldsProps {
  readonly item: ListedItem
  /** The viewer's units, if the page knows them. */
  readonly held: bigint | undefined
  readonly currencies: readonly Currency[]
  readonly values: ListValues
  readonly errors: ListErrors
  /** Whether the form was submitted: then every field shows its error. */
  readonly sent: boolean
  readonly onChange: (values: ListValues) => void
}

export function ListFields({ item, held, currencies, values, errors, sent, onChange }: ListFieldsProps) {
  const { errorOf, touch } = useTouched(errors, sent)
  const set = (change: Partial<ListValues>) => onChange({ ...values, ...change })
  const t = useTranslate()
  const edition = item.standard === 'ERC1155'
  const { buyer } = values

  return (
    <>
      <PriceFields
        label={t(priceLabel(values.course === 'declining', edition))}
        currencies={currencies}
        values={values}
        error={errorOf('price')}
        onLeave={() => touch('price')}
        onChange={set}
      />
      {edition && (
        <QuantityField
          className={dialogs.row}
          value={values.quantity}
          onChange={(quantity) => set({ quantity })}
          onBlur={() => touch('quantity')}
          error={errorOf('quantity')}
          hint={t(
            held === undefined
              ? listForm.quantityHint({ buyer })
              : listForm.quantityHintHeld({ buyer, held }),
          )}
          required
        />
      )}
      <ExpiryFields values={values} error={errorOf('until')} onLeave={() => touch('until')} onChange={set} />
      <MoreListFields values={values} errorOf={errorOf} touch={touch} onChange={set} />
    </>
  )
}

function priceLabel(declining: boolean, edition: boolean): Message {
  if (declining) return edition ? listForm.unitStartPrice : listForm.startPrice
  return edition ? listForm.unitPrice : listForm.price
}
