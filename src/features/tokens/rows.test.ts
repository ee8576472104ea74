import { describe, expect, it } from 'vitest'
import { covers, rowsInView } from './rows.ts'

const list = { windowHeight: 900, rowHeight: 100, count: 1_000, beyond: 0 }

describe('rowsInView', () => {
  it('names the rows that touch the window', () => {
    expect(rowsInView({ ...list, top: 250 })).toEqual({ first: 0, end: 7 })
    expect(rowsInView({ ...list, top: 0 })).toEqual({ first: 0, end: 9 })
    expect(rowsInView({ ...list, top: -1 })).toEqual({ first: 0, end: 10 })
    expect(rowsInView({ ...list, top: -100 })).toEqual({ first: 1, end: 10 })
  })

  it('adds those that are near it, and none that do not exist', () => {
    expect(rowsInView({ ...list, top: -50_000, beyond: 400 })).toEqual({ first: 496, end: 513 })
    expect(rowsInView({ ...list, top: -99_500, beyond: 400 })).toEqual({ first: 991, end: 1_000 })
    expect(rowsInView({ ...list, top: -200, count: 4 })).toEqual({ first: 2, end: 4 })
    expect(rowsInView({ ...list, top: 0, count: 0 })).toEqual({ first: 0, end: 0 })
  })

  it('names none while the list is out of view', () => {
    expect(rowsInView({ ...list, top: 901 })).toEqual({ first: 0, end: 0 })
    expect(rowsInView({ ...list, top: -200_000 })).toEqual({ first: 1_000, end: 1_000 })
  })
})

describe('covers', () => {
  it('asks for every row of the other range', () => {
    expect(covers({ first: 2, end: 8 }, { first: 2, end: 8 })).toBe(true)
    expect(covers({ first: 2, end: 8 }, { first: 1, end: 8 })).toBe(false)
    expect(covers({ first: 2, end: 8 }, { first: 2, end: 9 })).toBe(false)
    expect(covers({ first: 0, end: 0 }, { first: 5, end: 5 })).toBe(true)
  })
})
