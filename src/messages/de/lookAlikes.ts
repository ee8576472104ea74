// Marks on names that could be mistaken for a listed collection.
import type { Translation } from '../message.ts'
import type { lookAlikes } from '../en/lookAlikes.ts'

export const texts: Translation<typeof lookAlikes> = {
  notListed: 'Nicht die gelistete Kollektion „{name}“ {address}',
  addresses: 'Das ist {address}. {name} ist {listed}.',
  verified: 'Verifizierte Kollektion',
  verifiedHint: 'Auf der Kollektionsliste dieser Website',
}
