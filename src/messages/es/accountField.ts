// The field for an account.
import type { Translation } from '../message.ts'
import type { accountField } from '../en/accountField.ts'

export const texts: Translation<typeof accountField> = {
  address: 'Dirección',
  addressOrName: 'Dirección o nombre',
}
