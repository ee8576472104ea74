// Shown in the place of a page that was built but not configured, or whose browser is too old.
import type { Translation } from '../message.ts'
import type { unusable } from '../en/unusable.ts'

export const texts: Translation<typeof unusable> = {
  unconfigured: 'Este sitio aún no está configurado',
  configure:
    'Crea <code>vitrine.config.json</code> con <code>npm run setup</code>, ejecuta <code>npm run configure</code> sobre la página compilada y vuelve a publicarla.',
  oldBrowser: 'Este navegador es demasiado antiguo',
  update:
    'Este sitio necesita al menos Chrome o Edge 120, Firefox 125 o Safari 17.4. Actualiza este navegador o abre la página en otro.',
}
