// Counts say how many items a choice would show, under the choices already made.
import { describe, expect, test } from 'vitest'
import { countTraits } from './traitCounts.ts'

const items = [
  ['Head=Hat', 'Eyes=Red'],
  ['Head=Hat', 'Eyes=Blue'],
  ['Head=Cap', 'Eyes=Red'],
  ['Head=Cap', 'Eyes=Red', 'Eyes=Red'],
  [],
]

function counts(chosen: readonly string[]) {
  return Object.fromEntries(
    countTraits(items, chosen).flatMap(({ values }) => values.map(({ key, count }) => [key, count] as const)),
  )
}

describe('countTraits', () => {
  test('counts items, not mentions', () => {
    expect(counts([])).toEqual({ 'Head=Hat': 2, 'Head=Cap': 2, 'Eyes=Red': 3, 'Eyes=Blue': 1 })
  })

  test('a choice narrows the other types, not its own', () => {
    expect(counts(['Head=Hat'])).toEqual({ 'Head=Hat': 2, 'Head=Cap': 2, 'Eyes=Red': 1, 'Eyes=Blue': 1 })
  })

  test('two choices of one type widen', () => {
    expect(counts(['Head=Hat', 'Head=Cap'])['Eyes=Red']).toBe(3)
  })

  test('a choice that no item has stays, so that it can be taken back', () => {
    const [type] = countTraits(items, ['Tail=Long']).filter(({ type }) => type === 'Tail')
    expect(type?.values).toEqual([{ key: 'Tail=Long', value: 'Long', count: 0, chosen: true }])
  })

  test('types come by name, values by how many have them', () => {
    const types = countTraits(items, [])
    expect(types.map(({ type }) => type)).toEqual(['Eyes', 'Head'])
    expect(types[0]?.values.map(({ value }) => value)).toEqual(['Red', 'Blue'])
  })

  test('types with signs of the encoding are read back', () => {
    const [type] = countTraits([['100%25 %3D all=yes=no']], [])
    expect(type).toMatchObject({ type: '100% = all', values: [{ value: 'yes=no' }] })
  })
})
