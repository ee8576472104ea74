// The app as of a block, while the block is looked up.
import type { Translation } from '../message.ts'
import type { pastPage } from '../en/pastPage.ts'

export const texts: Translation<typeof pastPage> = {
  title: 'Bloque {block}',
  loading: 'Buscando el bloque {block}',
  failed: 'No se puede mostrar el bloque {block}',
  notFound: 'No se pudo encontrar este bloque.',
  another: 'Seleccionar otro momento',
  now: 'Volver al presente',
}
