// The footer of every page.
import type { Translation } from '../message.ts'
import type { footer } from '../en/footer.ts'

export const texts: Translation<typeof footer> = {
  terms: 'Nutzungsbedingungen',
  imprint: 'Impressum',
  contact: 'Kontakt',
  source: 'Quellcode',
  timeTravel: 'Zeitreise',
  licenses: 'Lizenzen',
  indexedTo: 'Stand: Block {block}',
  indexedToHint: 'Der neueste Block, den der Datendienst gelesen hat',
}
