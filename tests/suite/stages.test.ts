// The sets of stages: what a contributor runs while working, before a commit, and before a pull request.
import { expect, it } from 'vitest'
import { chooseStages } from './stages.ts'

const namesOf = (...args: readonly string[]) => chooseStages(args).map(({ name }) => name)

it('chooses lint and unit tests for quick, more for check, and all by default', () => {
  expect(namesOf('quick').sort()).toEqual(['lint', 'unit'])
  expect(namesOf('check')).toEqual(expect.arrayContaining([...namesOf('quick'), 'pages', 'tools']))
  expect(namesOf()).toEqual(expect.arrayContaining([...namesOf('check'), 'stack', 'journeys']))
  expect(namesOf('check')).not.toContain('stack')
})

it('chooses stages by name, and names one that there isn’t', () => {
  expect(namesOf('unit', 'pages')).toEqual(['unit', 'pages'])
  expect(() => chooseStages(['units'])).toThrow('There is no stage "units"')
})

it('starts no stage before another that it needs', () => {
  const names = namesOf()
  for (const { name, after } of chooseStages([])) {
    for (const needed of after)
      expect(names.indexOf(needed), `${needed} for ${name}`).toBeLessThan(names.indexOf(name))
  }
})
