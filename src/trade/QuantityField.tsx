// A text field for a whole number of units.
import { tradeForm } from '../messages/en/tradeForm.ts'
import { TextField, type TextFieldProps } from '../ui/TextField.tsx'
import { useTranslate } from '../ui/useTranslate.ts'

export type QuantityFieldProps = Pick<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'className' | 'required'
>

export function QuantityField(props: QuantityFieldProps) {
  const t = useTranslate()
  return <TextField label={t(tradeForm.quantity)} inputMode="numeric" mono {...props} />
}
