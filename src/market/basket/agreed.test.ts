import { describe, expect, it } from 'vitest'
import { refuse } from '../verdict.ts'
import { agreedWhole } from './agreed.ts'
import type { BasketPlan, CheckedLeg } from './basket.ts'

const plan = {} as BasketPlan
const included = { status: 'included' } as CheckedLeg
const leftOut = { status: 'left-out' } as CheckedLeg

describe('a basket that was agreed to as a whole', () => {
  it('is bought when every leg still can be', () => {
    const verdict = agreedWhole({ legs: [included, included], outcome: { status: 'executable', plan } })
    expect(verdict).toEqual({ status: 'executable', plan, passed: [] })
  })

  it('is asked about again when a leg cannot, however well the others would do', () => {
    const verdict = agreedWhole({
      legs: [included, leftOut, leftOut],
      outcome: { status: 'executable', plan },
    })
    expect(verdict).toEqual({ status: 'changed', change: { what: 'legs', from: 3, to: 1 }, passed: [] })
  })

  it('is refused when none of it can', () => {
    const outcome = refuse({ check: 'status', code: 'nothing-left', found: 'none of 2' })
    expect(agreedWhole({ legs: [leftOut, leftOut], outcome })).toBe(outcome)
  })
})
