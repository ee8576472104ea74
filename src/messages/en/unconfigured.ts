// Shown on a page that was built but not configured.
import { catalog } from '../catalog.ts'

export const unconfigured = catalog('unconfigured', {
  title: 'This site isn’t configured yet',
  fix: 'Write <code>vitrine.config.json</code> with <code>npm run setup</code>, then run <code>npm run configure</code> on the built page and publish it again.',
})
