// Why a listing can’t be bought now, by the reason’s code, where its seller reads it as what they did.
import { catalog } from '../catalog.ts'

export const inactiveOwnListings = catalog('inactiveOwnListings', {
  'not-held': 'You don’t hold the item now.',
  'approval-missing': 'You revoked the approval to sell it.',
})
