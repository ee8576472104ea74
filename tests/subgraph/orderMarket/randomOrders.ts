// Random orders: a kind, and up to three changes to it.
import fc from 'fast-check'
import type { Hex } from '../../../local/seed/contracts.ts'
import { type Order, orderHash } from '../seaport.ts'
import { type Draft, changes } from './changes.ts'
import { Dice } from './draw.ts'
import { bases } from './kinds.ts'
import type { Scene } from './scene.ts'

/** An order, and the names of what it was made by. */
export interface Tried {
  readonly order: Order
  readonly hash: Hex
  readonly kinds: readonly string[]
}

const baseNames = Object.keys(bases) as [string, ...string[]]
const changeNames = Object.keys(changes) as [string, ...string[]]
export const plans = fc.record({
  base: fc.constantFrom(...baseNames),
  changed: fc.uniqueArray(fc.constantFrom(...changeNames), { minLength: 1, maxLength: 3, size: 'max' }),
  // A third of the orders are as an honest maker would make them.
  honest: fc.nat({ max: 2 }),
  numbers: fc.array(fc.nat(), { minLength: 24, maxLength: 24, size: 'max' }),
})

export function build(
  scene: Scene,
  plan: typeof plans extends fc.Arbitrary<infer Plan> ? Plan : never,
): Tried {
  const dice = new Dice(plan.numbers)
  const place = dice.below(scene.makers.length)
  const maker = scene.makers[place] ?? scene.makers[0]
  const base = bases[plan.base]?.(dice, scene, maker, place)
  if (base === undefined) throw new Error(`No such kind of order: ${plan.base}`)
  const draft: Draft = { ...base, offer: [...base.offer], consideration: [...base.consideration] }
  const names = plan.honest === 0 ? [] : plan.changed
  for (const name of names) changes[name]?.(draft, dice, scene, place)
  const order: Order = { ...draft, totalOriginalConsiderationItems: draft.consideration.length }
  return {
    order,
    hash: orderHash(order),
    kinds: [plan.base, ...(names.length > 0 ? names : ['as it should be'])],
  }
}
