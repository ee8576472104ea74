// Shown in the place of a page that was built but not configured, or whose browser is too old.
import type { Translation } from '../message.ts'
import type { unusable } from '../en/unusable.ts'

export const texts: Translation<typeof unusable> = {
  unconfigured: 'Diese Website ist noch nicht eingerichtet',
  configure:
    'Schreibe <code>vitrine.config.json</code> mit <code>npm run setup</code>, führe dann <code>npm run configure</code> für die gebaute Seite aus und veröffentliche sie erneut.',
  oldBrowser: 'Dieser Browser ist zu alt',
  update:
    'Diese Website braucht mindestens Chrome oder Edge 120, Firefox 125 oder Safari 17.4. Aktualisiere diesen Browser, oder öffne die Seite in einem anderen.',
}
