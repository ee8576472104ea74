// Refusals to cancel an order, by the refusal’s code, where the sentence for takers doesn’t fit. `kind` is listing or offer.
import { catalog } from '../catalog.ts'

export const cancelRefusals = catalog('cancelRefusals', {
  cancelled:
    '{kind, select, offer {This offer is already canceled.} other {This listing is already canceled.}}',
  'already-sold':
    '{kind, select, offer {This offer is already accepted.} other {This listing is already sold.}}',
  'counter-raised':
    '{kind, select, offer {This offer was already canceled together with your earlier ones.} other {This listing was already canceled together with your earlier ones.}}',
  'other-item':
    '{kind, select, offer {This offer is for something other than what the page shows.} other {This listing sells something other than what the page shows.}}',
  'price-differs':
    '{kind, select, offer {This offer is at another price than the page shows.} other {This listing is at another price than the page shows.}}',
})
