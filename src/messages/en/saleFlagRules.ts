// The rules that flag sales, by the index’s code.
import { catalog } from '../catalog.ts'

export const saleFlagRules = catalog('saleFlagRules', {
  SAME_ACCOUNT: 'Same account',
  FUNDED_BY_SELLER: 'Funded by seller',
  CAME_BACK: 'Round trip',
  MIRRORED: 'Mirrored trade',
})
