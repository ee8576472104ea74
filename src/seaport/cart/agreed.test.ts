import { describe, expect, it } from 'vitest'
import { refuse } from '../verdict.ts'
import { requireWholeCart } from './agreed.ts'
import type { CartPlan, CheckedCartItem } from './cart.ts'

const plan = {} as CartPlan
const included = { status: 'included' } as CheckedCartItem
const leftOut = { status: 'left-out' } as CheckedCartItem

describe('a cart that the buyer agreed to as a whole', () => {
  it('is bought when every cart item can still be bought', () => {
    const verdict = requireWholeCart({
      cartItems: [included, included],
      outcome: { status: 'executable', plan },
    })
    expect(verdict).toEqual({ status: 'executable', plan, passed: [] })
  })

  it('needs a new confirmation when one cart item can’t be bought, even if the others can', () => {
    const verdict = requireWholeCart({
      cartItems: [included, leftOut, leftOut],
      outcome: { status: 'executable', plan },
    })
    expect(verdict).toEqual({ status: 'changed', change: { what: 'items', from: 3, to: 1 }, passed: [] })
  })

  it('is rejected when no cart item can be bought', () => {
    const outcome = refuse({ check: 'status', code: 'nothing-left', detail: 'none of 2' })
    expect(requireWholeCart({ cartItems: [leftOut, leftOut], outcome })).toBe(outcome)
  })
})
