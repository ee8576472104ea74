// What is wrong with the operator’s configuration; `field` is a path such as `network.rpcUrl`.
import type { Translation } from '../message.ts'
import type { configErrors } from '../en/configErrors.ts'

export const texts: Translation<typeof configErrors> = {
  notJson: 'vitrine.config.json ist kein gültiges JSON.',
  notObjectAtAll: 'vitrine.config.json muss ein Objekt enthalten.',
  none: 'Die Seite hat keine Konfiguration.',
  notObject: '{field} muss ein Objekt sein.',
  missing: '{field} fehlt.',
  notList: '{field} muss eine Liste sein.',
  notText: '{field} muss Text sein.',
  empty: '{field} darf nicht leer sein.',
  notBoolean: '{field} muss true oder false sein.',
  notNumber: '{field} muss eine Zahl sein.',
  notWhole: '{field} muss eine ganze Zahl sein.',
  tooSmall: '{field} muss mindestens {least} sein.',
  tooLarge: '{field} darf höchstens {most} sein.',
  notAddress: '{field} ist keine gültige Adresse. {reason}',
  notUrl: '{field} muss eine URL sein, die mit https:// beginnt.',
  notEndpoint: '{field} muss ein Pfad sein, der mit / beginnt, oder eine URL, die mit https:// beginnt.',
  notSlug: '{field} darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten.',
  onlyResizers: `{field} muss mindestens ein Gateway ohne '{'width'}' nennen, für Dateien, die keine Bilder sind.`,
  notPositive: '{field} muss über 0 liegen.',
  title: 'Konfigurationsfehler',
  heading: 'Diese Website ist nicht richtig eingerichtet',
  fix: 'Korrigiere <code>{field}</code> in <code>vitrine.config.json</code> und veröffentliche die Website erneut.',
}
