// The app as of a block, while the block is looked up.
import type { Translation } from '../message.ts'
import type { pastPage } from '../en/pastPage.ts'

export const texts: Translation<typeof pastPage> = {
  title: 'Block {block}',
  loading: 'Block {block} wird gesucht',
  failed: 'Block {block} kann nicht angezeigt werden',
  notFound: 'Dieser Block wurde nicht gefunden.',
  another: 'Anderen Zeitpunkt wählen',
  now: 'Zurück zur Gegenwart',
}
