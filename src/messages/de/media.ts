// Pictures and other files: loading them, and why one isn’t shown.
import type { Translation } from '../message.ts'
import type { mediaTexts } from '../en/media.ts'

export const texts: Translation<typeof mediaTexts> = {
  none: 'Keine Medien',
  metadataFailed: 'Metadaten von {host} konnten nicht geladen werden',
  notLoaded: 'Bild von {host} nicht geladen',
  loadPicture: 'Bild von {host} laden',
  loadMedia: 'Medien von {host} laden',
  hostSeesYou: '{host} sieht dann deine IP-Adresse',
  loadAnyway: 'Trotzdem laden',
  saveFile: 'Datei speichern',
  openFile: 'Datei öffnen',
  tooManyPictures: 'Zu viele Bilder auf einmal',
  showPicture: 'Bild anzeigen',
  examineFailed: 'Das Bild konnte nicht geprüft werden.',
  reasons: {
    'too-complex': 'Zu komplex, um sicher gezeichnet zu werden',
    'too-many-pixels': 'Zu viele Pixel für eine sichere Anzeige',
    'too-large': 'Größer als 32 MB',
    'too-slow': 'Ladezeit über 30 Sekunden',
    'not-a-picture': 'Nicht unterstützter Dateityp',
    'other-content': 'Datei passt nicht zu ihrer CID',
    unreadable: 'Host lässt keine Prüfung durch diese Seite zu',
    unreachable: 'Medien konnten nicht geladen werden',
  },
  worker: {
    pictureUnread: 'Das Bild konnte nicht geprüft werden.',
  },
}
