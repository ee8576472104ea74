// The operator’s links in the footer.
import type { Translation } from '../message.ts'
import type { footerLinks } from '../en/footerLinks.ts'

export const texts: Translation<typeof footerLinks> = {
  terms: 'Nutzungsbedingungen',
  imprint: 'Impressum',
  contact: 'Kontakt',
  source: 'Quellcode',
}
