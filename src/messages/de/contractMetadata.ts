// What an item's contract says about its metadata now.
import type { Translation } from '../message.ts'
import type { contractMetadata } from '../en/contractMetadata.ts'

export const texts: Translation<typeof contractMetadata> = {
  refresh: 'Metadaten aktualisieren',
  reading: 'Die Metadaten werden aus dem Vertrag gelesen …',
  same: 'Die Metadaten sind aktuell.',
  changed:
    'Der Vertrag hat neuere Metadaten, die diese Seite gerade gelesen hat. Der Datendienst hat noch die älteren: Alle sehen die neuen, sobald der Vertrag sie ankündigt oder das Item den Besitzer wechselt.',
  first:
    'Diese Seite hat die Metadaten gerade aus dem Vertrag gelesen. Der Datendienst hat sie noch nicht gelesen.',
  hostChanged:
    'Diese Seite hat die Metadaten gerade noch einmal von {host} gelesen. Sie haben sich geändert.',
  refreshed: 'Für dich auf dieser Seite aktualisiert.',
  olderUnlisted:
    'Der Vertrag verweist jetzt auf {host}. Von dort liest diese Website keine Metadaten. Was du siehst, ist älter.',
  olderUnsupported:
    'Der Vertrag verweist jetzt auf eine Adresse in einem Format, das diese Website nicht unterstützt. Was du siehst, ist älter.',
  olderInvalid:
    'Der Vertrag hat neuere Metadaten, aber sie sind kein gültiges Dokument. Was du siehst, ist älter.',
  olderTooLarge: 'Der Vertrag hat neuere Metadaten, aber sie sind größer als 1 MB. Was du siehst, ist älter.',
  olderUnreachable:
    'Der Vertrag hat neuere Metadaten, die nicht gelesen werden konnten. Was du siehst, ist älter. Aktualisiere die Metadaten, um es erneut zu versuchen.',
  noAddress: 'Der Vertrag hat keine Metadatenadresse zurückgegeben. Es hat sich nichts geändert.',
  tooLarge:
    'Der Vertrag hat mehr als 1 MB zurückgegeben. So viel liest diese Website nicht. Es hat sich nichts geändert.',
  outOfGas:
    'Der Vertrag konnte nicht gelesen werden: Seine Antwort braucht mehr Gas, als die Netzwerkverbindung erlaubt. Es hat sich nichts geändert.',
  nodeFailed: 'Der Vertrag konnte nicht gelesen werden. Prüfe deine Verbindung und versuche es erneut.',
  hostFailed: 'Die Metadaten konnten nicht gelesen werden. Versuche es gleich noch einmal.',
}
