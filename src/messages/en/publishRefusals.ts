// Refusals to publish a listing, by the refusal’s code, where the sentence for buyers doesn’t fit.
import { catalog } from '../catalog.ts'

export const publishRefusals = catalog('publishRefusals', {
  'own-order': 'A private sale needs a buyer other than its seller.',
})
