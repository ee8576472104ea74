// The operator’s links in the footer.
import { catalog } from '../catalog.ts'

export const footerLinks = catalog('footerLinks', {
  terms: 'Terms',
  imprint: 'Imprint',
  contact: 'Contact',
  source: 'Source code',
})
