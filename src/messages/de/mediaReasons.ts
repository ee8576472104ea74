// Why a picture or another file isn’t shown, by the reason's code.
import type { Translation } from '../message.ts'
import type { mediaReasons } from '../en/mediaReasons.ts'

export const texts: Translation<typeof mediaReasons> = {
  'too-complex': 'Zu komplex, um sicher gezeichnet zu werden',
  'too-many-pixels': 'Zu viele Pixel für eine sichere Anzeige',
  'too-large': 'Größer als 32 MB',
  'too-slow': 'Ladezeit über 30 Sekunden',
  'not-a-picture': 'Nicht unterstützter Dateityp',
  'other-content': 'Datei passt nicht zu ihrer CID',
  unreadable: 'Host lässt keine Prüfung durch diese Seite zu',
  unreachable: 'Medien konnten nicht geladen werden',
}
