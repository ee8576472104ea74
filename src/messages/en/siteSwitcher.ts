// The menu of the operator’s other sites.
import { catalog } from '../catalog.ts'

export const siteSwitcher = catalog('siteSwitcher', {
  switch: '{site}: switch site',
  others: 'Other sites',
})
