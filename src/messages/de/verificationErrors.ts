// What keeps a history from being checked, or a proof bundle from being read.
import type { Translation } from '../message.ts'
import type { verificationErrors } from '../en/verificationErrors.ts'

export const texts: Translation<typeof verificationErrors> = {
  notJson: 'Das ist keine JSON-Datei.',
  notBundle: 'Das ist keine Nachweisdatei.',
  unknownVersion: 'Diese Version von Nachweisdateien wird nicht unterstützt.',
  damaged: 'Diese Nachweisdatei ist beschädigt.',
  unreadable: 'Der RPC-Node hat eine unlesbare Antwort gesendet.',
  otherBlocks: 'Der RPC-Node hat Ereignisse aus Blöcken geliefert, die nicht angefragt waren.',
  otherBlock: 'Der RPC-Node hat einen anderen Block als den angefragten geliefert.',
  header: 'Der RPC-Node hat einen unlesbaren Block-Header gesendet.',
  budget: 'Die Prüfung bräuchte mehr Anfragen, als ihre Grenze erlaubt.',
  silent: 'Der RPC-Node antwortet nicht oder begrenzt die Zahl der Anfragen.',
  noNode: 'Es ist kein RPC-Node konfiguriert.',
  otherChain: 'Der RPC-Node bedient eine andere Chain als die dieses Verlaufs.',
  stopped: 'Die Prüfung wurde unerwartet beendet. Versuche es gleich erneut.',
  failed: 'Etwas ist schiefgegangen. Versuche es gleich erneut.',
}
