// Refusals to publish a listing, by the refusal’s code, where the sentence for buyers doesn’t fit.
import type { Translation } from '../message.ts'
import type { publishRefusals } from '../en/publishRefusals.ts'

export const texts: Translation<typeof publishRefusals> = {
  'own-order': '定向出售的买家不能是卖家本人。',
}
