// The field for an account.
import { catalog } from '../catalog.ts'

export const accountField = catalog('accountField', {
  address: 'Address',
  addressOrName: 'Address or name',
})
