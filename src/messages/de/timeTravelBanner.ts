// The banner on every page while time travel shows a block.
import type { Translation } from '../message.ts'
import type { timeTravelBanner } from '../en/timeTravelBanner.ts'

export const texts: Translation<typeof timeTravelBanner> = {
  title: 'Zeitreise',
  text: '<strong>Stand: {time}</strong>, Block {block}. Bei einem früheren Block kannst du nicht handeln.',
  another: 'Anderen Zeitpunkt wählen',
  now: 'Zurück zur Gegenwart',
}
