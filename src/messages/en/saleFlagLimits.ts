// What each rule that flags sales can’t see, by the index’s code, and what none of them can.
import { catalog } from '../catalog.ts'

export const saleFlagLimits = catalog('saleFlagLimits', {
  SAME_ACCOUNT: 'One person with two accounts looks like two people.',
  FUNDED_BY_SELLER:
    'Money that was sent in an earlier transaction, and native coins, which leave no log when they move.',
  CAME_BACK:
    'A seller who regrets a sale and buys the item back is flagged too. Units of an edition are alike, so a unit counts as returned when each holder on the way passed one on.',
  MIRRORED: 'Two collectors who swap items through sales look the same.',
  all: 'Flagged sales look like wash trades: one person trading with themselves. A flag isn’t proof, and neither is its absence. The rules can’t see that one person funds several accounts outside the sale.',
})
