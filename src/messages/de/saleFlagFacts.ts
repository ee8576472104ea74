// What each rule that flags sales looks at, by the index’s code.
import type { Translation } from '../message.ts'
import type { saleFlagFacts } from '../en/saleFlagFacts.ts'

export const texts: Translation<typeof saleFlagFacts> = {
  SAME_ACCOUNT: 'Verkäufer und Käufer sind dasselbe Konto.',
  FUNDED_BY_SELLER:
    'Der Verkäufer hat die Transaktion gesendet, die das Item für ein anderes Konto gekauft hat, oder Geld des Verkäufers hat den Käufer in dieser Transaktion vor der Zahlung erreicht, direkt oder über ein Konto.',
  CAME_BACK:
    'Das Item kehrte innerhalb von {days} Tagen zu seinem Verkäufer zurück, verkauft oder verschenkt, über höchstens {accounts} andere Konten. Jeder Verkauf auf diesem Weg wird markiert.',
  MIRRORED:
    'Dieselben zwei Konten haben einander innerhalb von {days} Tagen verschiedene Items verkauft, zu Preisen, die höchstens ein Zehntel auseinanderliegen, ohne Gebühr oder Royalty an andere.',
}
