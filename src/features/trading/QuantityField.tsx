// How many units, in whole numbers.
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'

export type QuantityFieldProps = Pick<
  TextFieldProps,
  'value' | 'onChange' | 'onBlur' | 'error' | 'hint' | 'className' | 'required'
>

export function QuantityField(props: QuantityFieldProps) {
  return <TextField label="How many" inputMode="numeric" mono {...props} />
}
