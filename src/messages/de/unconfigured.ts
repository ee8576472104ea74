// Shown on a page that was built but not configured.
import type { Translation } from '../message.ts'
import type { unconfigured } from '../en/unconfigured.ts'

export const texts: Translation<typeof unconfigured> = {
  title: 'Diese Website ist noch nicht eingerichtet',
  fix: 'Schreibe <code>vitrine.config.json</code> mit <code>npm run setup</code>, führe dann <code>npm run configure</code> für die gebaute Seite aus und veröffentliche sie erneut.',
}
