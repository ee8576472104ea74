// Pictures that load only on request, and files that open elsewhere.
import type { Translation } from '../message.ts'
import type { media } from '../en/media.ts'

export const texts: Translation<typeof media> = {
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
}
