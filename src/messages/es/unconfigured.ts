// Shown on a page that was built but not configured.
import type { Translation } from '../message.ts'
import type { unconfigured } from '../en/unconfigured.ts'

export const texts: Translation<typeof unconfigured> = {
  title: 'Este sitio aún no está configurado',
  fix: 'Crea <code>vitrine.config.json</code> con <code>npm run setup</code>, ejecuta <code>npm run configure</code> sobre la página compilada y vuelve a publicarla.',
}
