// A text field for an account: an address, this site's name for it, or an ENS name. The name and the address that it
// stands for are shown below what is typed.
import { controlsTexts } from '../../messages/en/controls.ts'
import { useConfig } from '../../ui/ConfigContext.tsx'
import { Address } from '../../ui/Address.tsx'
import { TextField, type TextFieldProps } from '../../ui/TextField.tsx'
import { useTranslate } from '../../ui/useTranslate.ts'
import { chainHasEns } from './ens.ts'
import { NameText } from './NameNote.tsx'
import type { AccountInput } from './useAccountInput.ts'

export interface AccountFieldProps extends Omit<TextFieldProps, 'placeholder' | 'mono' | 'autoCapitalize'> {
  /** What was made of the text. */
  readonly input: AccountInput
}

export function AccountField({ input, error, hint, ...props }: AccountFieldProps) {
  const t = useTranslate()
  const { network, demoWallet } = useConfig()
  const isLoading = input.kind === 'name' && input.state?.kind === 'loading'
  const takesNames = chainHasEns(network.chainId) || demoWallet !== undefined
  return (
    <TextField
      {...props}
      mono
      autoCapitalize="none"
      placeholder={t(
        takesNames ? controlsTexts.accountField.addressOrName : controlsTexts.accountField.address,
      )}
      // It's no mistake yet.
      error={isLoading ? undefined : error}
      hint={
        input.kind === 'account' && input.name !== undefined ? (
          <Address address={input.address} name={input.name} to={null} full />
        ) : input.kind === 'name' && input.state !== undefined ? (
          <NameText name={input.state} text={input.name} />
        ) : (
          hint
        )
      }
    />
  )
}
