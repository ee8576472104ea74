// Fields of trade dialogs, and what to change in them.
import type { Translation } from '../message.ts'
import type { tradeForm } from '../en/tradeForm.ts'

export const texts: Translation<typeof tradeForm> = {
  quantity: 'Menge',
  currency: 'Währung',
  expiry: 'Laufzeit',
  until: 'Bis',
  days: '{count, plural, one {# Tag} other {# Tage}}',
  untilDate: 'Bis zu einem Datum',
  enterQuantity: 'Gib eine Menge ein.',
  enterWhole: 'Gib eine ganze Zahl ein.',
  enterOne: 'Gib mindestens 1 ein.',
  tooMany: 'Gib höchstens {most} ein.',
  notMultiple: 'Gib ein Vielfaches von {step} ein.',
  multiples: 'In Vielfachen von {step}',
  rawUnits:
    '{units} Einheiten des Vertrags ({decimals, plural, one {# Nachkommastelle} other {# Nachkommastellen}}, laut Metadaten des Items)',
  rawQuantity: 'Genaue Menge',
  tooManyDecimals:
    '{decimals, plural, one {Gib höchstens # Nachkommastelle ein.} other {Gib höchstens # Nachkommastellen ein.}}',
  indivisible:
    '{decimals, plural, =0 {Gib bei diesem Preis eine ganze Zahl ein.} one {Gib bei diesem Preis höchstens # Nachkommastelle ein.} other {Gib bei diesem Preis höchstens # Nachkommastellen ein.}}',
  notPositive: 'Der Betrag muss über null liegen.',
  chooseMoment: 'Wähle Datum und Uhrzeit.',
  momentPassed: 'Diese Zeit ist vorbei. Wähle eine spätere.',
  momentTooFar: 'Wähle ein Datum innerhalb eines Jahres.',
  momentTooSoon: 'Lass mindestens zehn Minuten Zeit.',
}
