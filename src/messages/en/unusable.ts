// Shown in the place of a page that was built but not configured, or whose browser is too old.
import { catalog } from '../catalog.ts'

export const unusable = catalog('unusable', {
  unconfigured: 'This site isn’t configured yet',
  configure:
    'Write <code>vitrine.config.json</code> with <code>npm run setup</code>, then run <code>npm run configure</code> on the built page and publish it again.',
  oldBrowser: 'This browser is too old',
  update:
    'This site needs Chrome or Edge 120, Firefox 125, Safari 17.4, or later. Update this browser, or open the page in another one.',
})
