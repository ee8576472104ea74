// Why a listing can’t be bought now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import { catalog } from '../catalog.ts'

export const inactiveListings = catalog('inactiveListings', {
  sold: 'Sold.',
  canceled: 'Canceled by the seller.',
  expired: 'Expired.',
  restricted: 'It needs the approval of another marketplace, so it can’t be bought here.',
  'not-held': 'The seller doesn’t hold the item now.',
  'approval-missing': 'The seller revoked the approval to sell it.',
})
