// The menu of the operator’s other sites.
import type { Translation } from '../message.ts'
import type { siteSwitcher } from '../en/siteSwitcher.ts'

export const texts: Translation<typeof siteSwitcher> = {
  switch: '{site}: تبديل الموقع',
  others: 'مواقع أخرى',
}
