// What each rule that flags sales can’t see, by the index’s code, and what none of them can.
import type { Translation } from '../message.ts'
import type { saleFlagLimits } from '../en/saleFlagLimits.ts'

export const texts: Translation<typeof saleFlagLimits> = {
  SAME_ACCOUNT: 'Eine Person mit zwei Konten sieht aus wie zwei Personen.',
  FUNDED_BY_SELLER:
    'Geld, das in einer früheren Transaktion gesendet wurde, und native Coins, die beim Bewegen kein Log hinterlassen.',
  CAME_BACK:
    'Auch wer einen Verkauf bereut und das Item zurückkauft, wird markiert. Einheiten einer Edition sind gleich, daher gilt eine Einheit als zurückgekehrt, wenn jeder Inhaber auf dem Weg eine weitergegeben hat.',
  MIRRORED: 'Zwei Sammler, die Items durch Verkäufe tauschen, sehen genauso aus.',
  all: 'Markierte Verkäufe sehen wie Wash-Trades aus: eine Person, die mit sich selbst handelt. Eine Markierung ist kein Beweis, ihr Fehlen auch nicht. Die Regeln können nicht sehen, dass eine Person außerhalb des Verkaufs mehrere Konten finanziert.',
}
