// What a price is measured by, within a sentence.
import type { PriceWarning } from './warnings.ts'

export const MARK_WORDS: Readonly<Record<PriceWarning['against'], string>> = {
  offer: 'what is offered for it',
  floor: 'the collection’s floor',
  floors: 'the floors together',
  lastSale: 'its last sale',
}
