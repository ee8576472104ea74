// Why an offer can’t be accepted now, by the reason’s code; the codes of orders that never can are in `orderDefects`.
import { catalog } from '../catalog.ts'

export const inactiveOffers = catalog('inactiveOffers', {
  filled: 'Filled.',
  canceled: 'Canceled by the buyer.',
  expired: 'Expired.',
  restricted: 'It needs the approval of another marketplace.',
})
